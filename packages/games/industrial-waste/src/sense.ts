import { type Action, expand, type Offer, type Random, type Seat } from '@midden/kernel'
import { ADV, type Kind, RAW } from './cards.ts'
import { cloneCompany } from './clone.ts'
import { imagine } from './imagine.ts'
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

/** Rounds still to come after this one, by how far the first factory has come. */
function roundsLeft(v: WorksView): number {
  if (inLastRound(v)) return 0
  const first = Math.max(...v.companies.map(({ column }) => column))
  return (LAST_COLUMN - first) / PACE
}

/** Is nobody ahead of the seat, as far as can be seen? The others' purses are taken to be like its own. */
function leads(v: WorksView, seat: Seat): boolean {
  const cash = v.companies[seat]!.cash ?? 0
  const score = (c: WorksView['companies'][number]): number =>
    pointsOf(c, c.cash ?? cash, v.options.moneyRounding).score
  return v.companies.every((c) => score(c) <= score(v.companies[seat]!))
}

/** A world to try cards out in, which nobody looks at but for the own company, and how the game stands. */
export interface Trial {
  world: Works
  seat: Seat
  supply: number
  left: number
  leads: boolean
}

export function trialOf(v: WorksView, seat: Seat, rng: Random): Trial {
  return {
    world: imagine(v, rng),
    seat,
    supply: supplyIn(v),
    left: roundsLeft(v),
    leads: v.round > PATIENCE || leads(v, seat),
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

function stepsOf(c: Company, hand: readonly Kind[], supply: number): Step[] {
  const advised = hand.includes(ADV)
  return [...new Set(hand)].flatMap((kind) =>
    playsOf[kind]!.filter((play) => advised || !play.adviser)
      .flatMap((play) => (play.choices ?? [0]).map((n) => ({ play, n })))
      .filter(({ play, n }) => playable(play, c, supply, n)),
  )
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
  for (const { play, n } of stepsOf(c, hand, t.supply)) {
    const after = cloneCompany(c)
    const gained = gain(t, after, play, n)
    if (gained > (first?.gained ?? 0)) first = { play, n, gained, after }
  }
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
export function wishOf(v: WorksView, t: Trial, c: Company): Wish {
  const { high, lot, seller } = v.auction!
  const limit = 2 * lotWorth(c, lot, t.left)
  const last = seller === t.seat
  const wish = last ? high + 1 : Math.max(high + 1, Math.floor(OPENING * limit))
  return { limit, wish, spare: c.cash - c.row, last, isWorthIt: last ? limit > 2 * high + 1 : wish <= limit }
}

function bid({ wish, spare, isWorthIt }: Wish, offers: readonly Offer[]): Action {
  const range = offers.find((offer) => offer.act === 'bid')
  const fits = range !== undefined && 'to' in range && wish <= Math.min(range.to, spare)
  return fits && isWorthIt ? { act: 'bid', n: wish } : { act: 'pass' }
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

/** The steady bot: tries every answer on its own company and takes the one that is worth most. */
export function sense(v: WorksView, seat: Seat, offers: readonly Offer[], rng: Random): Action {
  const c = ownCompany(v, seat)
  const t = trialOf(v, seat, rng)
  const actions = expand(offers.filter(({ act }) => act !== 'credit' && act !== 'bid'))
  if (v.accident?.mine?.answer === null) return { act: 'bribe' }
  if (v.auction?.turn === seat) return bid(wishOf(v, t, c), offers)
  if (actions[0]?.act === 'set') return best(actions, ({ n }) => handWorth(t, c, c.hand.concat(v.sets[n!]!)))
  return actions.length === 0 ? { act: 'credit' } : best(actions, (a) => turnWorth(t, c, a))
}
