import type { Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { Wild } from '../content/catalogue.ts'
import { rulesOf } from '../missions/modules.ts'
import type { Table } from '../position.ts'
import { worthOfRewards } from './worth.ts'

const isQuarry = (what: string, { trait, fighter }: Wild): boolean =>
  what === 'enemy' || what === trait || (what === 'ferocious enemy' && fighter!.ferocious)

/** What defeating this enemy brings beside its rewards: the common task, his own, the mission. */
export function prizeFor(s: Table, seat: Seat, foe: number): number {
  const wild = cards(s).wild[foe]!
  const { tasks, cultists } = cards(s)
  let sum = rulesOf(s).prize?.(s, seat, foe) ?? 0
  const common = tasks[s.posted[0]!.card]?.common
  // The common tasks speak of enemies from wasteland cards.
  if (common?.goal.met === 'defeat' && foe < cultists && isQuarry(common.goal.what, wild))
    sum += worthOfRewards(common.reward)
  for (const { card, accepted } of s.knights[seat]!.tasks) {
    const own = tasks[card]?.private
    if (
      accepted &&
      own !== null &&
      own !== undefined &&
      'defeat' in own.second &&
      own.second.defeat === wild.trait
    )
      sum += worthOfRewards(own.reward)
  }
  return sum
}
/** What facing an event brings beside its rewards. */
export function prizeForEvent(s: Table, { trait }: Wild): number {
  const common = cards(s).tasks[s.posted[0]!.card]?.common
  return common?.goal.met === 'revive or face' && common.goal.trait === trait
    ? worthOfRewards(common.reward)
    : 0
}
/** What winning a duel brings beside the point of Reputation and the theft. */
export function prizeForDuel(s: Table, seat: Seat, rival: Seat): number {
  const common = cards(s).tasks[s.posted[0]!.card]?.common
  const task =
    common?.goal.met === 'defeat' && common.goal.what === 'knight' ? worthOfRewards(common.reward) : 0
  return task + (rulesOf(s).duelPrize?.(s, seat, rival) ?? 0)
}
