import type { Pack } from '../content/rows.ts'
import { beasts } from './beasts.ts'
import { blue } from './blue.ts'
import { commons } from './commons.ts'
import { cultists } from './cultists.ts'
import { events } from './events.ts'
import { gangs } from './gangs.ts'
import { green } from './green.ts'
import { hexes } from './hexes.ts'
import { knights } from './knights.ts'
import { luck } from './luck.ts'
import { machines } from './machines.ts'
import { mutants } from './mutants.ts'
import { printed } from './printed.ts'
import { privates } from './privates.ts'
import { red } from './red.ts'
import { stalls } from './stalls.ts'
import { tiles } from './tiles.ts'
import { vehicles } from './vehicles.ts'
import { yellow } from './yellow.ts'

/** The cards, sheets and tiles of the game as it is sold. */
export const firstEdition: Pack = {
  starters: ['G01', 'G02', 'G03'],
  knights,
  events,
  enemies: [...gangs, ...beasts, ...mutants, ...machines],
  cultists,
  commons,
  privates,
  luck,
  green,
  yellow,
  red,
  blue,
  vehicles,
  printed,
  tiles,
  hexes,
  stalls,
}
