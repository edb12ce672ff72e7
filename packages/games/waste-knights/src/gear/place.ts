import { type Offer, only, type Seat } from '@midden/kernel'
import { change, still } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import type { PlaceFrame } from '../frames/gear.ts'
import type { Held } from '../held.ts'
import type { Table, Wk } from '../position.ts'
import { drawGear, placeGear } from '../push.ts'
import type { Procedure, Tell } from '../types.ts'
import { isBlue } from './losing.ts'
import { inTheWay, OVER, PACK, placesFor, put } from './places.ts'
import { takeOut } from './slots.ts'
import { discardGear } from './storage.ts'
import { isVehicle, mayTakeVehicle, takeVehicle } from './vehicles.ts'

/** WK-24.8, WK-R56: 1 REP and 1 red card for a blue one, with `blueConversion` a yellow one. */
export function convertBlue(s: Wk, seat: Seat, card: number, tell: Tell): void {
  const vehicle = isVehicle(s, card)
  s.removedBlue.push(card)
  tell?.({ what: 'blue card removed', clause: 'WK-24.8', seat, card, vehicle })
  change(s, seat, { ...still, rep: 1 }, 'WK-24.8', tell)
  drawGear(s, seat, [s.options.blueConversion === 'R' ? 2 : 1])
}

/** Vehicles and cards beside the sheet have places of their own (WK-23.1, WK-24.11). */
function ownPlace(s: Table, f: PlaceFrame): 'vehicle' | 'beside' | 'under' | null {
  const { row } = cards(s).gear[f.cards[0]!.card]!
  if (row.group === 'vehicle') return mayTakeVehicle(s, f.seat) ? 'vehicle' : null
  if (row.group !== 'attached') return null
  if (row.trait === 'Mutation') return 'beside'
  if (!f.attach) return null
  if (row.trait === 'Implant') return 'beside'
  return s.knights[f.seat]!.vehicle < 0 ? null : 'under'
}

function offers(s: Table, f: PlaceFrame): Offer[] {
  const h = f.cards[0]!
  const blue = isBlue(s, h.card)
  const places = placesFor(s, f.seat, h, !f.displacing)
  const list: Offer[] = []
  if (ownPlace(s, f) !== null) list.push({ act: 'keep' })
  else if (places.length > 0) list.push({ act: 'place', of: places })
  else if (blue) list.push({ act: 'place', of: [OVER] })
  if (!blue) list.push({ act: 'discard' })
  else if (!f.displacing) list.push({ act: 'convert' })
  return list
}

/** On a panel a card becomes public, in storage it stays its owner's secret (WK-22.16). */
function tellPlaced(s: Wk, seat: Seat, { card }: Held, to: number, open: boolean, tell: Tell): void {
  if (tell === null) return
  const told = { what: 'gear placed', clause: 'WK-22.16', seat, to } as const
  if (open || isBlue(s, card)) tell({ ...told, card, reveals: true })
  else {
    tell({ ...told, card, only: only(seat) })
    tell({ ...told, only: ~only(seat) })
  }
}

/** The new card takes the panel; what lay there waits for a free place of its own. */
function settle(s: Wk, f: PlaceFrame, to: number, tell: Tell): void {
  const k = s.knights[f.seat]!
  const h = f.cards.shift()!
  if (to < PACK) for (const panel of inTheWay(s, k, h.card, to)) f.cards.push(takeOut(k, panel * 10))
  put(k, h, to)
  tellPlaced(s, f.seat, h, to, f.open || f.displacing || to < PACK, tell)
}

function keep(s: Wk, f: PlaceFrame, tell: Tell): void {
  const where = ownPlace(s, f)!
  const h = f.cards.shift()!
  if (where === 'vehicle') takeVehicle(s, f.seat, h.card, false, false, tell)
  else {
    s.knights[f.seat]![where].push(h)
    tell?.({ what: 'special card attached', clause: 'WKC-R21', seat: f.seat, card: h.card })
  }
}

/** A blue card is removed as soon as it is gained; what is attached to it finds a place of its own (WK-24.8). */
function convert(s: Wk, f: PlaceFrame, tell: Tell): void {
  const { card, plus } = f.cards.shift()!
  for (const alone of plus.toReversed()) placeGear(s, f.seat, { ...alone, plus: [] }, f.open)
  convertBlue(s, f.seat, card, tell)
}

/** A gained card finds its place, then each card it displaced (WK-22.14, WK-22.15). */
export const place: Procedure<'place'> = [
  {
    name: 'find a place',
    clause: 'WK-22.14',
    owed: (_s, f) => (f.cards.length > 0 ? only(f.seat) : 0),
    offer: (s, f) => offers(s, f),
    take(s, f, seat, a, tell) {
      if (a.act === 'place') settle(s, f, a.n!, tell)
      else if (a.act === 'keep') keep(s, f, tell)
      else if (a.act === 'discard') discardGear(s, seat, f.cards.shift()!, tell)
      else convert(s, f, tell)
      f.displacing = true
    },
  },
]
