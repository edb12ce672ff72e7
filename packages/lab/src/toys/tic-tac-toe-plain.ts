/** Tic-tac-toe, bare. Cells hold 0 for empty, 1 and 2 for the two seats. */
export interface PlainTicTacToe {
  turn: number
  cells: number[]
  winner: number
  marks: number
}

const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

export const hasLine = (cells: readonly number[], mark: number): boolean => {
  for (let i = 0; i < 8; i++) {
    const line = LINES[i]!
    if (cells[line[0]] === mark && cells[line[1]] === mark && cells[line[2]] === mark) return true
  }
  return false
}

export const empty = (): PlainTicTacToe => ({
  turn: 0,
  cells: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  winner: 0,
  marks: 0,
})

export const isOver = (s: PlainTicTacToe): boolean => s.winner !== 0 || s.marks === 9

export function options(s: { readonly cells: readonly number[] }): number[] {
  const free: number[] = []
  for (let cell = 0; cell < 9; cell++) if (s.cells[cell] === 0) free.push(cell)
  return free
}

export type PlainEvent = { what: 'marked' | 'won'; seat: number; cell: number }

/** Marks a cell that is known to be free. */
export function play(s: PlainTicTacToe, cell: number, events: PlainEvent[] | null): void {
  const seat = s.turn
  s.cells[cell] = seat + 1
  s.marks++
  if (events !== null) events.push({ what: 'marked', seat, cell })
  if (hasLine(s.cells, seat + 1)) {
    s.winner = seat + 1
    if (events !== null) events.push({ what: 'won', seat, cell })
  }
  s.turn = 1 - seat
}

export interface PlainMatch {
  position: PlainTicTacToe
  journal: { seat: number; cell: number }[]
}

/** The full path: looks the move up, applies it, writes it down and collects events. */
export function act(match: PlainMatch, seat: number, cell: number, events: PlainEvent[]): boolean {
  const s = match.position
  if (isOver(s) || s.turn !== seat || s.cells[cell] !== 0) return false
  play(s, cell, events)
  match.journal.push({ seat, cell })
  return true
}
