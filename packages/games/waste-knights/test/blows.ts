import { attackPool, damageOf, soakOf } from '../src/combat/pool.ts'
import type { WkOptions } from '../src/options.ts'
import type { Wk } from '../src/position.ts'
import { combatOf, fight, idle } from './arena.ts'
import { fetch, gear, type WkMatch } from './stage.ts'

/** An attack of seat 0 or of the enemy, before it is rolled. */
export interface Setting {
  range?: number
  cards?: [number, number]
  side?: 0 | 1
  slot?: number
  icon?: number
  multi?: boolean
  prepared?: boolean
  dice?: number[]
  options?: Partial<WkOptions>
  bonus?: number
}
/** The attack lies on its clash with everything named; the test asks for its figures. */
export function attacking(
  knight: string,
  foe: string | null,
  change: (s: Wk) => void,
  set: Setting = {},
): { match: WkMatch; depth: number } {
  const match = fight([knight, knight === 'K07' ? 'K05' : 'K07'], foe, [], change, set.options)
  idle(match)
  const { stack } = match.position
  const combat = combatOf(match)
  const side = set.side ?? 0
  const seat = combat.seats[side]
  const slot = set.slot ?? 1000
  const f = stack.at(-1)!
  if (f.at !== 'clash') throw new Error('no clash')
  combat.range = set.range ?? 1
  combat.bonus = set.bonus ?? 0
  f.cards = set.cards ?? [0, 3]
  const k = match.position.knights[seat]!
  const enemy = side === 1 && foe !== null
  const held = slot >= 1000 ? k.own[(slot - 1000) / 10] : k.panels[slot / 10]
  stack.push({
    at: 'attack',
    step: 0,
    side,
    multi: set.multi ?? false,
    prepared: set.prepared ?? false,
    weapon: slot,
    gear: enemy ? -1 : held!.card,
    icon: set.icon ?? 1,
    plus: 0,
    minus: 0,
    damage: 0,
    pierce: 0,
    dice: set.dice ?? [],
    rolled: true,
    hit: false,
    asked: 0,
    open: false,
  })
  return { match, depth: stack.length - 1 }
}
export const pool = (...given: Parameters<typeof attacking>): number => {
  const { match, depth } = attacking(...given)
  return attackPool(match.position, depth)
}
export const damage = (...given: Parameters<typeof attacking>): number => {
  const { match, depth } = attacking(...given)
  return damageOf(match.position, depth)
}
export const soak = (...given: Parameters<typeof attacking>): number => {
  const { match, depth } = attacking(...given)
  return soakOf(match.position, depth)
}
export const none = (): void => {}
export const wearing =
  (panel: number, id: string) =>
  (s: Wk): void => {
    s.knights[0]!.panels[panel] = fetch(s, gear(id))
  }
export const enhance =
  (...ids: string[]) =>
  (s: Wk): void => {
    for (const id of ids) {
      fetch(s, gear(id))
      s.knights[0]!.own[0]!.plus.push({ card: gear(id), marked: false })
    }
  }
