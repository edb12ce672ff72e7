import { INVALID_MOVE } from './boardgame.mjs'

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]
const hasLine = (cells, mark) => LINES.some((line) => line.every((cell) => cells[cell] === mark))

export const ticTacToe = {
  name: 'tic-tac-toe',
  disableUndo: true,
  setup: () => ({ cells: new Array(9).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (G.cells[cell] !== 0) return INVALID_MOVE
      G.cells[cell] = Number(playerID) + 1
    },
  },
  endIf({ G, ctx }) {
    if (hasLine(G.cells, Number(ctx.currentPlayer) + 1)) return { winner: Number(ctx.currentPlayer) }
    return G.cells.includes(0) ? undefined : { winner: null }
  },
}
