import { type Offer, only } from '@midden/kernel'
import { cards } from '../cards.ts'
import { topGear } from '../decks.ts'
import { extra } from '../effects/modifiers.ts'
import { nothing } from '../effects/scene.ts'
import type { DrawFrame } from '../frames/gear.ts'
import { held } from '../held.ts'
import { distinct } from '../lists.ts'
import type { Table, Wk } from '../position.ts'
import { placeGear } from '../push.ts'
import type { Procedure, Tell } from '../types.ts'
import { mayTakeVehicle, poolOf, takeVehicle, vehiclesIn } from './vehicles.ts'

/** Vehicles that may be taken instead of the card to be drawn, by gear number (WK-23.12). */
function instead(s: Table, f: DrawFrame): number[] {
  if (f.settled || f.i >= f.colours.length || s.knights[f.seat]!.down || !mayTakeVehicle(s, f.seat)) return []
  return vehiclesIn(s, poolOf(s, f.colours[f.i]!))
}

function drawOne(s: Wk, f: DrawFrame, tell: Tell): void {
  const { seat } = f
  const colour = f.colours[f.i]!
  const card = topGear(s, colour, tell)
  if (card < 0) return
  f.cards.push(card)
  f.of.push(colour)
  const told = { what: 'gear drawn', clause: 'WK-25.13', seat, colour } as const
  tell?.({ ...told, card, only: only(seat), reveals: true })
  tell?.({ ...told, only: ~only(seat) })
}

function takeFromPool(s: Wk, f: DrawFrame, card: number, tell: Tell): void {
  const colour = f.colours[f.i]!
  const pool = colour === 0 ? s.poolDamaged : s.pool
  pool[card - cards(s).vehicles]!--
  takeVehicle(s, f.seat, card, colour === 0, false, tell)
}

const colourChoices = (f: DrawFrame): number[] => distinct(f.colours)
/** Sheila's: one more card of one of the colours, then one of those drawn is discarded (K13, WKC-R18). */
const isExtraDue = (s: Table, f: DrawFrame): boolean =>
  f.reward && f.colours.length > 0 && extra(s, f.seat, 'draw', nothing) > 0 && !s.knights[f.seat]!.down

export const draw: Procedure<'draw'> = [
  {
    name: 'one more card',
    clause: 'WKC-R18',
    owed: (s, f) => (f.toss === 0 && isExtraDue(s, f) && colourChoices(f).length > 1 ? only(f.seat) : 0),
    offer: (_s, f) => [{ act: 'colour', of: colourChoices(f) }],
    take(_s, f, _seat, a) {
      f.toss = 1
      f.colours.push(a.n!)
    },
    close(s, f) {
      if (f.toss === 0 && isExtraDue(s, f)) {
        f.toss = 1
        f.colours.push(f.colours[0]!)
      }
      return undefined
    },
  },
  {
    name: 'card or vehicle',
    clause: 'WK-23.12',
    owed: (s, f) => (instead(s, f).length > 0 ? only(f.seat) : 0),
    offer: (s, f): Offer[] => [{ act: 'draw' }, { act: 'vehicle', of: instead(s, f) }],
    take(s, f, _seat, a, tell) {
      if (a.act === 'vehicle') takeFromPool(s, f, a.n!, tell)
      else drawOne(s, f, tell)
      f.settled = true
    },
    close(s, f, tell) {
      if (f.i >= f.colours.length) return undefined
      if (!f.settled) drawOne(s, f, tell)
      f.settled = false
      f.i++
      return 'again'
    },
  },
  {
    name: 'discard one of them',
    clause: 'WKC-R18',
    owed: (_s, f) => (Math.min(f.toss, f.cards.length) > 0 ? only(f.seat) : 0),
    offer: (_s, f) => [{ act: 'toss', of: distinct(f.cards) }],
    take(s, f, seat, a, tell) {
      const at = f.cards.indexOf(a.n!)
      f.toss--
      f.cards.splice(at, 1)
      s.gear[f.of.splice(at, 1)[0]!]!.discard.push(a.n!)
      tell?.({ what: 'gear discarded', clause: 'WKC-R18', seat, card: a.n!, reveals: true })
    },
  },
  {
    name: 'place them',
    clause: 'WK-22.15',
    run(s, f) {
      const card = f.cards.shift()
      if (card === undefined) return 'done'
      placeGear(s, f.seat, held(card), false, false, f.of.shift()!)
      return 'again'
    },
  },
]
