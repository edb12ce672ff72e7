import { bool, byField, int, list, nullOr, oneOf, randomShape, record, type Shape } from '@midden/kernel'
import { program } from '../book.ts'
import type { FrameKind } from '../frames/index.ts'
import { count, held, helds, hexOrNone, number, numbers, seat, seatOrNone, seats } from '../kits/shapes.ts'
import { kits } from '../kits.ts'
import { PANELS, PHASES } from '../position.ts'

/** These are never found past their last step: they leave with it, cards in hand, or begin anew. */
const LEAVING: readonly FrameKind[] = ['move', 'wild', 'reward', 'round', 'luck']

const frames: Record<string, Shape> = {}
for (const kind of Object.keys(kits) as FrameKind[]) {
  const steps = program[kind]!.steps.length - (LEAVING.includes(kind) ? 1 : 0)
  frames[kind] = record({ at: oneOf(kind), step: int(0, Math.max(0, steps)), ...kits[kind].fields })
}

const level = int(0, 4)
const owned = record({ card: count, markers: int(0, 3), space: int(0, 2), accepted: bool, shown: bool })
const knight = record({
  sheet: number,
  colour: int(-1, 3),
  hex: int(0, 36),
  hp: level,
  rad: level,
  ammo: level,
  fuel: level,
  rep: int(0, 100_000),
  down: bool,
  marker: hexOrNone,
  skips: bool,
  arrived: oneOf('', 'foot', 'vehicle'),
  floored: seats,
  marked: bool,
  vehicle: number,
  damaged: bool,
  vehicleMarked: bool,
  panels: list(nullOr(held), PANELS, PANELS),
  own: helds,
  pack: helds,
  cargo: helds,
  beside: helds,
  under: helds,
  over: helds,
  hand: numbers,
  tasks: list(owned, 0, 2),
})
const pile = record({ deck: numbers, discard: numbers })
const taskPile = record({ deck: numbers, discard: numbers, seen: list(seats, 0, 200) })
const layer = list(int(0, 200), 37, 37)
const perSeat = (of: Shape): Shape => list(of, 2, 4)

/** The fields of a position and their ranges; what depends on the table comes after. */
export const positionShape = record({
  seats: int(2, 4),
  rng: randomShape,
  stack: list(byField('at', frames), 0, 60),
  options: (x, path) => (typeof x === 'object' && x !== null ? null : `${path} must be an object`),
  phase: oneOf(...PHASES),
  round: int(1, 100),
  first: seat,
  active: seatOrNone,
  gone: seats,
  knights: perSeat(knight),
  tiles: list(count, 37, 37),
  tokens: list(layer, 4, 4),
  special: list(hexOrNone, 3, 3),
  dark: list(bool, 3, 3),
  luck: pile,
  wild: pile,
  gear: list(pile, 3, 3),
  blue: numbers,
  removedBlue: numbers,
  pool: list(count, 1, 9),
  poolDamaged: list(count, 1, 9),
  stalls: list(number, 1, 20),
  commons: taskPile,
  privates: taskPile,
  posted: list(record({ card: number, markers: int(0, 3) }), 3, 3),
  removedTasks: numbers,
  rejected: perSeat(numbers),
  unused: numbers,
  acted: perSeat(int(0, 15)),
  met: list(record({ seat, card: count }), 0, 30),
  planted: list(record({ card: count, by: seat }), 0, 20),
  quest: record({
    mission: int(-1, 6),
    villain: hexOrNone,
    dame: hexOrNone,
    carrier: seatOrNone,
    markers: list(record({ n: int(1, 6), hex: int(0, 36), shown: bool }), 0, 6),
    bag: list(int(1, 6), 0, 6),
    kept: perSeat(list(int(1, 6), 0, 6)),
    beaten: perSeat(seats),
    called: seats,
    beside: numbers,
    tile: number,
  }),
  result: nullOr(record({ winners: seats, how: oneOf('goal', 'time', 'lost', 'alone') })),
})
