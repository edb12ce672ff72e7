import type { Refusal, Sheet } from '@midden/kernel'
import type { CardNames } from './cards.ts'
import type { WorksClause } from './ledger.ts'

export interface WorksOptions {
  bribery: 'move-only' | 'everything'
  keptCard: 'open' | 'covered'
  cardNames: CardNames
  unsoldLot: 'return' | 'auctioneer-free'
  materialsSupply: 'finite' | 'unlimited'
  money: 'hidden' | 'open'
  moneyRounding: 'up' | 'down' | 'exact'
  firstPlayer: 'random' | 'host'
  firstSeat: number
  roundLimit: 'none' | '15' | '20' | '25'
}

export const sheet: Sheet<WorksOptions> = {
  bribery: {
    kind: 'choice',
    values: ['move-only', 'everything'],
    default: 'move-only',
    clause: 'IW-R1',
    about: 'What a bribe spares: only the move, or the fine as well',
  },
  keptCard: {
    kind: 'choice',
    values: ['open', 'covered'],
    default: 'open',
    clause: 'IW-R7',
    about: 'Whether a kept card lies open or face down until it joins the next set',
  },
  cardNames: {
    kind: 'choice',
    values: ['published', 'condensed'],
    default: 'published',
    clause: 'IW-1.8',
    about: 'Card names of the published English edition, or of the condensed rules',
  },
  unsoldLot: {
    kind: 'choice',
    values: ['return', 'auctioneer-free'],
    default: 'return',
    clause: 'IW-R6',
    about: 'A lot that nobody bids for: back to the supply, or free to the auctioneer',
  },
  materialsSupply: {
    kind: 'choice',
    values: ['finite', 'unlimited'],
    default: 'finite',
    clause: 'IW-R12',
    about: 'Whether there are only 50 raw materials',
  },
  money: {
    kind: 'choice',
    values: ['hidden', 'open'],
    default: 'hidden',
    clause: 'IW-R16',
    about: "Whether players see each other's cash",
  },
  moneyRounding: {
    kind: 'choice',
    values: ['up', 'down', 'exact'],
    default: 'up',
    clause: 'IW-R18',
    about: 'How half of an odd sum of cash counts at the end',
  },
  firstPlayer: {
    kind: 'choice',
    values: ['random', 'host'],
    default: 'random',
    clause: 'IW-R19',
    about: 'The first start player: drawn, or the host sets the first seat',
  },
  firstSeat: {
    kind: 'number',
    min: 0,
    max: 3,
    default: 0,
    clause: 'IW-R19',
    about: 'The seat of the start player where the host names one: 0 is the first seat, 1 the second',
  },
  roundLimit: {
    kind: 'choice',
    values: ['none', '15', '20', '25'],
    default: 'none',
    clause: 'IW-R32',
    about: 'The game ends at the close of this round at the latest',
  },
}

/** The host can only name a seat that somebody sits in. */
export const admits = (options: WorksOptions, seats: number): Refusal<WorksClause> | null =>
  options.firstPlayer === 'host' && options.firstSeat >= seats
    ? { clauses: ['IW-1.9'], reason: `firstSeat must be a seat of the table, 0 to ${seats - 1}` }
    : null

/** IW-R32: the round in which the game ends at the latest. */
export const lastRound = (options: WorksOptions): number =>
  options.roundLimit === 'none' ? Number.POSITIVE_INFINITY : Number(options.roundLimit)

/** Is this the last round, by a factory in column 20 or by the limit? */
export const inLastRound = (v: { ending: boolean; round: number; options: WorksOptions }): boolean =>
  v.ending || v.round >= lastRound(v.options)
