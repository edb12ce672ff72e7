import { ANY, below, branch, dealUnder, pick, type Random, type Seat, shuffle } from '@midden/kernel'
import { bribeHelps } from './accident.ts'
import { stepOf } from './book.ts'
import { ACC, BRI, type Kind } from './cards.ts'
import {
  type AccidentFrame,
  type AuctionFrame,
  BRIBED,
  type Company,
  DECLINED,
  NOBODY,
  NOT_YET,
  UNANSWERED,
  type Works,
  type WorksFrame,
} from './position.ts'
import type { AccidentView, CompanyView, Phase, WorksView } from './view.ts'

/** Purses are mostly between nothing and this; what is bid must be there. */
const FULL_PURSE = 40

const cardsOf = (counts: readonly number[]): Kind[] =>
  counts.flatMap((count, kind) => Array<Kind>(count).fill(kind))

/** While an accident waits and the viewer need not answer, somebody else holds Bribery and can use it (IW-R7). */
function secretBriber(v: WorksView, rng: Random): Seat {
  if (v.accident === null || v.options.keptCard === 'open' || v.accident.mine?.answer === null) return NOBODY
  const possible = v.companies.flatMap((c, seat) =>
    c.hand[0] === null && bribeHelps(c, v.options.bribery) ? [seat] : [],
  )
  return pick(rng, possible, 'imagine')
}

/** Hands with the covered cards filled in from those unseen; what is left of these is the deck. */
function dealUnseen(v: WorksView, rng: Random): { hands: Kind[][]; deck: Kind[] } {
  const pool = cardsOf(v.unseen)
  const last = pool.at(-1) === ACC ? pool.splice(-1) : []
  const briber = secretBriber(v, rng)
  const isBribery = (kind: number): boolean => kind === BRI
  const covered = v.companies.flatMap(({ hand }, seat) =>
    hand.flatMap((kind) => (kind === null ? [seat === briber ? isBribery : ANY] : [])),
  )
  const { dealt, rest } = dealUnder(rng, pool, covered, 'imagine')!
  const unseen = dealt.values()
  const hands = v.companies.map(({ hand }) => hand.map((kind) => kind ?? unseen.next().value!))
  const deck = rest.concat(last)
  shuffle(rng, deck, 'imagine')
  return { hands, deck }
}

function company(c: CompanyView, hand: Kind[], bid: number | null, rng: Random): Company {
  return {
    column: c.column,
    row: c.row,
    R: c.R,
    M: c.M,
    W: c.W,
    waste: c.waste,
    tower: c.tower,
    cash: c.cash ?? Math.max(bid ?? 0, below(rng, FULL_PURSE, 'imagine')),
    loans: c.loans,
    hand,
    kept: c.kept,
  }
}

const ANSWER = { bribe: BRIBED, decline: DECLINED } as const

function accidentFrame(v: WorksView, { final, answered, mine }: AccidentView, rng: Random): AccidentFrame {
  const answers = v.companies.map((_, seat) => {
    if (seat !== v.me) return answered?.includes(seat) ? below(rng, 2, 'imagine') : UNANSWERED
    return mine === null || mine.answer === null ? UNANSWERED : ANSWER[mine.answer]
  })
  return { at: 'accident', step: 0, final, answers }
}

const STEPS: Readonly<Record<Exclude<Phase, 'over'>, string>> = {
  'lay out': 'lay out',
  choose: 'set',
  play: 'turn',
  'final accident': 'score',
}

function frames(v: WorksView, rng: Random): WorksFrame[] {
  if (v.phase === 'over') return []
  const dealt = v.phase === 'lay out' ? v.sets.flat().length : 3 * v.sets.length
  const stack: WorksFrame[] = [
    { at: 'round', step: stepOf(STEPS[v.phase]), place: dealt, turn: v.turn ?? NOBODY },
  ]
  if (v.accident !== null) stack.push(accidentFrame(v, v.accident, rng))
  if (v.auction !== null) {
    const { seller, lot, bids, turn } = v.auction
    const frame: AuctionFrame = {
      at: 'auction',
      step: 0,
      seller,
      lot,
      bids: bids.map((bid) => bid ?? NOT_YET),
      turn,
    }
    stack.push(frame)
  }
  return stack
}

/** A full position that the view does not contradict: unseen cards dealt out, closed purses filled. */
export function imagine(v: WorksView, rng: Random): Works {
  const { hands, deck } = dealUnseen(v, rng)
  return {
    seats: v.companies.length,
    rng: branch(rng),
    stack: frames(v, rng),
    options: v.options,
    round: v.round,
    start: v.start,
    companies: v.companies.map((c, seat) => company(c, hands[seat]!, v.auction?.bids[seat] ?? null, rng)),
    supply: v.supply,
    deck,
    discards: cardsOf(v.discards),
    sets: v.sets.map((set) => set.slice()),
    aside: v.aside,
    ending: v.ending,
  }
}
