import { type Game, type Journal, type Move, type Position, replay, type Seat } from '@midden/kernel'
import { Memories } from '../memories.ts'

/** How the match stood, what everybody remembered then, and the move that led there; null at the set-up. */
export interface Moment {
  move: Move | null
  position: Position
  memories: Memories
}

/** The set-up and what each move led to. */
export function momentsOf(game: Game, journal: Journal): Moment[] {
  const moments: Moment[] = []
  const seats: Seat[] = Array.from({ length: journal.seats }, (_, seat) => seat)
  let memories: Memories | null = null
  replay(
    game,
    journal,
    journal.moves.length,
    ({ position }, move, told) => {
      memories ??= Memories.begin(game, position, journal.redeals === undefined ? seats : [])
      memories.hear(told)
      moments.push({ move, position: game.clone(position), memories: memories.copy() })
    },
    true,
  )
  return moments
}
