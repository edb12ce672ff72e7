import { compile, type Procedure, type Watch } from '../../src/frames.ts'
import { below } from '../../src/random.ts'
import { leftOf, only, type Seat } from '../../src/seats.ts'
import {
  type Attack,
  type Campaign,
  type Clause,
  type Duel,
  type DuelEvent,
  type Excess,
  type Luck,
  type Moment,
  momentOf,
  standing,
  type Window,
} from './duel-position.ts'

const ROUNDS = 3

/** Opens a window about the frame that is on top now. */
function openWindow(s: Duel, moment: Moment, seats: Seat[]): undefined {
  const about = s.stack.length - 1
  s.stack.push({ at: 'window', step: 0, moment, seats, turn: 0, passes: 0, about, open: false })
}

function nextStanding(s: Duel, seat: Seat): Seat {
  let next = leftOf(seat, s.seats)
  while (s.health[next] === 0) next = leftOf(next, s.seats)
  return next
}

const campaign: Procedure<Duel, Campaign, DuelEvent, Clause> = [
  {
    name: 'next attack',
    clause: 'L-2',
    run(s, f, tell) {
      if (f.turns === ROUNDS * s.seats || standing(s).length === 1) return 'done'
      const by = f.turns++ % s.seats
      if (s.health[by] === 0) return 'again'
      const on = nextStanding(s, by)
      s.stack.push({ at: 'attack', step: 0, by, on, bonus: 0, rolled: 0 })
      tell?.({ what: 'attack', clause: 'L-2', seat: by, on })
      return 'again'
    },
  },
]

const attack: Procedure<Duel, Attack, DuelEvent, Clause> = [
  { name: 'before the roll', clause: 'L-3', run: (s, f) => openWindow(s, 'before the roll', [f.by, f.on]) },
  {
    name: 'roll',
    clause: 'L-2',
    run(s, f, tell) {
      f.rolled = 1 + below(s.rng, 6, 'die')
      tell?.({ what: 'rolled', clause: 'L-2', seat: f.by, n: f.rolled })
      return undefined
    },
  },
  { name: 'after the roll', clause: 'L-3', run: (s, f) => openWindow(s, 'after the roll', [f.by, f.on]) },
  {
    name: 'damage',
    clause: 'L-2',
    run(s, f, tell) {
      const hit = f.rolled + f.bonus >= 4
      if (hit) s.health[f.on]!--
      tell?.({ what: hit ? 'hit' : 'missed', clause: 'L-2', seat: f.on })
      return undefined
    },
  },
  {
    name: 'spoils',
    clause: 'L-1',
    run(s, f, tell) {
      const card = s.deck.pop()
      if (card === undefined) return
      s.hands[f.by]!.push(card)
      tell?.({ what: 'drew', clause: 'L-1', seat: f.by, card, only: only(f.by), reveals: true })
      tell?.({ what: 'drew', clause: 'L-1', seat: f.by, only: ~only(f.by) })
    },
  },
]

const pass = (f: Window): void => {
  f.passes++
  f.turn = (f.turn + 1) % f.seats.length
}

const window: Procedure<Duel, Window, DuelEvent, Clause> = [
  {
    name: 'whose turn',
    clause: 'L-3',
    run(s, f) {
      while (f.passes < f.seats.length && s.hands[f.seats[f.turn]!]!.length === 0) pass(f)
      if (f.passes === f.seats.length) return 'done'
      f.open = true
      return undefined
    },
  },
  {
    name: 'react',
    clause: 'L-3',
    final: false,
    owed: (_s, f) => (f.open ? only(f.seats[f.turn]!) : 0),
    offer(s, f, seat) {
      const fitting = s.hands[seat]!.filter((card) => momentOf(card) === f.moment)
      return fitting.length === 0 ? [{ act: 'pass' }] : [{ act: 'pass' }, { act: 'luck', of: fitting }]
    },
    take(s, f, seat, a, tell) {
      f.open = false
      if (a.act === 'pass') {
        pass(f)
        tell?.({ what: 'passed', clause: 'L-3', seat })
        return
      }
      const card = a.n!
      f.passes = 0
      f.turn = (f.turn + 1) % f.seats.length
      s.hands[seat]!.splice(s.hands[seat]!.indexOf(card), 1)
      s.discard.push(card)
      s.stack.push({ at: 'luck', step: 0, by: seat, card, about: f.about, stopped: false })
      tell?.({ what: 'luck', clause: 'L-4', seat, card, reveals: true })
    },
    close: () => 'whose turn',
  },
]

const effects: Readonly<Record<Moment, (s: Duel, f: Luck) => void>> = {
  'before the roll': (s, f) => {
    ;(s.stack[f.about] as Attack).bonus += 2
  },
  'after the roll': (s, f) => {
    ;(s.stack[f.about] as Attack).rolled = 1 + below(s.rng, 6, 'die')
  },
  'luck played': (s, f) => {
    ;(s.stack[f.about] as Luck).stopped = true
  },
}

const luck: Procedure<Duel, Luck, DuelEvent, Clause> = [
  {
    name: 'chance to answer',
    clause: 'L-4',
    run: (s, f) =>
      openWindow(
        s,
        'luck played',
        standing(s).filter((seat) => seat !== f.by),
      ),
  },
  {
    name: 'effect',
    clause: 'L-4',
    run(s, f, tell) {
      if (!f.stopped) effects[momentOf(f.card)](s, f)
      tell?.({ what: f.stopped ? 'stopped' : 'worked', clause: 'L-4', seat: f.by, card: f.card })
      return undefined
    },
  },
]

const excess: Procedure<Duel, Excess, DuelEvent, Clause> = [
  {
    name: 'discard',
    clause: 'L-5',
    owed: (s, f) => (s.hands[f.seat]!.length > 3 ? only(f.seat) : 0),
    offer(s, f) {
      const over = s.hands[f.seat]!.length - 3
      return [{ act: 'discard', of: s.hands[f.seat]!.slice(), min: over, max: over }]
    },
    take(s, f, seat, a, tell) {
      s.hands[f.seat] = s.hands[f.seat]!.filter((card) => !a.ns!.includes(card))
      s.discard.push(...a.ns!)
      tell?.({ what: 'discarded', clause: 'L-5', seat, cards: a.ns!, reveals: true })
    },
  },
]

export const watch: readonly Watch<Duel, DuelEvent, Clause>[] = [
  {
    name: 'a knight falls',
    clause: 'L-6',
    check(s, tell) {
      const seat = s.health.findIndex((health, seat) => health === 0 && s.hands[seat]!.length > 0)
      if (seat < 0) return false
      s.discard.push(...s.hands[seat]!.splice(0))
      s.stack.length = 1
      tell?.({ what: 'fell', clause: 'L-6', seat, reveals: true })
      return true
    },
  },
  {
    name: 'hand limit',
    clause: 'L-5',
    check(s) {
      const seat = s.hands.findIndex((hand) => hand.length > 3)
      if (seat < 0 || s.stack.at(-1)?.at === 'excess') return false
      s.stack.push({ at: 'excess', step: 0, seat })
      return true
    },
  },
]

export const program = compile<Duel, DuelEvent, Clause>({ campaign, attack, window, luck, excess })
