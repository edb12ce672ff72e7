import type { GameEvent } from '../../src/events.ts'
import { compile, type Frame, type Position } from '../../src/frames.ts'
import { defineGame, type View, type WholeGame } from '../../src/game.ts'
import { type Offer, width } from '../../src/offers.ts'
import { below, cloneRandom } from '../../src/random.ts'
import { all, leftOf, only } from '../../src/seats.ts'
import { byField, int, list, oneOf, randomShape, record } from '../../src/shape.ts'
import type { Sheet } from '../../src/sheet.ts'

/** Everything lies open: coins are spent for points, credit may be taken at any time, the first at 5 gets a prize. */
export const ledger = {
  'B-1': 'Two or three play with 3 coins and the tokens 1, 1 and 2 each, for a number of rounds.',
  'B-2': 'On your turn spend up to 3 coins, or hand in tokens, or give one to another player.',
  'B-3': 'While the table waits, whoever owes less than 2 may borrow 1 or 2 coins.',
  'B-4': 'Whoever is the first at 5 points is immediately offered the prize, and may leave it.',
  'B-5': 'A turn ends with an income of 1 coin, or as the die says.',
  'B-6': 'When everybody owes 2 or more, one of it is immediately forgiven to each.',
}
export type Clause = keyof typeof ledger

export interface BankOptions {
  rounds: number
  income: 'fixed' | 'die'
}
interface Turn extends Frame {
  at: 'turn'
  seat: number
  acted: boolean
}
interface Prize extends Frame {
  at: 'prize'
  seat: number
  answered: boolean
}
interface Amnesty extends Frame {
  at: 'amnesty'
}
interface Rounds extends Frame {
  at: 'rounds'
  next: number
}
export interface Bank extends Position<Rounds | Turn | Prize | Amnesty> {
  options: BankOptions
  coins: number[]
  debts: number[]
  points: number[]
  tokens: number[][]
  prize: boolean
}
export interface BankView extends View {
  table: Omit<Bank, 'rng'>
}
export type BankEvent = GameEvent<Clause> & { what: string; seat?: number; n?: number }
export type BankGame = WholeGame<Bank, BankView, BankOptions, BankEvent, Clause>

const sheet: Sheet<BankOptions> = {
  rounds: { kind: 'number', min: 1, max: 3, default: 2, clause: 'B-1', about: 'how many rounds' },
  income: {
    kind: 'choice',
    values: ['fixed', 'die'],
    default: 'fixed',
    clause: 'B-5',
    about: 'the income after a turn',
  },
}

const program = compile<Bank, BankEvent, Clause>({
  rounds: [
    {
      name: 'next turn',
      clause: 'B-1',
      run(s, f) {
        if (f.next === s.seats * s.options.rounds) return 'done'
        s.stack.push({ at: 'turn', step: 0, seat: f.next++ % s.seats, acted: false })
        return 'again'
      },
    },
  ],
  turn: [
    {
      name: 'act',
      clause: 'B-2',
      owed: (_s, f) => (f.acted ? 0 : only(f.seat)),
      offer(s, f) {
        const offers: Offer[] = [{ act: 'spend', from: 0, to: Math.min(3, s.coins[f.seat]!) }]
        const tokens = s.tokens[f.seat]!
        if (tokens.length === 0) return offers
        const others = [leftOf(f.seat, s.seats)]
        if (s.seats > 2) others.push(leftOf(others[0]!, s.seats))
        offers.push({ act: 'hand in', of: tokens.slice(), min: 1, max: Math.min(2, tokens.length) })
        offers.push({ act: 'give', of: [...new Set(tokens)], with: others })
        return offers
      },
      take(s, f, seat, a, tell) {
        f.acted = true
        const tokens = s.tokens[seat]!
        if (a.act === 'spend') {
          s.coins[seat]! -= a.n!
          s.points[seat]! += a.n!
        }
        for (const token of a.ns ?? []) {
          tokens.splice(tokens.indexOf(token), 1)
          s.points[seat]! += token
        }
        if (a.act === 'give') {
          tokens.splice(tokens.indexOf(a.n!), 1)
          s.tokens[a.with!]!.push(a.n!)
        }
        tell?.({ what: a.act, clause: 'B-2', seat })
      },
    },
    {
      name: 'income',
      clause: 'B-5',
      run(s, f, tell) {
        const n = s.options.income === 'die' ? below(s.rng, 3, 'income') : 1
        s.coins[f.seat]! += n
        tell?.({ what: 'income', clause: 'B-5', seat: f.seat, n })
        return undefined
      },
    },
  ],
  prize: [
    {
      name: 'prize',
      clause: 'B-4',
      final: true,
      owed: (_s, f) => (f.answered ? 0 : only(f.seat)),
      offer: () => [{ act: 'take' }, { act: 'leave' }],
      take(s, f, seat, a, tell) {
        f.answered = true
        if (a.act === 'take') s.points[seat]! += 2
        tell?.({ what: a.act, clause: 'B-4', seat })
      },
    },
  ],
  amnesty: [
    {
      name: 'forgive',
      clause: 'B-6',
      run(s, _f, tell) {
        for (let seat = 0; seat < s.seats; seat++) s.debts[seat]!--
        tell?.({ what: 'forgiven', clause: 'B-6' })
        return undefined
      },
    },
  ],
})

const shape = record({
  seats: int(2, 3),
  rng: randomShape,
  stack: list(
    byField('at', {
      rounds: record({ at: oneOf('rounds'), step: int(0, 1), next: int(0, 9) }),
      turn: record({ at: oneOf('turn'), step: int(0, 2), seat: int(0, 2), acted: oneOf(true, false) }),
      prize: record({ at: oneOf('prize'), step: int(0, 1), seat: int(0, 2), answered: oneOf(true, false) }),
      amnesty: record({ at: oneOf('amnesty'), step: int(0, 1) }),
    }),
    0,
    4,
  ),
  options: record({ rounds: int(1, 3), income: oneOf('fixed', 'die') }),
  coins: list(int(0), 2, 3),
  debts: list(int(0, 9), 2, 3),
  points: list(int(0), 2, 3),
  tokens: list(list(int(1, 2), 0, 9), 2, 3),
  prize: oneOf(true, false),
})

export const bank: BankGame = defineGame({
  id: 'bank',
  title: 'Bank',
  rules: 3,
  seats: { min: 2, max: 3, clause: 'B-1' },
  ledger,
  examples: [],
  sheet,
  draws: { income: { about: 'coins after a turn' } },
  program,
  asides: [
    {
      name: 'borrow',
      clause: 'B-3',
      may: (s) =>
        all(s.seats) & ~s.debts.reduce((full, debt, seat) => (debt < 2 ? full : full | only(seat)), 0),
      offer: () => [{ act: 'borrow', from: 1, to: 2 }],
      take(s, seat, a, tell) {
        s.coins[seat]! += a.n!
        s.debts[seat]! += a.n!
        tell?.({ what: 'borrow', clause: 'B-3', seat, n: a.n! })
      },
    },
  ],
  watch: [
    {
      name: 'prize',
      clause: 'B-4',
      check(s) {
        const seat = s.prize ? s.points.findIndex((points) => points >= 5) : -1
        if (seat < 0) return false
        s.prize = false
        s.stack.push({ at: 'prize', step: 0, seat, answered: false })
        return true
      },
    },
    {
      name: 'amnesty',
      clause: 'B-6',
      check(s) {
        if (s.debts.some((debt) => debt < 2) || s.stack.at(-1)?.at === 'amnesty') return false
        s.stack.push({ at: 'amnesty', step: 0 })
        return true
      },
    },
  ],
  setup: (options, seats, rng) => ({
    seats,
    rng,
    stack: [{ at: 'rounds', step: 0, next: 0 }],
    options,
    coins: Array<number>(seats).fill(3),
    debts: Array<number>(seats).fill(0),
    points: Array<number>(seats).fill(0),
    tokens: Array.from({ length: seats }, () => [1, 1, 2]),
    prize: true,
  }),
  clone: (s) => ({
    seats: s.seats,
    rng: cloneRandom(s.rng),
    stack: s.stack.map((f) => ({ ...f })),
    options: s.options,
    coins: s.coins.slice(),
    debts: s.debts.slice(),
    points: s.points.slice(),
    tokens: s.tokens.map((tokens) => tokens.slice()),
    prize: s.prize,
  }),
  audit: (state) => shape(state, 'state'),
  outcome(s) {
    if (s.stack.length > 0) return null
    const scores = s.points.map((points, seat) => points - s.debts[seat]!)
    const places = [...new Set(scores)].sort((a, b) => b - a)
    const ranking = places.map((place) => scores.flatMap((score, seat) => (score === place ? [seat] : [])))
    return { ranking, scores, breakdown: null }
  },
  view(s, me) {
    const { rng: _, ...table } = bank.clone(s)
    return { me, table }
  },
  imagine: (v, rng) => bank.clone({ ...v.table, rng }),
  rehide: () => {},
  refuse: (_v, _seat, a) =>
    a.act === 'borrow'
      ? { clauses: ['B-3'], reason: 'there is no more credit' }
      : { clauses: ['B-2'], reason: 'this cannot be done now' },
  barred: (v, seat) =>
    v.table.debts[seat]! < 2 ? [] : [{ act: 'borrow', clauses: ['B-3'], reason: 'there is no more credit' }],
  standIn: (_v, _seat, offers) => ('from' in offers[0]! ? { act: 'spend', n: 0 } : { act: 'leave' }),
  sense: (_v, _seat, offers) =>
    'from' in offers[0]! ? { act: 'spend', n: width(offers[0]!) - 1 } : { act: 'take' },
  words: {
    event: (e, who) => `${e.seat === undefined ? 'Everybody' : who(e.seat)}: ${e.what}.`,
    action: (_v, a) => [a.act, a.n, a.ns?.join(' and '), a.with].filter((x) => x !== undefined).join(' '),
    question: () => 'What do you do?',
    waits: () => 'Dealing with the bank.',
    table: (v) => `Points: ${v.table.points.join(' ')}`,
  },
})
