import type { Offer } from '@midden/kernel'
import { ADV, DIS, GRO, HIR, INN, KINDS, type Kind, ORD, RAW, REM } from './cards.ts'
import {
  auctionOff,
  dispose,
  type Effect,
  fire,
  grow,
  hire,
  innovate,
  order,
  remove,
  repay,
} from './effects.ts'
import type { WorksClause } from './ledger.ts'
import {
  FULL_ROW,
  INNOVATION,
  LAST_COLUMN,
  LAST_HOLE,
  LAST_ROW,
  LOAN,
  MOST_WASTE,
  PEGS,
  TWO_STEPS,
} from './mat.ts'
import type { Company } from './position.ts'

/** Something a play requires. Offers ask whether it is lacking; refusals also say so. */
export interface Need {
  clause: WorksClause
  lacks(c: Company, supply: number, n: number): boolean
  says(c: Company): string
}

/** A way to play a card, alone or with an Adviser. */
export interface Play {
  act: string
  card: Kind
  adviser: boolean
  /** what the card itself requires (IW-8) */
  needs: readonly Need[]
  /** what the Adviser requires beyond that (IW-10) */
  beyond: readonly Need[]
  /** the numbers to choose from, where the play has a choice */
  choices: readonly number[] | null
  does: Effect
  offer: Offer
}

const workers: Need = {
  clause: 'IW-8.1',
  lacks: (c) => c.row < c.R,
  says: (c) => `an order needs ${c.R} workers and you have ${c.row}`,
}
const materials: Need = {
  clause: 'IW-8.2',
  lacks: (c) => c.tower < c.M,
  says: (c) => `an order needs ${c.M} raw materials and you have ${c.tower}`,
}
const wasteRoom: Need = {
  clause: 'IW-8.3',
  lacks: (c) => c.waste + c.W > MOST_WASTE,
  says: (c) => `an order makes ${c.W} waste and you already store ${c.waste} of ${MOST_WASTE}`,
}
const columnAhead: Need = {
  clause: 'IW-8.6',
  lacks: (c) => c.column === LAST_COLUMN,
  says: () => `your factory is already in column ${LAST_COLUMN}`,
}
const rowAbove: Need = {
  clause: 'IW-8.7',
  lacks: (c) => c.row === FULL_ROW,
  says: () => `your factory is already in row ${FULL_ROW}`,
}
const rowBelow: Need = {
  clause: 'IW-8.7',
  lacks: (c) => c.row === LAST_ROW,
  says: () => `your factory is already in row ${LAST_ROW}`,
}
const thisHole: Need = {
  clause: 'IW-8.8',
  lacks: (c, _supply, n) => !(n in PEGS) || c[PEGS[n]!] === LAST_HOLE,
  says: () => 'name a peg that is not yet at 1',
}
const anyHole: Need = {
  clause: 'IW-8.8',
  lacks: (c) => c.R + c.M + c.W === 3 * LAST_HOLE,
  says: () => 'all three pegs are at 1',
}
const price: Need = {
  clause: 'IW-8.8',
  lacks: (c) => c.cash < INNOVATION,
  says: (c) =>
    `an innovation costs €${INNOVATION} and you have €${c.cash}; you may take a loan first (IW-3.6)`,
}
const bothHoles: Need = {
  clause: 'IW-10.7',
  lacks(c, _supply, n) {
    const steps = TWO_STEPS[n]
    if (steps === undefined) return true
    const [one, other] = steps
    return c[one] === LAST_HOLE || c[other] === LAST_HOLE || (one === other && c[one] === LAST_HOLE + 1)
  },
  says: () => 'with an Adviser two steps must be possible',
}
const bothPrices: Need = {
  clause: 'IW-10.7',
  lacks: (c) => c.cash < 2 * INNOVATION,
  says: (c) =>
    `two steps cost €${2 * INNOVATION} and you have €${c.cash}; you may take a loan first (IW-3.6)`,
}
const someWaste: Need = {
  clause: 'IW-8.9',
  lacks: (c) => c.waste === 0,
  says: () => 'you store no waste',
}
const someSupply: Need = {
  clause: 'IW-10.8',
  lacks: (_c, supply) => supply === 0,
  says: () => 'the supply is empty',
}
const someLoan: Need = {
  clause: 'IW-10.9',
  lacks: (c) => c.loans === 0,
  says: () => 'you have no loan to pay back',
}
const repayment: Need = {
  clause: 'IW-10.9',
  lacks: (c) => c.cash < LOAN,
  says: (c) => `a loan is repaid with €${LOAN} and you have €${c.cash}`,
}

const alone = (
  act: string,
  card: Kind,
  does: Effect,
  needs: readonly Need[],
  choices: readonly number[] | null = null,
): Play => ({ act, card, adviser: false, needs, beyond: [], choices, does, offer: { act } })

const advised = (
  play: Play,
  beyond: readonly Need[] = [],
  needs: readonly Need[] = play.needs,
  choices: readonly number[] | null = null,
): Play => {
  const act = `${play.act}+adviser`
  return { act, card: play.card, adviser: true, needs, beyond, choices, does: play.does, offer: { act } }
}

const ordering = alone('order', ORD, order, [workers, materials, wasteRoom])
const growing = alone('grow', GRO, grow, [columnAhead])
const hiring = alone('hire', HIR, hire, [rowAbove])
const firing = alone('fire', HIR, fire, [rowBelow])
const innovating = alone('innovate', INN, innovate, [thisHole, price], [...PEGS.keys()])
const disposing = alone('dispose', DIS, dispose, [someWaste])
const removing = alone('remove', REM, remove, [])
const auctioning = alone('raw', RAW, auctionOff, [])

/** IW-P4: everything a card can be played for. */
export const PLAYS: readonly Play[] = [
  ordering,
  advised(ordering),
  growing,
  advised(growing),
  hiring,
  advised(hiring),
  firing,
  advised(firing),
  innovating,
  advised(innovating, [bothHoles, bothPrices], [anyHole, price], [...TWO_STEPS.keys()]),
  disposing,
  advised(disposing),
  removing,
  advised(removing),
  auctioning,
  advised(auctioning, [someSupply]),
  alone('repay', ADV, repay, [someLoan, repayment]),
]

export const playsOf: readonly (readonly Play[])[] = Array.from({ length: KINDS }, (_, kind) =>
  PLAYS.filter(({ card }) => card === kind),
)

const byAct = new Map(PLAYS.map((play) => [play.act, play]))
export const playNamed = (act: string): Play | undefined => byAct.get(act)

const met = (needs: readonly Need[], c: Company, supply: number, n: number): boolean => {
  for (let i = 0; i < needs.length; i++) if (needs[i]!.lacks(c, supply, n)) return false
  return true
}

/** May this company play so, with this choice? Nothing else decides it. */
export const playable = (play: Play, c: Company, supply: number, n: number): boolean =>
  met(play.needs, c, supply, n) && met(play.beyond, c, supply, n)
