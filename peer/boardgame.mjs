import { createRequire } from 'node:module'

// Otherwise its checks and messages for developers would be measured, too.
process.env.NODE_ENV ??= 'production'

const require = createRequire(import.meta.url)
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal')
export const { INVALID_MOVE } = require('boardgame.io/core')

/** A move in the form that the client's makeMove gives it. */
const makeMove = (type, args, playerID) => ({ type: 'MAKE_MOVE', payload: { type, args, playerID } })

/** One game on boardgame.io's reducer: start it, play moves, see whether it is over. */
export function tableOf(game, seats) {
  const reducer = CreateGameReducer({ game })
  return {
    start: (setupData) => InitializeGame({ game, numPlayers: seats, setupData }),
    play: (state, type, n) => reducer(state, makeMove(type, [n], state.ctx.currentPlayer)),
    isOver: (state) => state.ctx.gameover !== undefined,
  }
}
