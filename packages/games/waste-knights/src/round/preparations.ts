import { has, type Offer, only, type Seat, type Seats } from '@midden/kernel'
import { contaminationAt, isCity, radiationAt } from '../board/hexes.ts'
import { change, ofOne } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import { drawLuck } from '../decks.ts'
import { prevented } from '../effects/prevention.ts'
import { available } from '../effects/sources.ts'
import type { PreparationsFrame } from '../frames/round.ts'
import { hasGearToMove } from '../gear/drafts.ts'
import { unmarkAll } from '../gear/marks.ts'
import { placesWhere } from '../lists.ts'
import { isLastRound } from '../missions/hooks.ts'
import type { Wk } from '../position.ts'
import { discardLuck, missionHook, rearrange } from '../push.ts'
import { inRoundOrder, nextSeat, roundWaster } from '../roles.ts'
import { refill } from '../stalls/refill.ts'
import { markTasks, outdate } from '../tasks/ageing.ts'
import type { Procedure, Tell } from '../types.ts'

/** One pass over all knights in round order (WK-5.6): one knight at a time, so that each is tested for consciousness. */
const pass =
  (each: (s: Wk, seat: Seat, tell: Tell) => void) =>
  (s: Wk, f: PreparationsFrame, tell: Tell): string | undefined => {
    const seat = inRoundOrder(s, f.turn)
    if (seat < 0) {
      f.turn = 0
      return undefined
    }
    f.turn++
    each(s, seat, tell)
    return 'again'
  }

function radiate(s: Wk, seat: Seat, tell: Tell): void {
  const n = radiationAt(s, s.knights[seat]!.hex)
  if (n > 0) change(s, seat, ofOne('rad', n), 'WK-5.6', tell)
}
function contaminate(s: Wk, seat: Seat, tell: Tell): void {
  const n = prevented(s, seat, 'contamination', contaminationAt(s, s.knights[seat]!.hex), tell)
  if (n > 0) change(s, seat, ofOne('hp', -n), 'WK-5.6', tell)
}

const CITY = ['none', 'hp', 'rad', 'ammo', 'fuel'] as const
/** The next conscious knight on a city hex, from this place of the round order on (WK-5.7). */
function inCity(s: Wk, f: PreparationsFrame): Seat {
  for (let turn = f.turn; ; turn++) {
    const seat = inRoundOrder(s, turn)
    if (seat < 0 || (!s.knights[seat]!.down && isCity(s, s.knights[seat]!.hex))) return seat
  }
}
function cityOption(s: Wk, seat: Seat, n: number, tell: Tell): void {
  const counter = CITY[n]!
  tell?.({ what: 'city option', clause: 'WK-5.7', seat, counter })
  if (counter !== 'none') change(s, seat, ofOne(counter, counter === 'rad' ? -1 : 1), 'WK-5.7', tell)
}
const turnOf = (s: Wk, seat: Seat): number => {
  for (let turn = 0; ; turn++) if (inRoundOrder(s, turn) === seat) return turn
}

/** WK-5.9, WK-5.10 */
function clearBoard(s: Wk, tell: Tell): void {
  for (const layer of s.tokens) for (let hex = 0; hex < layer.length; hex++) layer[hex] = 0
  tell?.({ what: 'tokens removed', clause: 'WK-5.9' })
  for (let token = 0; token < s.special.length; token++) {
    if (s.special[token]! < 0) continue
    if (s.dark[token]) s.special[token] = -1
    tell?.({
      what: s.dark[token] ? 'special token removed' : 'special token turned',
      clause: 'WK-5.10',
      token,
    })
    s.dark[token] = !s.dark[token]
  }
}

function clearStalls(s: Wk, seat: Seat, spaces: readonly number[], tell: Tell): void {
  for (const space of spaces) {
    const card = s.stalls[space]!
    s.stalls[space] = -1
    s.gear[cards(s).gear[card]!.colour]!.discard.push(card)
    tell?.({ what: 'stall cleared', clause: 'WK-5.12', seat, space, card })
  }
}
const stallsOffer = (s: Wk): Offer[] => {
  const of = placesWhere(s.stalls, (card) => card >= 0)
  return [{ act: 'clear', of, min: 0, max: Math.min(2, of.length) }]
}

const rearrangers = (s: Wk): Seats => {
  let seats = 0
  for (let seat = 0; seat < s.seats; seat++)
    if (!has(s.gone, seat) && !s.knights[seat]!.down && hasGearToMove(s, seat)) seats |= only(seat)
  return seats
}

/** Extra cards join the draw; what such texts discard comes after it, the hand limit last (WKC-R31). */
function drawForRound(s: Wk, seat: Seat, tell: Tell): void {
  if (s.knights[seat]!.down) return
  let more = 0
  let fewer = 0
  for (const { line } of available(s, seat, undefined, 'luck draw'))
    for (const op of cards(s).scripts[line.script]!)
      if (op.do === 'luck') {
        more += Math.max(0, op.by)
        fewer -= Math.min(0, op.by)
      }
  drawLuck(s, seat, 1 + more, tell)
  if (fewer > 0) discardLuck(s, seat, fewer)
}

export const preparations: Procedure<'preparations'> = [
  {
    name: '1a round marker',
    clause: 'WK-5.2',
    run(s, _f, tell) {
      s.round++
      s.phase = 'waster'
      s.active = -1
      tell?.({ what: 'round begins', clause: 'WK-5.2', round: s.round, last: isLastRound(s) })
      return undefined
    },
  },
  {
    name: '1a mark the tasks',
    clause: 'WK-5.3',
    run(s, _f, tell) {
      markTasks(s)
      tell?.({ what: 'tasks marked', clause: 'WK-5.3' })
      return undefined
    },
  },
  {
    name: '1a outdated tasks',
    clause: 'WK-5.4',
    run(s, f, tell) {
      if (f.space > 2) return undefined
      outdate(s, f.space++, tell)
      return 'again'
    },
  },
  { name: '1b radiation', clause: 'WK-5.6', run: pass(radiate) },
  { name: '1b contamination', clause: 'WK-5.6', run: pass(contaminate) },
  {
    name: '1b city option',
    clause: 'WK-5.7',
    final: false,
    owed: (s, f) => (inCity(s, f) < 0 ? 0 : only(inCity(s, f))),
    offer: () => [{ act: 'city', of: CITY.map((_, n) => n) }],
    take(s, f, seat, a, tell) {
      cityOption(s, seat, a.n!, tell)
      f.turn = turnOf(s, seat) + 1
    },
    close(_s, f) {
      f.turn = 0
      return undefined
    },
  },
  {
    name: '1c tokens',
    clause: 'WK-5.9',
    run(s, _f, tell) {
      clearBoard(s, tell)
      return undefined
    },
  },
  {
    name: '1d mission effects',
    clause: 'WK-5.11',
    run(s) {
      missionHook(s, 'waster step', roundWaster(s))
      return undefined
    },
  },
  {
    name: '1e clear the Stalls',
    clause: 'WK-5.12',
    final: false,
    owed: (s, f) => (f.turn === 0 && s.stalls.some((card) => card >= 0) ? only(roundWaster(s)) : 0),
    offer: (s) => stallsOffer(s),
    take(s, f, seat, a, tell) {
      clearStalls(s, seat, a.ns!, tell)
      f.turn = 1
    },
    close(s, f, tell) {
      f.turn = 0
      refill(s, 'WK-5.12', tell)
      missionHook(s, 'end of the Waster Step', roundWaster(s))
      return undefined
    },
  },
  {
    name: '1f First Player',
    clause: 'WK-5.13',
    run(s, _f, tell) {
      const from = s.first
      s.first = nextSeat(s, from)
      s.phase = 'knights'
      tell?.({ what: 'first player passed', clause: 'WK-5.13', seat: s.first, from })
      return undefined
    },
  },
  {
    name: '2a unmark',
    clause: 'WK-5.17',
    run(s, _f, tell) {
      unmarkAll(s)
      tell?.({ what: 'unmarked', clause: 'WK-5.17' })
      return undefined
    },
  },
  {
    name: '2b rearrange',
    clause: 'WK-5.18',
    run(s) {
      const seats = rearrangers(s)
      if (seats !== 0) rearrange(s, seats, true)
      return undefined
    },
  },
  { name: '2c draw luck', clause: 'WK-5.20', run: pass(drawForRound) },
]
