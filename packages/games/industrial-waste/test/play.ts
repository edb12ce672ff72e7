import {
  act,
  anyOf,
  below,
  firstOf,
  offers,
  owing,
  type Random,
  type Seat,
  seatsIn,
  seeded,
} from '@midden/kernel'
import { table } from '@midden/kernel/testing'
import type { WorksEvent } from '../src/events.ts'
import { industrialWaste } from '../src/index.ts'
import type { Works } from '../src/position.ts'
import type { WorksMatch } from './support.ts'

export const seatsOf = (s: Works): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat)

/** One random answer, now and then a credit beside the question. */
export function randomMove(match: WorksMatch, rng: Random, events?: WorksEvent[]): void {
  const s = match.position
  const owed = seatsIn(owing(industrialWaste, s))
  const seat = owed[below(rng, owed.length, 'seat')]!
  const credit = below(rng, 40, 'credit') === 0
  const list = offers(industrialWaste, s, seat)
  const action = credit ? { act: 'credit' } : anyOf(list, rng)
  const refused = act(match, credit ? below(rng, s.seats, 'seat') : seat, action, events)
  if (refused !== null) throw new Error(refused.reason)
}

/** A random game to its end; `look` sees the position before every move and the events of it after. */
export function randomGame(
  seed: string,
  given: { seats: number; options?: object },
  look: (match: WorksMatch, events: WorksEvent[]) => void,
): WorksMatch {
  const rng = seeded(`${seed} moves`)
  const events: WorksEvent[] = []
  const match = table(industrialWaste, { seed, ...given }, events)
  look(match, events.splice(0))
  while (owing(industrialWaste, match.position) !== 0) {
    randomMove(match, rng, events)
    look(match, events.splice(0))
  }
  return match
}

export const firstOwed = (s: Works): Seat => firstOf(owing(industrialWaste, s))
