import { ICONS, SKILLS } from './names.ts'
import type { Condition } from './vocabulary.ts'

type Named = Extract<Condition, string>
type Keyed<K extends string> = Extract<Condition, Record<K, unknown>>
type Word<K extends string> = Keyed<K> extends Record<K, infer V extends string> ? V : never

/** A condition made ready: one word says what is asked, and all of them are of one form. */
export interface Test {
  is:
    | Named
    | `by ${Word<'by'>}`
    | `has ${Word<'has'>}`
    | `no ${Word<'no'>}`
    | 'skill'
    | 'icon'
    | 'trait'
    | 'terrain'
    | 'hazard'
    | 'here and around'
    | 'clash'
    | 'round'
    | 'rep'
  /** a number to compare with: of a skill, an icon, a clash, a round, REP */
  n: number
  /** names to be found among: of traits, of terrains */
  among: readonly string[]
}

const NOBODY: readonly string[] = []
const test = (is: Test['is'], n = 0, among = NOBODY): Test => ({ is, n, among })

export function testOf(c: Condition): Test {
  if (typeof c === 'string') return test(c)
  if ('by' in c) return test(`by ${c.by}`)
  if ('skill' in c) return test('skill', SKILLS.indexOf(c.skill))
  if ('icon' in c) return test('icon', ICONS.indexOf(c.icon))
  if ('trait' in c) return test('trait', 0, c.trait)
  if ('clash' in c) return test('clash', c.clash)
  if ('round' in c) return test('round', c.round)
  if ('rep' in c) return test('rep', c.rep)
  if ('has' in c) return test(`has ${c.has}`)
  if ('no' in c) return test(`no ${c.no}`)
  return typeof c.hex === 'string' ? test(c.hex) : test('terrain', 0, c.hex)
}
