import { type Action, expand, type Offer, type Seat, type Valuation } from '@midden/kernel'
import { ADV, type Kind, RAW } from './cards.ts'
import { cloneCompany } from './clone.ts'
import type { Plant } from './effects.ts'
import { type Look, lookAt, lookFrom } from './look.ts'
import { LAST_COLUMN } from './mat.ts'
import { inLastRound } from './options.ts'
import { ownCompany, supplyIn } from './own.ts'
import { type Play, playable, playNamed, playsOf } from './plays.ts'
import type { Company, Works } from './position.ts'
import { pointsOf } from './score.ts'
import {
  ENDING_AHEAD,
  ENDING_BEHIND,
  keeping,
  lotWorth,
  OPENING,
  PACE,
  PATIENCE,
  SELLING,
  worth,
} from './sense-worth.ts'
import type { WorksView } from './view.ts'

/** A works to try cards out in, which nobody looks at but for the own company, and how the game stands. */
export interface Trial {
  world: Plant
  seat: Seat
  supply: number
  left: number
  leads: boolean
}

/** Rounds still to come after this one, by how far the first factory has come. */
export function roundsLeft(v: Pick<Look, 'options' | 'round' | 'ending' | 'companies'>): number {
  if (inLastRound(v)) return 0
  let first = 0
  for (const { column } of v.companies) if (column > first) first = column
  return (LAST_COLUMN - first) / PACE
}

/** Is nobody ahead of the seat, as far as can be seen? The others' purses are taken to be like its own. */
function leads(v: Look, seat: Seat): boolean {
  const cash = v.companies[seat]!.cash ?? 0
  const score = (c: Look['companies'][number]): number =>
    pointsOf(c, c.cash ?? cash, v.options.moneyRounding).score
  const own = score(v.companies[seat]!)
  return v.companies.every((c) => score(c) <= own)
}

/** Somebody else's company: cards that change it are tried out, and nobody asks what became of it. */
const somebody = (): Company => ({
  column: 0,
  row: 0,
  R: 0,
  M: 0,
  W: 0,
  waste: 0,
  tower: 0,
  cash: 0,
  loans: 0,
  hand: [],
  kept: false,
})

/** `near`: there are no others, and no round to come. */
export function trialOf(v: Look, seat: Seat, near = false): Trial {
  const other = somebody()
  return {
    world: {
      seats: v.companies.length,
      options: v.options,
      companies: v.companies.map(() => other),
      supply: v.supply,
      ending: v.ending,
      stack: [],
    },
    seat,
    supply: supplyIn(v),
    left: near ? 0 : roundsLeft(v),
    leads: near || v.round > PATIENCE || leads(v, seat),
  }
}

/** What the lot of a Raw Materials card is worth to the company. */
export const ownLotWorth = (t: Trial, c: Company, play: Play): number =>
  lotWorth(c, Math.min(c.M * (play.adviser ? 2 : 1), t.supply), t.left)

/** The company once this is played. It is left changed. */
export function tryOut(t: Trial, c: Company, play: Play, n: number): void {
  t.world.companies[t.seat] = c
  play.does(t.world, t.seat, play.adviser, n, null)
}

/** What it is worth that the end is fixed, or would be. */
export function ending(t: Trial, c: Company): number {
  if (c.column !== LAST_COLUMN || t.left === 0) return 0
  return t.leads ? ENDING_AHEAD : ENDING_BEHIND
}

/** What a play changes for the company, in points. The company is left changed. */
function gain(t: Trial, c: Company, play: Play, n: number): number {
  if (play.card === RAW) return SELLING * ownLotWorth(t, c, play)
  const before = worth(c, t.left)
  tryOut(t, c, play, n)
  return worth(c, t.left) - before + ending(t, c)
}

interface Step {
  play: Play
  n: number
}

const ONE_WAY: readonly number[] = [0]

/** Every play of the hand that is possible now. */
function eachStep(
  c: Company,
  hand: readonly Kind[],
  supply: number,
  each: (play: Play, n: number) => void,
): void {
  const advised = hand.includes(ADV)
  for (let i = 0; i < hand.length; i++) {
    const kind = hand[i]!
    if (hand.indexOf(kind) < i) continue
    for (const play of playsOf[kind]!) {
      if (play.adviser && !advised) continue
      for (const n of play.choices ?? ONE_WAY) if (playable(play, c, supply, n)) each(play, n)
    }
  }
}

function without(hand: readonly Kind[], play: Play): Kind[] {
  const rest = hand.slice()
  rest.splice(rest.indexOf(play.card), 1)
  if (play.adviser) rest.splice(rest.indexOf(ADV), 1)
  return rest
}

interface Tried extends Step {
  gained: number
  after: Company
}

/** The best card of a hand to play first; null if none helps. */
export function firstStep(t: Trial, c: Company, hand: readonly Kind[]): Tried | null {
  let first: Tried | null = null
  let most = 0
  eachStep(c, hand, t.supply, (play, n) => {
    const after = cloneCompany(c)
    const gained = gain(t, after, play, n)
    if (gained <= most) return
    most = gained
    first = { play, n, gained, after }
  })
  return first
}

/** What a hand brings if the best card is played first, then the best of the others; one may be kept. */
export function handWorth(t: Trial, c: Company, hand: readonly Kind[]): number {
  const first = firstStep(t, c, hand)
  if (first === null) return Math.max(0, ...hand.map((kind) => keeping(kind, c, t.left)))
  return first.gained + handWorth(t, first.after, without(hand, first.play))
}

export function turnWorth(t: Trial, c: Company, a: Action): number {
  if (a.act === 'pass') return keeping(c.hand[0]!, c, t.left)
  const rest = c.hand.slice()
  if (a.act === 'discard') {
    rest.splice(rest.indexOf(a.n!), 1)
    return handWorth(t, c, rest) - 0.01
  }
  const play = playNamed(a.act)!
  const tried = cloneCompany(c)
  const gained = gain(t, tried, play, a.n ?? 0)
  return gained + handWorth(t, tried, without(c.hand, play))
}

/** What the bot would bid, in euros, and up to what. */
export interface Wish {
  limit: number
  wish: number
  /** what can be spared beside the wages */
  spare: number
  /** the auctioneer, who bids last and gains by not buying */
  last: boolean
  isWorthIt: boolean
}

/** Up to what the lot is worth; less with bidders to come. */
export function wishOf(v: Pick<Look, 'auction'>, t: Trial, c: Company): Wish {
  const { high, lot, seller } = v.auction!
  const limit = 2 * lotWorth(c, lot, t.left)
  const last = seller === t.seat
  const wish = last ? high + 1 : Math.max(high + 1, Math.floor(OPENING * limit))
  return { limit, wish, spare: c.cash - c.row, last, isWorthIt: last ? limit > 2 * high + 1 : wish <= limit }
}

const PASS: Action = { act: 'pass' }

/** The most that may be bid; 0 where nothing may. */
function mostToBid(offers: readonly Offer[]): number {
  const range = offers.find((offer) => offer.act === 'bid')
  return range !== undefined && 'to' in range ? range.to : 0
}

function bid({ wish, spare, isWorthIt }: Wish, offers: readonly Offer[]): Action {
  return wish <= Math.min(mostToBid(offers), spare) && isWorthIt ? { act: 'bid', n: wish } : PASS
}

/** The bid that the bot would make, and others about it: what the buyer gains, as likely as the bid will stand. */
function weighedBids(v: Look, t: Trial, c: Company, offers: readonly Offer[]): Valuation[] {
  const { high } = v.auction!
  const wish = wishOf(v, t, c)
  const chosen = bid(wish, offers)
  const most = mostToBid(offers)
  const about = [wish.wish, high + 1, wish.wish + 1, wish.wish - 2, 0.8 * wish.limit, wish.limit]
  const sums = [...new Set(about.map(Math.floor))].filter((n) => n > high && n <= most)
  const worthOf = (n: number): number => {
    const gained = (wish.limit - n - (wish.last ? high : 0)) / 2
    if (chosen.n === undefined) return Math.min(gained, -0.01)
    return n === chosen.n ? Math.max(gained, 0.01) : Math.min(gained, 0) + Math.min(0, n - chosen.n) - 0.01
  }
  const bids = sums.map((n) => ({ action: { act: 'bid', n }, worth: worthOf(n) }))
  return [{ action: PASS, worth: 0 }, ...bids]
}

function best(actions: readonly Action[], value: (a: Action) => number): Action {
  let chosen = actions[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const a of actions) {
    const here = value(a)
    if (here > most) {
      most = here
      chosen = a
    }
  }
  return chosen
}

/** All that is to be weighed one by one: sets to choose from, or cards to play. */
const answersIn = (offers: readonly Offer[]): Action[] =>
  expand(offers.filter(({ act }) => act !== 'credit' && act !== 'bid'))

const worthIn = (v: Look, t: Trial, c: Company, a: Action): number =>
  a.act === 'set' ? handWorth(t, c, c.hand.concat(v.sets[a.n!]!)) : turnWorth(t, c, a)

/** Tries every answer on its own company and takes the one that is worth most. */
function choose(v: Look, seat: Seat, c: Company, offers: readonly Offer[]): Action {
  if (v.isAskedToBribe) return { act: 'bribe' }
  const t = trialOf(v, seat)
  if (v.auction?.turn === seat) return bid(wishOf(v, t, c), offers)
  const actions = answersIn(offers)
  return actions.length === 0 ? { act: 'credit' } : best(actions, (a) => worthIn(v, t, c, a))
}

/** The steady bot. */
export const sense = (v: WorksView, seat: Seat, offers: readonly Offer[]): Action =>
  choose(lookFrom(v), seat, ownCompany(v, seat), offers)

/** The same on a position. */
export const quick = (s: Works, seat: Seat, offers: readonly Offer[]): Action =>
  choose(lookAt(s, seat), seat, s.companies[seat]!, offers)

function answers(v: Look, seat: Seat, c: Company, offers: readonly Offer[], near: boolean): Valuation[] {
  if (v.isAskedToBribe)
    return [
      { action: { act: 'bribe' }, worth: 1 },
      { action: { act: 'decline' }, worth: 0 },
    ]
  const t = trialOf(v, seat, near)
  if (v.auction?.turn === seat) return weighedBids(v, t, c, offers)
  const actions = answersIn(offers)
  if (actions.length === 0) return [{ action: { act: 'credit' }, worth: 0 }]
  return actions.map((action) => ({ action, worth: worthIn(v, t, c, action) }))
}

/** Every answer worth a thought, best first; of answers that are level, the one the bot comes upon first. */
export const weigh = (v: WorksView, seat: Seat, offers: readonly Offer[], near = false): Valuation[] =>
  answers(lookFrom(v), seat, ownCompany(v, seat), offers, near).sort((a, b) => b.worth - a.worth)
