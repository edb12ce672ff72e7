import { type Offer, only, type Seat } from '@midden/kernel'
import { mightRefuel } from '../effects/any-time.ts'
import type { MoveFrame } from '../frames/road.ts'
import { approachable } from '../meeting/company.ts'
import type { Table, Wk } from '../position.ts'
import { playWild, startMeeting } from '../push.ts'
import type { Procedure, Tell } from '../types.ts'
import { playableCards } from './constraint.ts'
import { mayEnter } from './cost.ts'
import { clearUp, isEnding, waster } from './road.ts'

/** A revealed card becomes the card of the move; the others wait for its window (WK-7.13). */
function playCard(s: Wk, f: MoveFrame, by: Seat, card: number, tell: Tell): void {
  f.revealed.splice(f.revealed.indexOf(card), 1)
  f.played = true
  tell?.({ what: 'card played', clause: 'WK-7.13', seat: f.seat, by, card })
  playWild(s, f.seat, card)
}

/** The Waster may play a card now: something is turned up that no task keeps him from. */
const mayPlay = (s: Table, f: MoveFrame): boolean =>
  !f.asked && !f.played && !isEnding(s, f) && playableCards(s, f, false).length > 0

/** W1 and W2 are one question at two moments (WK-7.12, WK-7.17). */
const wasterWindow = (
  name: string,
  clause: 'WK-7.12' | 'WK-7.17',
  isOpen: (s: Table, f: MoveFrame) => boolean,
): Procedure<'move'>[number] => ({
  name,
  clause,
  final: false as const,
  owed: (s: Wk, f: MoveFrame) => (isOpen(s, f) && mayPlay(s, f) ? only(waster(s, f)) : 0),
  offer: (s: Wk, f: MoveFrame): Offer[] => [{ act: 'wait' }, { act: 'play', of: playableCards(s, f, false) }],
  take(s: Wk, f: MoveFrame, seat: Seat, a, tell: Tell) {
    f.asked = true
    if (a.act === 'play') playCard(s, f, seat, a.n!, tell)
    else tell?.({ what: 'waited', clause, seat })
  },
  close(_s: Wk, f: MoveFrame) {
    f.asked = false
    return undefined
  },
})

const companyFirst = (s: Table): boolean => s.options.interactionFirst === 'on'

/** The tank does not last to the next hex, and he might have Fuel at hand that may be used at any time. */
const isDry = (s: Table, f: MoveFrame): boolean =>
  f.mode === 'vehicle' && f.i < f.route.length && !mayEnter(s, f) && mightRefuel(s, f.seat)

/** Must the Waster play now? A fallen knight is spared (WK-7.20), and without a card there is none to play. */
const isForced = (s: Table, f: MoveFrame): boolean =>
  !f.played && !f.over && !s.knights[f.seat]!.down && f.revealed.length > 0

/** Everything on a hex but entering it (WK-7.12 to WK-7.20). */
export const stops: Procedure<'move'> = [
  wasterWindow('play or wait', 'WK-7.12', (s) => !companyFirst(s)),
  {
    name: 'approach somebody',
    clause: 'WK-7.16',
    owed: (s, f) => (!f.asked && !isEnding(s, f) && approachable(s, f).length > 0 ? only(f.seat) : 0),
    offer: (s, f) => [{ act: 'go on' }, { act: 'approach', of: approachable(s, f) }],
    take(s, f, seat, a) {
      if (a.act === 'go on') f.asked = true
      else {
        f.met |= only(a.n!)
        f.here = true
        startMeeting(s, seat, a.n!)
      }
    },
    close(_s, f) {
      f.asked = false
      return undefined
    },
  },
  wasterWindow('play after all', 'WK-7.17', (s, f) => f.here || companyFirst(s)),
  {
    name: 'end of the route',
    clause: 'WK-7.18',
    run(s, f) {
      if (f.i === f.route.length) f.ending = true
      return isEnding(s, f) ? 'forced play' : undefined
    },
  },
  {
    name: 'tank empty',
    clause: 'WK-30.9',
    owed: (s, f) => (!f.asked && !isEnding(s, f) && isDry(s, f) ? only(f.seat) : 0),
    offer: () => [{ act: 'go on' }],
    take(_s, f) {
      f.asked = true
    },
    close(_s, f) {
      f.asked = false
      return undefined
    },
  },
  {
    name: 'continue or stop',
    clause: 'WK-7.18',
    owed: (s, f) => (!f.asked && !isEnding(s, f) && mayEnter(s, f) ? only(f.seat) : 0),
    offer: () => [{ act: 'continue' }, { act: 'stop' }],
    take(_s, f, seat, a, tell) {
      f.asked = true
      if (a.act === 'continue') return
      f.ending = true
      tell?.({ what: 'stops', clause: 'WK-7.18', seat })
    },
    close(_s, f) {
      const goesOn = f.asked && !f.ending
      f.asked = false
      return goesOn ? 'pay the way' : undefined
    },
  },
  {
    name: 'forced play',
    clause: 'WK-7.19',
    final: false,
    owed: (s, f) => (isForced(s, f) ? only(waster(s, f)) : 0),
    offer: (s, f) => [{ act: 'play', of: playableCards(s, f, true) }],
    take: (s, f, seat, a, tell) => playCard(s, f, seat, a.n!, tell),
    /** Out of FUEL, he may go on with what the card gave him (WK-R13). */
    close: (s, f) =>
      s.options.resumeAfterForced === 'on' && !isEnding(s, f) && mayEnter(s, f)
        ? 'continue or stop'
        : undefined,
  },
  {
    name: 'end of the move',
    clause: 'WK-7.25',
    run(s, f, tell) {
      clearUp(s, f, tell)
      tell?.({ what: 'move ended', clause: 'WK-7.25', seat: f.seat, hex: s.knights[f.seat]!.hex })
      return 'done'
    },
  },
]
