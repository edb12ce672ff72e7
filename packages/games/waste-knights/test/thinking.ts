import { type Action, menu, owing, type Seat, seatsIn, seeded } from '@midden/kernel'
import { wasteKnights } from '../src/index.ts'
import type { WkMatch } from './stage.ts'

/** What the steady bot does for whoever is asked, its rights at any time included. */
export function thinks({ position: s }: WkMatch, seat: Seat = seatsIn(owing(wasteKnights, s))[0]!): Action {
  return wasteKnights.sense(wasteKnights.view(s, seat), seat, menu(wasteKnights, s, seat), seeded('thinking'))
}
