import { firstEdition } from './cards/index.ts'
import { missions } from './missions/rows.ts'

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** Everything the game is sold with, by id. */
export const pieces: Readonly<Record<string, readonly string[]>> = {
  knights: idsOf(firstEdition.knights),
  events: idsOf(firstEdition.events),
  enemies: idsOf(firstEdition.enemies),
  cultists: idsOf(firstEdition.cultists),
  commons: idsOf(firstEdition.commons),
  privates: idsOf(firstEdition.privates),
  luck: idsOf(firstEdition.luck),
  green: idsOf(firstEdition.green),
  yellow: idsOf(firstEdition.yellow),
  red: idsOf(firstEdition.red),
  blue: idsOf(firstEdition.blue),
  vehicles: idsOf(firstEdition.vehicles),
  printed: idsOf(firstEdition.printed),
  tiles: idsOf(firstEdition.tiles),
  missions: idsOf(missions),
}
