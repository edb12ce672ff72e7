import type { Condition, Modifier, Summed } from '../content/vocabulary.ts'
import { checkWords, owner } from './conditions.ts'

const things = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const changed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`)

function summed(stat: Summed, by: number, when: readonly Condition[]): string {
  switch (stat) {
    case 'dice':
      return `${owner(when)} ${checkWords(when)}s ${by > 0 ? 'gain' : 'suffer'} ${things(Math.abs(by), 'die', 'dice')}`
    case 'damage':
      return `${owner(when)} ${checkWords(when)}s deal ${by} more damage`
    case 'pierce':
      return `armour piercing ${changed(by)}`
    case 'armour':
      return `armour ${changed(by)}`
    case 'multi':
      return `${things(by, 'more multi-attack icon')}`
    case 'mp':
      return `you have ${by} more MP`
    case 'mp per fuel':
      return `each Fuel you spend to move gives ${by} more MP`
    case 'difficulty':
      return `hexes cost ${-by} MP less, at least 1`
    case 'feet':
      return `you may move up to ${things(by, 'more hex', 'more hexes')}`
    case 'backpack':
      return `your backpack holds ${things(by, 'more card')}`
    case 'healing':
      return `each time a gear card of yours heals Health or Radiation, it heals ${by} more`
  }
}

/** A permanent effect as a sentence without its full stop. */
export function modifierText(m: Modifier, when: readonly Condition[]): string {
  if ('forbid' in m) return `you cannot ${m.forbid.map(forbidden).join(' or ')}`
  if ('extra' in m)
    return m.extra === 'steal'
      ? `when you steal, choose ${m.n + 1} different options instead of 1`
      : `when you draw gear cards as a reward, draw ${m.n} more of one of those colours, then discard ${m.n} of the cards drawn`
  if ('by' in m) return summed(m.stat, m.by, when)
  switch (m.stat) {
    case 'crit from':
      return `${owner(when)} ${checkWords(when)}s count Bull's Eyes from ${m.is} on`
    case 'crit damage':
      return `each of ${owner(when)} Bull's Eyes deals ${m.is} damage`
    case 'range penalty':
      return 'this weapon ignores dice lost under a range icon'
    case 'icon':
      return m.is === 'X' ? 'this weapon also has the melee icon' : `this weapon also has the icon ${m.is}`
    case 'value':
      return `in each Trade action, 1 green card you offer counts as ${m.is}`
  }
}

const forbidden = (what: string): string =>
  what === 'luck'
    ? 'play luck cards'
    : what === 'trade'
      ? 'trade with the Stalls here'
      : `play ${capital(what)}`

export { capital, things }
