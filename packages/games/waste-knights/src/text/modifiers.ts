import type { Condition, Modifier, Summed } from '../content/vocabulary.ts'
import { checkWords, owner } from './conditions.ts'

const things = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const changed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`)

/** "1 more card", "2 fewer cards". */
const moreOf = (by: number, one: string, many?: string): string =>
  things(Math.abs(by), `${by > 0 ? 'more' : 'fewer'} ${one}`, many && `${by > 0 ? 'more' : 'fewer'} ${many}`)
const moreOrLess = (by: number): string => `${Math.abs(by)} ${by > 0 ? 'more' : 'less'}`
const checksOf = (when: readonly Condition[]): string => `${owner(when)} ${checkWords(when, true)}`

function summed(stat: Summed, by: number, when: readonly Condition[]): string {
  switch (stat) {
    case 'dice':
      return `${checksOf(when)} ${by > 0 ? 'gain' : 'suffer'} ${things(Math.abs(by), 'die', 'dice')}`
    case 'damage':
      return `${checksOf(when)} deal ${moreOrLess(by)} damage`
    case 'pierce':
      return `armour piercing ${changed(by)}`
    case 'armour':
      return `armour ${changed(by)}`
    case 'multi':
      return moreOf(by, 'multi-attack icon')
    case 'mp':
      return `you have ${moreOf(by, 'MP', 'MP')}`
    case 'mp per fuel':
      return `each Fuel you spend to move gives ${moreOf(by, 'MP', 'MP')}`
    case 'difficulty':
      return by > 0 ? `hexes cost ${by} MP more` : `hexes cost ${-by} MP less, at least 1`
    case 'feet':
      return `you may move up to ${moreOf(by, 'hex', 'hexes')}`
    case 'backpack':
      return `your backpack holds ${moreOf(by, 'card')}`
    case 'healing':
      return `each time a gear card of yours heals Health or Radiation, it heals ${moreOrLess(by)}`
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
      return `${checksOf(when)} count Bull's Eyes from ${m.is} on`
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
