import { type Action, type Game, type Journal, replay, type Seat, type View } from '@midden/kernel'
import type { Face } from '../games/contract.ts'

/** What a step was: where in the match, who did it, and what. */
export interface Told {
  round: string
  phase: string
  /** null: the set-up */
  actor: Seat | null
  words: string
}

export const placeIn = ({ round, phase }: Told): string =>
  [round, phase].filter((part) => part !== '').join(', ')

/** An answer in the words of the game, with the names of cards as its face has them. */
export function actionIn(game: Game, face: Face, view: View, action: Action): string {
  const words = game.words.action(view, action)
  return face.reads?.(view, words) ?? words
}

/** Every step of a match in words; the set-up first. */
export function taleOf(game: Game, face: Face, journal: Journal): Told[] {
  const { moves } = journal
  const told: Told[] = []
  replay(game, journal, moves.length, ({ position, journal: { moves: made } }) => {
    const next = moves[made.length]
    const view = game.view(position, next?.seat ?? null)
    const { round = '', steps = [], now = 0 } = face.phase?.(view, null) ?? {}
    const at = { round, phase: steps[now] ?? '' }
    if (told.length === 0) told.push({ ...at, actor: null, words: '' })
    if (next !== undefined)
      told.push({ ...at, actor: next.seat, words: actionIn(game, face, view, next.action) })
  })
  return told
}

/** A run of steps of the same round or phase. */
export interface Stretch {
  from: number
  to: number
  name: string
}

/** Steps in a row that share a name. */
export function stretches(tale: readonly Told[], nameOf: (told: Told) => string): Stretch[] {
  const all: Stretch[] = []
  for (const [step, told] of tale.entries()) {
    const last = all.at(-1)
    const name = nameOf(told)
    if (last?.name === name) last.to = step
    else all.push({ from: step, to: step, name })
  }
  return all
}
