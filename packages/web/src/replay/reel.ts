import type { Game, Journal, Position } from '@midden/kernel'
import { type Chronicle, carryOut, retell } from '../link/chronicle.ts'
import type { Line } from '../link/table-link.ts'

/** Every so many moves a copy of the position is kept, so that any moment is a few moves away. */
const STRIDE = 16

/** A match to be looked at from any moment. */
export interface Reel {
  game: Game
  journal: Journal
  length: number
  at(move: number): Chronicle
}

/** Plays the journal through once. One that does not fit throws. */
export function openReel(game: Game, journal: Journal): Reel {
  const whole = retell(game, journal, 0)
  const kept: Position[] = [game.clone(whole.match.position)]
  for (const { seat, action, luck } of journal.moves) {
    const refused = carryOut(whole, seat, action, luck)
    const { length } = whole.match.journal.moves
    if (refused !== null) throw new Error(`move ${length + 1}: ${refused.reason}`)
    if (length % STRIDE === 0) kept.push(game.clone(whole.match.position))
  }
  const told: readonly Line[] = whole.told

  return {
    game,
    journal,
    length: journal.moves.length,
    at(move) {
      const nearest = Math.floor(move / STRIDE)
      const moves = journal.moves.slice(0, nearest * STRIDE)
      const chronicle: Chronicle = {
        match: {
          game,
          position: game.clone(kept[nearest]!),
          journal: { ...journal, moves },
          freeFrom: moves.length,
          remix: undefined,
        },
        told: [],
      }
      for (const step of journal.moves.slice(moves.length, move))
        carryOut(chronicle, step.seat, step.action, step.luck)
      chronicle.told = told.filter((line) => line.move <= move)
      return chronicle
    },
  }
}
