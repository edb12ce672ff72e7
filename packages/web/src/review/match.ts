import type { Decision, Review, Turn } from '@midden/bots'
import {
  type Action,
  canonical,
  type Game,
  type Journal,
  type Outcome,
  type Seat,
  type Viewer,
} from '@midden/kernel'
import type { Caption, Face } from '../games/contract.ts'
import type { Sitter } from '../link/table-link.ts'
import type { Reel } from '../replay/reel.ts'
import type { LocalSeat } from '../save/saved-table.ts'
import { actionIn, type Told } from './tale.ts'

/** A match that is over, who sat there, and what happened at every step. */
export interface Match {
  game: Game
  face: Face
  journal: Journal
  reel: Reel
  tale: readonly Told[]
  /** an answer to what was asked before a step, in words */
  wordsOf(step: number, action: Action): string
  outcome: Outcome
  /** the end in the words of the game, where it has some */
  verdict: Caption | null
  sitters: readonly Sitter[]
  me: Viewer
  address: string
  /** deals the same table once more; null: it is no table of this browser */
  again: (() => Promise<void>) | null
  /** saves the match as a file */
  save(): void
  /** who would sit at a table that goes on from here; null: nobody of this device played */
  company: LocalSeat[] | null
}

/** What all parts of the page look at. */
export interface Looking {
  match: Match
  review: Review
  turns: readonly Turn[]
  /** through whose eyes */
  eyes: Seat
  /** the step that is looked at */
  at: number
  onStep(step: number): void
}

export type TurnShape = 'yours' | 'theirs' | 'draw'
export const shapeOf = ({ by }: Turn, eyes: Seat): TurnShape =>
  by === null ? 'draw' : by === eyes ? 'yours' : 'theirs'

export const ownOf = ({ decisions }: Pick<Review, 'decisions'>, seat: Seat): Decision[] =>
  decisions.filter((decision) => decision.seat === seat)

/** Words for answers, each looked up once. */
export function wordsIn(game: Game, face: Face, reel: Reel, { moves }: Journal): Match['wordsOf'] {
  const known = new Map<string, string>()
  return (step, action) => {
    const key = `${step} ${canonical(action)}`
    const words =
      known.get(key) ??
      actionIn(game, face, game.view(reel.at(step - 1).match.position, moves[step - 1]!.seat), action)
    known.set(key, words)
    return words
  }
}
