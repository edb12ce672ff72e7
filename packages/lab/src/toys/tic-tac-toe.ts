import {
  byField,
  cloneRandom,
  compile,
  defineGame,
  type Frame,
  type GameEvent,
  int,
  list,
  nthOf,
  oneOf,
  only,
  type Position,
  randomShape,
  record,
  type View,
  type Viewer,
} from '@midden/kernel'
import { hasLine } from './tic-tac-toe-plain.ts'

const ledger = {
  'TTT-1': 'Two play on nine cells, in turn.',
  'TTT-2': 'On your turn mark an empty cell.',
  'TTT-3': 'Three of yours in a line win; a full board without one is shared.',
}
type Clause = keyof typeof ledger

interface Play extends Frame {
  at: 'play'
}
export interface TicTacToe extends Position<Play> {
  turn: number
  cells: number[]
  winner: number
  marks: number
}
interface TicTacToeView extends View {
  turn: number
  cells: number[]
  winner: number
  marks: number
}
type TicTacToeEvent = GameEvent<Clause> & { what: 'marked' | 'won'; seat: number; cell: number }

const isOver = (s: { winner: number; marks: number }): boolean => s.winner !== 0 || s.marks === 9

const program = compile<TicTacToe, TicTacToeEvent, Clause>({
  play: [
    {
      name: 'mark',
      clause: 'TTT-2',
      final: false,
      owed: (s) => (isOver(s) ? 0 : only(s.turn)),
      offer(s) {
        const of: number[] = []
        for (let cell = 0; cell < 9; cell++) if (s.cells[cell] === 0) of.push(cell)
        return [{ act: 'mark', of }]
      },
      take(s, _f, seat, a, tell) {
        const cell = a.n!
        s.cells[cell] = seat + 1
        s.marks++
        tell?.({ what: 'marked', clause: 'TTT-2', seat, cell })
        if (hasLine(s.cells, seat + 1)) {
          s.winner = seat + 1
          tell?.({ what: 'won', clause: 'TTT-3', seat, cell })
        }
        s.turn = 1 - seat
      },
    },
  ],
})

const shape = record({
  seats: int(2, 2),
  rng: randomShape,
  stack: list(byField('at', { play: record({ at: oneOf('play'), step: int(0, 0) }) }), 0, 1),
  turn: int(0, 1),
  cells: list(int(0, 2), 9, 9),
  winner: int(0, 2),
  marks: int(0, 9),
})

function audit(state: unknown): string | null {
  const wrong = shape(state, 'state')
  if (wrong !== null) return wrong
  const s = state as TicTacToe
  if (s.cells.filter((cell) => cell !== 0).length !== s.marks) return 'the marks are miscounted'
  if (s.winner !== 0 && !hasLine(s.cells, s.winner)) return 'the winner has no line'
  return isOver(s) === (s.stack.length === 0) ? null : 'the match is over when it is won or full'
}

const view = (s: TicTacToe, me: Viewer): TicTacToeView => ({
  me,
  turn: s.turn,
  cells: s.cells.slice(),
  winner: s.winner,
  marks: s.marks,
})

const row = (cells: readonly number[], from: number): string =>
  cells
    .slice(from, from + 3)
    .map((cell) => '·XO'[cell])
    .join(' ')

export const ticTacToe = defineGame<TicTacToe, TicTacToeView, object, TicTacToeEvent, Clause>({
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  rules: 1,
  seats: { min: 2, max: 2, clause: 'TTT-1' },
  ledger,
  examples: [],
  sheet: {},
  draws: {},
  program,
  setup: (_options, seats, rng) => ({
    seats,
    rng,
    stack: [{ at: 'play', step: 0 }],
    turn: 0,
    cells: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    winner: 0,
    marks: 0,
  }),
  clone: (s) => ({
    seats: s.seats,
    rng: cloneRandom(s.rng),
    stack: s.stack.length === 0 ? [] : [{ at: 'play', step: s.stack[0]!.step }],
    turn: s.turn,
    cells: s.cells.slice(),
    winner: s.winner,
    marks: s.marks,
  }),
  audit,
  outcome(s) {
    if (s.stack.length > 0) return null
    const ranking = s.winner === 0 ? [[0, 1]] : [[s.winner - 1], [2 - s.winner]]
    return { ranking, scores: null, breakdown: { cells: s.cells.slice() } }
  },
  view,
  imagine: (v, rng) => ({
    seats: 2,
    rng: cloneRandom(rng),
    stack: isOver(v) ? [] : [{ at: 'play', step: 0 }],
    turn: v.turn,
    cells: v.cells.slice(),
    winner: v.winner,
    marks: v.marks,
  }),
  rehide: () => {},
  refuse: (v, seat) =>
    isOver(v) || v.turn !== seat
      ? { clauses: ['TTT-1'], reason: 'it is not your turn' }
      : { clauses: ['TTT-2'], reason: 'this cell is not empty' },
  barred: () => [],
  standIn: (_v, _seat, offers) => nthOf(offers, 0),
  sense: (v) => ({ act: 'mark', n: [4, 0, 2, 6, 8, 1, 3, 5, 7].find((cell) => v.cells[cell] === 0)! }),
  words: {
    event: (e, who) =>
      e.what === 'marked' ? `${who(e.seat)} marks cell ${e.cell}.` : `${who(e.seat)} has three in a line.`,
    action: (_v, a) => `Mark cell ${a.n}`,
    question: () => 'Which cell do you mark?',
    waits: () => 'Marking a cell.',
    table: (v) => [0, 3, 6].map((from) => row(v.cells, from)).join('\n'),
  },
})
