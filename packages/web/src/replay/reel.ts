import { act, type Game, type Journal, type Position, redealt, replay } from '@midden/kernel'
import type { StoryLine, TableState } from '@midden/table'
import { type Chronicle, tableOf } from '../link/chronicle.ts'

/** Every so many moves a copy of the position is kept, so that any moment is a few moves away. */
const STRIDE = 16

/** A match to be looked at from any moment. */
export interface Reel {
  game: Game
  journal: Journal
  table: TableState
  length: number
  at(move: number): Chronicle
}

/** Plays the journal through once. One that does not fit throws. */
export function openReel(game: Game, journal: Journal): Reel {
  const kept: Position[] = []
  const told: StoryLine[] = []
  replay(
    game,
    journal,
    undefined,
    ({ position, journal: { moves } }, _move, events) => {
      for (const event of events) told.push({ move: moves.length, event })
      if (moves.length % STRIDE === 0) kept.push(game.clone(position))
    },
    true,
  )

  return {
    game,
    journal,
    table: tableOf(game, { ...journal, moves: [] }),
    length: journal.moves.length,
    at(move) {
      const nearest = Math.floor(move / STRIDE)
      const moves = journal.moves.slice(0, nearest * STRIDE)
      const position = game.clone(kept[nearest]!)
      const match = {
        game,
        position,
        journal: { ...journal, moves },
        freeFrom: moves.length,
        remix: undefined,
      }
      for (const step of journal.moves.slice(moves.length, move)) {
        act(match, step.seat, step.action, undefined, step.luck)
        redealt(match)
      }
      return { match, told: told.filter((line) => line.move <= move) }
    },
  }
}
