import { tableOf } from './boardgame.mjs'
import { mini } from './mini.mjs'
import { ticTacToe } from './tic-tac-toe.mjs'

/** What midden bench compares itself with. */
export const tables = {
  mini: tableOf(mini, 4),
  ticTacToe: tableOf(ticTacToe, 2),
}
