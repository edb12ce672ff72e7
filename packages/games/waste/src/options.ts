import { int, list, nullOr, oneOf, type Refusal, record, type Shape, type Sheet } from '@midden/kernel'
import { type DeckRow, deckOf, MOST_OF_A_TYPE, RC, TYPES } from './cards.ts'
import type { WasteClause } from './ledger.ts'
import { betterApart, LADDERS, type Ladder, SET } from './paper.ts'

export interface WasteOptions {
  firstBoss: 'random' | 'chosen'
  bossSeat: number
  passDirection: 'left' | 'alternate'
  bidReveal: 'cards' | 'counts'
  burntHidden: 'hidden' | 'shown'
  recyclerOrder: 'bossFirst' | 'bossLast'
  recyclerOnRecycler: 'no' | 'yes'
  interimMajorities: 'count' | 'ignore'
  paperTable: 'even' | 'late'
  paperLadder: Ladder | null
  finalTie: 'shared' | 'leftOfBoss'
  absentSeat: 'wait' | 'standIn'
  deck: readonly DeckRow[] | null
}

export const ROUNDS = 3
/** Cards in each pack, and so in each hand. */
export const handSize = (seats: number): number => (seats === 4 ? 6 : 7)
export const bonusPiles = (seats: number): number => seats - 1
/** What one round takes from the draw pile before any Recycler is played. */
export const roundNeeds = (seats: number): number => seats * handSize(seats) + 3 * bonusPiles(seats)

export const ladderOf = (options: WasteOptions): Ladder => options.paperLadder ?? LADDERS[options.paperTable]

const rowShape = record({ type: oneOf(...TYPES), value: int(0, 20), count: int(1, MOST_OF_A_TYPE) })
const rowsShape = list(rowShape, 1, 200)

const deckShape: Shape = (x, path) => {
  const wrong = rowsShape(x, path)
  if (wrong !== null) return wrong
  const ofType = (type: string): number =>
    (x as DeckRow[]).reduce((sum, row) => (row.type === type ? sum + row.count : sum), 0)
  const crowded = TYPES.find((type) => ofType(type) > MOST_OF_A_TYPE)
  return crowded === undefined ? null : `${path} has more than ${MOST_OF_A_TYPE} cards of type ${crowded}`
}

const stepsShape = list(int(0, 1000), SET, SET)
const ladderShape: Shape = (x, path) => {
  const wrong = stepsShape(x, path)
  if (wrong !== null) return wrong
  const falls = (x as number[]).findIndex((points, i) => i > 0 && points < (x as number[])[i - 1]!)
  return falls < 0 ? null : `${path} must not fall, and falls at ${falls + 1} papers`
}

export const sheet: Sheet<WasteOptions> = {
  firstBoss: {
    kind: 'choice',
    values: ['random', 'chosen'],
    default: 'random',
    clause: 'WASTE-R4',
    about: 'Who is boss in round one: a random seat, or the one set as boss seat',
  },
  bossSeat: {
    kind: 'number',
    min: 0,
    max: 3,
    default: 0,
    clause: 'WASTE-R4',
    about: 'The first boss where the host chooses one: 0 is the first seat, 1 the second',
  },
  passDirection: {
    kind: 'choice',
    values: ['left', 'alternate'],
    default: 'left',
    clause: 'WASTE-R7',
    about: 'Where packs go: to the left always, or to the right in round two',
  },
  bidReveal: {
    kind: 'choice',
    values: ['cards', 'counts'],
    default: 'cards',
    clause: 'WASTE-R8',
    about: 'What the showing shows of each bid: its cards, or only how many they are',
  },
  burntHidden: {
    kind: 'choice',
    values: ['hidden', 'shown'],
    default: 'hidden',
    clause: 'WASTE-R13',
    about: 'Whether the face-down card of a pile that nobody took is turned up as it is burnt',
  },
  recyclerOrder: {
    kind: 'choice',
    values: ['bossFirst', 'bossLast'],
    default: 'bossFirst',
    clause: 'WASTE-R14',
    about: 'Whether the boss plays Recyclers first or last',
  },
  recyclerOnRecycler: {
    kind: 'choice',
    values: ['no', 'yes'],
    default: 'no',
    clause: 'WASTE-R17',
    about: 'Whether a Recycler may remove another Recycler of the same player',
  },
  interimMajorities: {
    kind: 'choice',
    values: ['count', 'ignore'],
    default: 'count',
    clause: 'WASTE-R22',
    about: 'Whether electronics and plastic count in the standings that name the boss',
  },
  paperTable: {
    kind: 'choice',
    values: ['even', 'late'],
    default: 'even',
    clause: 'WASTE-R1',
    about: `What sets of one to eight papers score: even ${LADDERS.even.join(' ')}, late ${LADDERS.late.join(' ')}`,
  },
  paperLadder: {
    kind: 'data',
    shape: nullOr(ladderShape),
    schema: {
      type: ['array', 'null'],
      items: { type: 'integer', minimum: 0, maximum: 1000 },
      minItems: SET,
      maxItems: SET,
    },
    default: null,
    clause: 'WASTE-8.13',
    about: 'Eight numbers that never fall, in place of the paper table',
  },
  finalTie: {
    kind: 'choice',
    values: ['shared', 'leftOfBoss'],
    default: 'shared',
    clause: 'WASTE-R30',
    about:
      'Players tied on points and value share the place, or the nearest to the left of the boss is first',
  },
  absentSeat: {
    kind: 'choice',
    values: ['wait', 'standIn'],
    default: 'wait',
    clause: 'WASTE-R35',
    about:
      'For a seat that the table declares absent: wait for its player, or make the stand-in choice at once',
  },
  deck: {
    kind: 'data',
    shape: nullOr(deckShape),
    schema: {
      type: ['array', 'null'],
      minItems: 1,
      maxItems: 200,
      items: {
        type: 'object',
        properties: {
          type: { type: 'string', enum: TYPES },
          value: { type: 'integer', minimum: 0, maximum: 20 },
          count: { type: 'integer', minimum: 1, maximum: MOST_OF_A_TYPE },
        },
        required: ['type', 'value', 'count'],
        additionalProperties: false,
      },
    },
    default: null,
    clause: 'WASTE-1.7',
    about: 'Rows of { type, value, count } in place of the standard deck',
  },
}

/** The most cards a match can take from the draw pile. */
const deckNeeds = (seats: number, recyclers: number): number => ROUNDS * roundNeeds(seats) + 3 * recyclers

/** What no option can see alone. */
export function admits(options: WasteOptions, seats: number): Refusal<WasteClause> | null {
  const deck = deckOf(options.deck)
  const needs = deckNeeds(seats, deck.counts[RC]!)
  if (deck.cards.length < needs)
    return {
      clauses: ['WASTE-1.7'],
      reason: `this deck has ${deck.cards.length} cards; ${seats} players and ${deck.counts[RC]} Recyclers need ${needs}`,
    }
  const apart = betterApart(ladderOf(options))
  if (apart !== null)
    return {
      clauses: ['WASTE-8.14'],
      reason: `on this paper ladder sets of ${apart[0]} and ${apart[1]} score more apart than together`,
    }
  if (options.firstBoss === 'chosen' && options.bossSeat >= seats)
    return {
      clauses: ['WASTE-R4'],
      reason: `bossSeat ${options.bossSeat} is no seat of this table; seats are 0 to ${seats - 1}`,
    }
  return null
}
