import type { Seat } from '@midden/kernel'
import { bonusPile } from './market.ts'
import { handSize } from './options.ts'
import { passing, type Waste } from './position.ts'
import { put } from './zones.ts'

/** How many cards everybody has kept this round. */
export const passesMade = (s: Waste): number => s.drafted.length / s.seats

/** What a seat drafted this round, in the order kept. */
export function draftedBy(s: Waste, seat: Seat): number[] {
  const cards: number[] = []
  for (let i = seat; i < s.drafted.length; i += s.seats) cards.push(s.drafted[i]!)
  return cards
}

/** The number, less one, of the pile a seat took this round; -1 if none. */
const pileTakenBy = (s: Waste, seat: Seat): number => s.takers.indexOf(seat)

/** Everything that came into a seat's hand this round. */
export function gained(s: Waste, seat: Seat): number[] {
  const pile = pileTakenBy(s, seat)
  return pile < 0 ? draftedBy(s, seat) : draftedBy(s, seat).concat(bonusPile(s, pile))
}

/** Where the pack that lies before a seat at one pass lies at another. */
export const packHolder = (s: Waste, seat: Seat, pass: number, at: number): Seat => {
  const around = seat + passing(s.options, s.round) * (at - pass)
  return ((around % s.seats) + s.seats) % s.seats
}

/** The pack that lay before a seat at a pass of this round, in listing order. */
export function packBefore(s: Waste, seat: Seat, pass: number): number[] {
  const made = passesMade(s)
  const pack = made < handSize(s.seats) ? s.hands[packHolder(s, seat, pass, made)]!.slice() : []
  for (let at = pass; at < made; at++) put(pack, s.drafted[at * s.seats + packHolder(s, seat, pass, at)]!)
  return pack
}
