import type { Seat } from '@midden/kernel'
import {
  entryCost,
  flatMp,
  freshMove,
  type MoveFrame,
  NEIGHBOURS,
  placeWords,
  rateOf,
  threatAt,
  type WkEvent,
  type WkView,
} from '@midden/waste-knights/reading'
import { t } from '../text/text.ts'
import type { KnightsProps } from './props.ts'
import { frameOf } from './scene.ts'

/** One hex of a route with everything that adds up on the way. */
export interface Leg {
  hex: number
  /** MP to enter it */
  cost: number
  /** FUEL spent for it, and what is left in the tank */
  fuel: number
  tank: number
  /** MP left after it */
  pool: number
  /** cards turned up on it, and in all */
  cards: number
  seen: number
  /** the Fuel does not last that far */
  dry: boolean
}

/** Where a reckoning begins; no card follows the one that was played. */
type Start = { pool: number; tank: number; i: number; seen: number; spared: boolean }

function drive(v: WkView, seat: Seat, route: readonly number[], from: Start): Leg[] {
  const rate = rateOf(v, seat)
  let { pool, tank, seen } = from
  let dry = false
  return route.map((hex, n) => {
    const first = from.i + n === 0
    const cost = entryCost(v, seat, hex)
    const due = Math.max(first ? 1 : 0, Math.ceil(Math.max(0, cost - pool) / Math.max(1, rate)))
    // An adjacent hex can always be entered with the last of the Fuel (WK-7.6).
    dry ||= first ? tank < 1 : due > tank
    const fuel = Math.min(due, tank)
    tank -= fuel
    pool = Math.max(0, pool + fuel * rate - cost)
    const cards = from.spared ? 0 : threatAt(v, hex) + (first ? 1 : 0)
    seen += cards
    return { hex, cost, fuel, tank, pool, cards, seen, dry }
  })
}

const walk = (v: WkView, seat: Seat, route: readonly number[], from: Start): Leg[] =>
  route.map((hex, n) => {
    const cards = !from.spared && from.i + n === 0 ? 1 : 0
    return {
      hex,
      cost: 0,
      fuel: 0,
      tank: v.knights[seat]!.fuel,
      pool: 0,
      cards,
      seen: from.seen + cards,
      dry: false,
    }
  })

/** The table as it would be had the knight said that he walks or drives: some texts speak of one of them only. */
export const setOut = (v: WkView, seat: Seat, mode: MoveFrame['mode']): WkView => ({
  ...v,
  stack: [...v.stack, { ...freshMove(seat, v.knights[seat]!.hex), mode }],
})

/** A route as it is planned: cost, MP, FUEL and cards running on (WK-7.2 to WK-7.11). */
export function tripOf(view: WkView, seat: Seat, mode: MoveFrame['mode'], route: readonly number[]): Leg[] {
  const v = setOut(view, seat, mode)
  const from = { pool: flatMp(v, seat), tank: v.knights[seat]!.fuel, i: 0, seen: 0, spared: false }
  return mode === 'foot' ? walk(v, seat, route, from) : drive(v, seat, route, from)
}

/** What is still ahead of a move that has begun. */
export function tripAhead(v: WkView, f: MoveFrame): Leg[] {
  const from = {
    pool: f.pool,
    tank: v.knights[f.seat]!.fuel,
    i: f.i,
    seen: f.revealed.length,
    spared: f.played,
  }
  const rest = f.route.slice(f.i)
  return f.mode === 'foot' ? walk(v, f.seat, rest, from) : drive(v, f.seat, rest, from)
}

/** A route read out: what it comes to, then stop by stop. */
export function tripWords(v: WkView, legs: readonly Leg[]): string {
  const last = legs.at(-1)
  if (last === undefined) return t.trip.none
  const stops = legs.map((leg, i) => t.trip.stop(i + 1, placeWords(v, leg.hex), leg.cost))
  return [tripSum(v, legs), ...stops].join(' ')
}

/** Where a route leads and what it comes to. */
export function tripSum(v: WkView, legs: readonly Leg[]): string {
  const { hex, seen, dry } = legs.at(-1)!
  const fuel = legs.reduce((sum, leg) => sum + leg.fuel, 0)
  return `${t.trip.to(placeWords(v, hex), t.trip.sum(legs.length, fuel, seen))}${dry ? ` ${t.trip.tooFar}` : ''}`
}

const STANDS: readonly string[] = ['entered', 'put on a hex', 'move ended', 'woke up']
/** Where an event leaves a knight; −1 where it says nothing about that. */
const standsAt = (event: WkEvent, seat: Seat): number =>
  STANDS.includes(event.what) && 'hex' in event && 'seat' in event && event.seat === seat ? event.hex : -1

/** Where a knight set out from, as far as the story tells; in his first move it tells of no place before. */
export function startOf({ story, view }: Pick<KnightsProps, 'story' | 'view'>, f: MoveFrame): number {
  if (f.i === 0) return view.knights[f.seat]!.hex
  let setOut = false
  for (let i = story.length - 1; i >= 0; i--) {
    const { event } = story[i]!
    if (event.what === 'route planned' && event.seat === f.seat) setOut = true
    else if (setOut && standsAt(event, f.seat) >= 0) return standsAt(event, f.seat)
  }
  const first = f.route[0]!
  return f.i === 1 ? f.from : NEIGHBOURS[START]!.includes(first) ? START : first
}
const START = 0

/** The hexes a knight came over by the table's last move, the one he left first; none where he stood still. */
export function wayOf(
  { story, moves, view }: Pick<KnightsProps, 'story' | 'moves' | 'view'>,
  seat: Seat,
): number[] {
  const way: number[] = []
  let from = -1
  for (let i = story.length - 1; i >= 0 && from < 0; i--) {
    const { move, event } = story[i]!
    if (move < moves && way.length === 0) return []
    const hex = standsAt(event, seat)
    if (move < moves) from = hex
    else if (hex >= 0 && way[0] !== hex) way.unshift(hex)
  }
  const f = frameOf(view, 'move')
  if (from < 0 && f?.seat === seat) from = startOf({ story, view }, f)
  return from < 0 || from === way[0] ? (way.length > 1 ? way : []) : [from, ...way]
}

export interface TurnedUp {
  place: number
  card: number
  /** the number of the hex on the route */
  nth: number
  /** it is the card that lies played */
  played: boolean
}
/** Cards turned up since a knight set out. */
export function turnedUp({ story }: Pick<KnightsProps, 'story'>, seat: Seat): TurnedUp[] {
  const from = story.findLastIndex(({ event }) => event.what === 'route planned' && event.seat === seat)
  const found: TurnedUp[] = []
  let nth = 0
  for (const { event } of story.slice(from + 1)) {
    if (event.what === 'entered') nth++
    else if (event.what === 'cards turned up')
      for (const card of event.cards) found.push({ place: found.length, card, nth, played: false })
    else if (event.what === 'Redoubt card turned up')
      found.push({ place: found.length, card: event.card, nth, played: false })
    else if (event.what === 'card played') {
      // Cards alike are told apart by their places: only one of them is played.
      for (const each of found) each.played = false
      const [place] = found.filter(({ card }) => card === event.card)
      if (place !== undefined) place.played = true
    }
  }
  return found
}
