import type { Condition } from '../content/vocabulary.ts'

const has = (list: readonly Condition[], name: Condition): boolean => list.includes(name)
const find = <K extends string>(
  list: readonly Condition[],
  key: K,
): Extract<Condition, Record<K, unknown>> | undefined =>
  list.find((c): c is Extract<Condition, Record<K, unknown>> => typeof c === 'object' && key in c)

/** Whose checks: yours, the opponent's, this enemy's, those of enemies. */
export function owner(list: readonly Condition[]): string {
  switch (find(list, 'by')?.by) {
    case 'you':
      return 'your'
    case 'opp':
      return "your opponent's"
    case 'self':
      return "this enemy's"
    case 'enemy':
      return "enemies'"
    case 'rival':
      return "a rival's"
    default:
      return 'any'
  }
}

/** The check a line speaks of, or such checks: "attack check", "Survival checks". */
export function checkWords(list: readonly Condition[], many = false): string {
  const check = many ? 'checks' : 'check'
  const skill = find(list, 'skill')?.skill
  if (skill !== undefined) return `${skill} ${check}`
  if (has(list, 'escape')) return `escape ${check}`
  if (has(list, 'explore')) return `exploration ${check}`
  const icon = find(list, 'icon')?.icon
  const attack = many ? 'attacks' : 'attack'
  if (icon !== undefined) return icon === 'X' ? `melee ${attack}` : `${attack} with icon ${icon}`
  if (has(list, 'spends ammo')) return `attack ${check} that ${many ? 'spend' : 'spends'} Ammo`
  if (has(list, 'attack')) return `attack ${check}`
  if (!has(list, 'not attack')) return check
  return many ? 'checks that are not attacks' : 'check that is not an attack'
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

function whenWords(c: Condition): string {
  if (typeof c === 'string')
    switch (c) {
      case 'vehicle':
        return 'moving by vehicle'
      case 'foot':
        return 'moving on foot'
      case 'duel':
        return 'in a duel'
      case 'combat':
        return 'in combat'
      case 'not combat':
        return 'outside combat'
      case 'won':
        return 'when you win'
      case 'lost':
        return 'if you lose'
      case 'healthy':
        return 'while healthy'
      case 'clean':
        return 'while clean'
      case 'ferocious':
        return 'against ferocious enemies'
      case 'even round':
        return 'in even rounds'
      default:
        return ''
    }
  if ('trait' in c) return `against ${listed(c.trait.map((t) => `${t}s`))}`
  if ('has' in c) return `if you have ${c.has === 'gear' ? 'gear to give up' : `a ${c.has}`}`
  if ('no' in c) return `without ${c.no === 'gear' ? 'gear to give up' : `a ${c.no}`}`
  if ('clash' in c) return `in clash ${c.clash}`
  if ('round' in c) return `from round ${c.round} on`
  if ('rep' in c) return `with ${c.rep} or more Reputation`
  if (!('hex' in c)) return ''
  if (c.hex === 'here and around') return 'on this hex and adjacent hexes'
  return c.hex === 'hazard' ? 'on a hex with radiation or contamination' : `on ${listed(c.hex)} hexes`
}

/** Everything a line's conditions say beside whose check it is: "moving by vehicle, in a duel". */
export const circumstances = (list: readonly Condition[]): string =>
  list
    .map(whenWords)
    .filter((words) => words !== '')
    .join(', ')
