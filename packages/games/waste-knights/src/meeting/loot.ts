import type { Offer, Seat } from '@midden/kernel'
import { canHoldFuel } from '../bodies/counters.ts'
import { mayLose } from '../gear/losing.ts'
import { positions, type Slot, slotsIn } from '../gear/slots.ts'
import { placesWhere } from '../lists.ts'
import type { Table } from '../position.ts'

/** The lines of WK-10.7: what can be stolen; the Dame too, from her carrier (M3, Rule 4). */
export const LOOT = ['gear', 'ammo', 'fuel', 'task', 'dame'] as const
export type Loot = (typeof LOOT)[number]

const mints = (s: Table): boolean => s.options.stealMints === 'on'

/** Cards lying open, by slot: on panels, and enhancements on starting gear (WK-10.8). */
function openCards(s: Table, victim: Seat): Slot[] {
  const k = s.knights[victim]!
  return [...slotsIn(k, 'panels'), ...slotsIn(k, 'own')].filter((slot) => mayLose(s, k, slot))
}
/** Stored cards by position, unseen; the blue ones, which everybody knows, cannot be taken. */
function hiddenCards(s: Table, victim: Seat, where: 'pack' | 'cargo'): number[] {
  const k = s.knights[victim]!
  return placesWhere(positions(k, where), (slot) => mayLose(s, k, slot))
}

function gearOffers(s: Table, victim: Seat): Offer[] {
  const list: { act: string; of: number[] }[] = [
    { act: 'gear', of: openCards(s, victim) },
    { act: 'pack', of: hiddenCards(s, victim, 'pack') },
    { act: 'cargo', of: hiddenCards(s, victim, 'cargo') },
  ]
  return list.filter(({ of }) => of.length > 0)
}

/** A private task goes to a thief without one, never with two players (WK-10.10). */
const mayTakeTask = (s: Table, thief: Seat, victim: Seat): boolean =>
  s.seats > 2 && s.knights[thief]!.tasks.length === 0 && s.knights[victim]!.tasks.length > 0

/** What a thief may take, less the lines he has used already (WK-10.7, WKC-R17). */
export function stealable(s: Table, thief: Seat, victim: Seat, taken: readonly number[]): Offer[] {
  const left = (loot: Loot): boolean => !taken.includes(LOOT.indexOf(loot))
  const k = s.knights[victim]!
  const list: Offer[] = left('gear') ? gearOffers(s, victim) : []
  if (left('ammo') && (k.ammo > 0 || mints(s))) list.push({ act: 'ammo' })
  if (left('fuel') && (k.fuel > 0 || mints(s)) && canHoldFuel(s, s.knights[thief]!))
    list.push({ act: 'fuel' })
  if (left('task') && mayTakeTask(s, thief, victim)) list.push({ act: 'task' })
  if (left('dame') && s.quest.carrier === victim) list.push({ act: 'dame' })
  return list
}
