import {
  bool,
  byField,
  int,
  list,
  nullOr,
  oneOf,
  optionsShape,
  randomShape,
  record,
  type Shape,
} from '@midden/kernel'
import { auditFrames } from './audit-frames.ts'
import { ACC, CARDS, countKinds, KINDS } from './cards.ts'
import {
  FIRST_COLUMN,
  FIRST_HOLE,
  FULL_ROW,
  LAST_COLUMN,
  LAST_HOLE,
  LAST_ROW,
  MATERIALS,
  MOST_WASTE,
} from './mat.ts'
import { sheet } from './options.ts'
import { BRIBED, NOBODY, NOT_YET, UNANSWERED, type Works } from './position.ts'

const SEATS = 4

const seat = int(0, SEATS - 1)
const seatOrNobody = int(NOBODY, SEATS - 1)
const kinds = (most: number): Shape => list(int(0, KINDS - 1), 0, most)
const hole = int(LAST_HOLE, FIRST_HOLE)

const company = record({
  column: int(FIRST_COLUMN, LAST_COLUMN),
  row: int(LAST_ROW, FULL_ROW),
  R: hole,
  M: hole,
  W: hole,
  waste: int(0, MOST_WASTE),
  tower: int(0),
  cash: int(0),
  loans: int(0),
  hand: kinds(4),
  kept: bool,
})

const step = int(0, 20)
const frame = byField('at', {
  round: record({ at: oneOf('round'), step, place: int(0, 15), turn: seatOrNobody }),
  accident: record({
    at: oneOf('accident'),
    step,
    final: bool,
    answers: list(int(UNANSWERED, BRIBED), 2, SEATS),
  }),
  auction: record({
    at: oneOf('auction'),
    step,
    seller: seat,
    lot: int(1, 2 * FIRST_HOLE),
    bids: list(int(NOT_YET), 2, SEATS),
    turn: seat,
  }),
})

const shape = record({
  seats: int(2, SEATS),
  rng: randomShape,
  stack: list(frame, 0, 2),
  options: optionsShape(sheet),
  round: int(1),
  start: seat,
  companies: list(company, 2, SEATS),
  supply: nullOr(int(0, MATERIALS)),
  deck: kinds(53),
  discards: kinds(53),
  sets: list(kinds(3), 3, SEATS + 1),
  aside: bool,
  ending: bool,
})

function auditSizes(s: Works): string | null {
  if (s.companies.length !== s.seats) return `${s.seats} seats need ${s.seats} companies`
  if (s.sets.length !== s.seats + 1) return `${s.seats} seats need ${s.seats + 1} sets (IW-4.1)`
  if (s.start >= s.seats) return `the start player must be a seat, 0 to ${s.seats - 1}`
  return null
}

/** Every one of the 53 cards is somewhere, once; the Accident only in the deck or aside (IW-4.6, 4.7). */
function auditCards(s: Works): string | null {
  const counts = countKinds(s.deck)
  if (counts[ACC] !== (s.aside ? 0 : 1)) return 'the Accident is either aside or in the deck'
  countKinds(s.discards, counts)
  for (const { hand } of s.companies) countKinds(hand, counts)
  for (const set of s.sets) countKinds(set, counts)
  if (s.aside) counts[ACC]!++
  const wrong = CARDS.findIndex(({ count }, kind) => counts[kind] !== count)
  if (wrong >= 0)
    return `there must be ${CARDS[wrong]!.count} cards ${CARDS[wrong]!.code}, not ${counts[wrong]}`
  if (s.sets.some((set) => new Set(set).size < set.length)) return 'a set has no kind twice (IW-4.3)'
  return null
}

/** IW-2.7 */
function auditMaterials(s: Works): string | null {
  const finite = s.options.materialsSupply === 'finite'
  if (finite !== (s.supply !== null)) return 'the supply is counted exactly where it is finite'
  if (s.supply === null) return null
  const above = s.stack[1]
  const lot = above?.at === 'auction' ? above.lot : 0
  const towers = s.companies.reduce((sum, { tower }) => sum + tower, 0)
  return s.supply + lot + towers === MATERIALS
    ? null
    : `supply, lot and towers must be ${MATERIALS} together (IW-2.7)`
}

export function audit(state: unknown): string | null {
  const wrong = shape(state, 'state')
  if (wrong !== null) return wrong
  const s = state as Works
  return auditSizes(s) ?? auditCards(s) ?? auditMaterials(s) ?? auditFrames(s)
}
