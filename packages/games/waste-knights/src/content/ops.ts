import { type Counter, SKILLS } from './names.ts'
import type { Check, Choose, Deed, Roll, Subject } from './vocabulary.ts'

/** More than any dial holds: fully healed, fully regained, all lost. */
export const ALL = 9

/** Changes made together, tested for consciousness once (WK-20.10). */
export interface Counters {
  do: 'counters'
  of: Subject
  ammo: number
  fuel: number
  hp: number
  rad: number
  rep: number
}
type Nested = Choose<Deed> | Check<Deed> | Roll<Deed> | Extract<Deed, { do: 'strike' }>
type Counting = Extract<Deed, { do: 'change' | 'fill' | 'empty' }>

/** One thing a script does. Lists inside a deed have become scripts of their own, named by number. */
export type Op =
  | Exclude<Deed, Nested | Counting>
  | Counters
  | { do: 'choose'; of: readonly number[] }
  | { do: 'check'; skill: readonly number[]; difficulty: number; pass: number; fail: number }
  | { do: 'roll'; bands: readonly { to: number; script: number }[] }
  | { do: 'strike'; script: number }
export type Script = readonly Op[]

const isCounting = (deed: Deed): deed is Counting =>
  deed.do === 'change' || deed.do === 'fill' || deed.do === 'empty'

function amount(deed: Counting): number {
  if (deed.do === 'change') return deed.by
  // Radiation is full of health when it is empty.
  return (deed.do === 'fill') === (deed.what !== 'rad') ? ALL : -ALL
}
const subject = (deed: Counting): Subject => (deed.do === 'change' ? (deed.of ?? 'you') : 'you')

function together(deeds: readonly Counting[]): Counters {
  const sum: Record<Counter, number> = { ammo: 0, fuel: 0, hp: 0, rad: 0, rep: 0 }
  for (const deed of deeds) sum[deed.what] += amount(deed)
  return { do: 'counters', of: subject(deeds[0]!), ...sum }
}

/** How many deeds from this one on are changes to the counters of one body. */
function stretch(deeds: readonly Deed[], from: number): Counting[] {
  const run: Counting[] = []
  for (let i = from; i < deeds.length; i++) {
    const deed = deeds[i]!
    if (!isCounting(deed) || (run.length > 0 && subject(run[0]!) !== subject(deed))) break
    run.push(deed)
  }
  return run
}

/** Numbers the scripts of a pack in reading order. */
export interface Scribe {
  scripts: Script[]
  /** what each script was written from */
  deeds: (readonly Deed[])[]
}

/** Writes deeds down as a script and answers its number. */
export function write(scribe: Scribe, deeds: readonly Deed[]): number {
  const no = scribe.scripts.length
  const ops: Op[] = []
  scribe.scripts.push(ops)
  scribe.deeds.push(deeds)
  for (let i = 0; i < deeds.length; i++) {
    const run = stretch(deeds, i)
    if (run.length === 0) ops.push(single(scribe, deeds[i] as Exclude<Deed, Counting>))
    else {
      ops.push(together(run))
      i += run.length - 1
    }
  }
  return no
}

function single(scribe: Scribe, deed: Exclude<Deed, Counting>): Op {
  switch (deed.do) {
    case 'choose':
      return { do: 'choose', of: deed.of.map((deeds) => write(scribe, deeds)) }
    case 'check':
      return {
        do: 'check',
        skill: deed.skill.map((skill) => SKILLS.indexOf(skill)),
        difficulty: deed.difficulty,
        pass: write(scribe, deed.pass),
        fail: write(scribe, deed.fail),
      }
    case 'roll':
      return {
        do: 'roll',
        bands: deed.bands.map(({ to, deeds }) => ({ to, script: write(scribe, deeds) })),
      }
    case 'strike':
      return { do: 'strike', script: write(scribe, deed.deeds) }
    default:
      return deed
  }
}
