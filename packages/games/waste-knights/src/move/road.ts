import { only, type Seat } from '@midden/kernel'
import { threatAt } from '../board/hexes.ts'
import { putKnight } from '../board/markers.ts'
import { change, still } from '../bodies/counters.ts'
import { topWild } from '../decks.ts'
import type { MoveFrame } from '../frames/road.ts'
import { takeVillainCard, villainCard } from '../missions/extras.ts'
import type { Table, Wk } from '../position.ts'
import { playWild } from '../push.ts'
import { moveWaster } from '../roles.ts'
import { rode } from '../tasks/goals.ts'
import type { Procedure, Tell } from '../types.ts'
import { entryCost, fuelDue, mayEnter, rateOf } from './cost.ts'

/** Nothing but the forced card is to come: stopped, ending, fallen, or taken off his route by a text. */
export function isEnding(s: Table, f: MoveFrame): boolean {
  const k = s.knights[f.seat]!
  return f.stopped || f.ending || f.over || k.down || (f.i > 0 && k.hex !== f.route[f.i - 1])
}

/** FUEL into MP, as the next hex needs it (WK-7.4); a first hex beyond his means takes all there is (WK-7.6). */
function pay(s: Wk, f: MoveFrame, tell: Tell): void {
  const { fuel } = s.knights[f.seat]!
  const due = fuelDue(s, f)
  const cost = entryCost(s, f.seat, f.route[f.i]!)
  const rate = rateOf(s, f.seat)
  const spends = Math.min(due, fuel)
  const mp = f.pool + spends * rate
  change(s, f.seat, { ...still, fuel: -spends }, due > fuel ? 'WK-7.6' : 'WK-7.4', tell)
  f.spent += spends
  f.pool = Math.max(0, mp - cost)
  f.mp += Math.min(mp, cost)
}

/** On hex 1 one card, on every hex one more for each THREAT; on foot just the one (WK-7.11). */
function reveal(s: Wk, f: MoveFrame, tell: Tell): void {
  const due = (f.i === 1 ? 1 : 0) + (f.mode === 'vehicle' ? threatAt(s, f.route[f.i - 1]!) : 0)
  const turned: number[] = []
  for (let n = 0; n < due; n++) {
    const card = topWild(s, tell)
    if (card >= 0) turned.push(card)
  }
  if (turned.length === 0) return
  f.revealed.push(...turned)
  tell?.({ what: 'cards turned up', clause: 'WK-7.11', cards: turned, reveals: true })
}

/** Cards wait under the Waster marker for the first knights who move (WK-7.23). */
const isRedoubtDue = (s: Table, f: MoveFrame): boolean =>
  f.i === 1 && s.planted.length > 0 && !f.played && !f.planted && !f.spared && !isEnding(s, f)
const wasterChooses = (s: Table): boolean => s.options.redoubtTarget === "Waster's choice"

/** It is the only card of this move. */
function turnUpPlanted(s: Wk, f: MoveFrame, n: number, tell: Tell): void {
  const { card } = s.planted.splice(n, 1)[0]!
  f.planted = true
  f.revealed.push(card)
  tell?.({ what: 'Redoubt card turned up', clause: 'WK-7.23', card, reveals: true })
}

const ahead = (s: Table, f: MoveFrame): number => s.knights[f.seat]!.fuel
const mayPrepay = (s: Table, f: MoveFrame): boolean =>
  s.options.prepayFuel === 'on' && f.mode === 'vehicle' && !f.asked && ahead(s, f) > 0

/** From hex to hex: paying, entering, turning up cards (WK-7.4 to WK-7.11). */
export const road: Procedure<'move'> = [
  {
    name: 'pay the way',
    clause: 'WK-7.4',
    run(s, f, tell) {
      if (isEnding(s, f) || !mayEnter(s, f)) return 'end of the move'
      if (f.mode === 'vehicle') pay(s, f, tell)
      return undefined
    },
  },
  {
    name: 'spend Fuel ahead',
    clause: 'WK-R10',
    owed: (s, f) => (mayPrepay(s, f) ? only(f.seat) : 0),
    offer: (s, f) => [{ act: 'fuel', from: 0, to: ahead(s, f) }],
    take(s, f, seat, a, tell) {
      f.asked = true
      f.spent += a.n!
      f.pool += a.n! * rateOf(s, seat)
      change(s, seat, { ...still, fuel: -a.n! }, 'WK-R10', tell)
    },
    close(_s, f) {
      f.asked = false
      return undefined
    },
  },
  {
    name: 'enter',
    clause: 'WK-7.10',
    run(s, f, tell) {
      const { seat } = f
      const k = s.knights[seat]!
      const hex = f.route[f.i]
      if (hex === undefined || f.mode === 'stay') return 'end of the move'
      f.from = k.hex
      f.i++
      f.here = false
      putKnight(s, seat, hex)
      k.arrived = f.mode
      tell?.({ what: 'entered', clause: 'WK-7.10', seat, hex, mp: f.pool })
      rode(s, seat, f.mp, f.i)
      return undefined
    },
  },
  {
    name: 'a villain on the hex',
    clause: 'WK-29.2',
    run(s, f, tell) {
      const card = f.played || isEnding(s, f) ? -1 : villainCard(s, s.knights[f.seat]!.hex)
      if (card < 0) return undefined
      f.played = true
      takeVillainCard(s, card)
      tell?.({ what: 'card played', clause: 'WK-29.2', seat: f.seat, by: waster(s, f), card })
      playWild(s, f.seat, card)
      return undefined
    },
  },
  {
    name: 'card from the Redoubt',
    clause: 'WK-7.23',
    owed: (s, f) =>
      isRedoubtDue(s, f) && (s.planted.length > 1 || wasterChooses(s)) ? only(waster(s, f)) : 0,
    offer(s) {
      const turn = { act: 'turn up', of: s.planted.map((_, n) => n) }
      return wasterChooses(s) ? [turn, { act: 'spare' }] : [turn]
    },
    take(s, f, seat, a, tell) {
      if (a.act === 'turn up') turnUpPlanted(s, f, a.n!, tell)
      else {
        f.spared = true
        tell?.({ what: 'Redoubt cards kept', clause: 'WK-R16', seat })
      }
    },
    close(s, f, tell) {
      if (isRedoubtDue(s, f)) turnUpPlanted(s, f, 0, tell)
      return undefined
    },
  },
  {
    name: 'turn up cards',
    clause: 'WK-7.11',
    run(s, f, tell) {
      if (!f.played && !f.planted && !isEnding(s, f)) reveal(s, f, tell)
      return undefined
    },
  },
]

export const waster = (s: Table, f: MoveFrame): Seat => moveWaster(s, f.seat)

/** Cards turned up and not played, and luck cards that lay face up, are discarded (WK-7.20, WK-6.11). */
export function clearUp(s: Wk, f: MoveFrame, tell: Tell): void {
  s.luck.discard.push(...f.laid.splice(0))
  if (f.revealed.length === 0) return
  const cards = f.revealed.splice(0)
  s.wild.discard.push(...cards)
  tell?.({ what: 'cards unplayed', clause: 'WK-7.20', cards })
}
