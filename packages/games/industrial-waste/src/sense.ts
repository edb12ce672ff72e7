import { type Action, expand, type Offer, type Random, type Seat } from '@midden/kernel'
import { ADV, type Kind, RAW } from './cards.ts'
import { cloneCompany } from './clone.ts'
import { imagine } from './imagine.ts'
import { LAST_COLUMN } from './mat.ts'
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
  if (v.ending) return 0
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
interface Trial {
  world: Works
  seat: Seat
  supply: number
  left: number
  leads: boolean
}

/** What a play changes for the company, in points. The company is left changed. */
function gain(t: Trial, c: Company, play: Play, n: number): number {
  const { world, seat, left } = t
  if (play.card === RAW) return SELLING * lotWorth(c, Math.min(c.M * (play.adviser ? 2 : 1), t.supply), left)
  const before = worth(c, left)
  world.companies[seat] = c
  play.does(world, seat, play.adviser, n, null)
  const ends = c.column === LAST_COLUMN && left > 0
  return worth(c, left) - before + (ends ? (t.leads ? ENDING_AHEAD : ENDING_BEHIND) : 0)
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

/** What a hand brings if the best card is played first, then the best of the others; one may be kept. */
function handWorth(t: Trial, c: Company, hand: readonly Kind[]): number {
  let best = 0
  let after: Company | null = null
  let rest: Kind[] = []
  for (const { play, n } of stepsOf(c, hand, t.supply)) {
    const tried = cloneCompany(c)
    const gained = gain(t, tried, play, n)
    if (gained <= best) continue
    best = gained
    after = tried
    rest = without(hand, play)
  }
  if (after === null) return Math.max(0, ...hand.map((kind) => keeping(kind, c, t.left)))
  return best + handWorth(t, after, rest)
}

function turnWorth(t: Trial, c: Company, a: Action): number {
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

/** Up to what the lot is worth; less with bidders to come, and the auctioneer gains by not buying. */
function bid(v: WorksView, t: Trial, c: Company, offers: readonly Offer[]): Action {
  const { high, lot, seller } = v.auction!
  const range = offers.find((offer) => offer.act === 'bid')
  const limit = 2 * lotWorth(c, lot, t.left)
  const last = seller === t.seat
  const wish = last ? high + 1 : Math.max(high + 1, Math.floor(OPENING * limit))
  const spare = c.cash - c.row
  const fits = range !== undefined && 'to' in range && wish <= Math.min(range.to, spare)
  return fits && (last ? limit > 2 * high + 1 : wish <= limit) ? { act: 'bid', n: wish } : { act: 'pass' }
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
  const t: Trial = {
    world: imagine(v, rng),
    seat,
    supply: supplyIn(v),
    left: roundsLeft(v),
    leads: v.round > PATIENCE || leads(v, seat),
  }
  const actions = expand(offers.filter(({ act }) => act !== 'credit' && act !== 'bid'))
  if (v.accident?.mine?.answer === null) return { act: 'bribe' }
  if (v.auction?.turn === seat) return bid(v, t, c, offers)
  if (actions[0]?.act === 'set') return best(actions, ({ n }) => handWorth(t, c, c.hand.concat(v.sets[n!]!)))
  return actions.length === 0 ? { act: 'credit' } : best(actions, (a) => turnWorth(t, c, a))
}
