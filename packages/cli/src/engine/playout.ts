import { type Bot, consult } from '@midden/bots'
import {
  type Action,
  check,
  firstOf,
  isRefusal,
  type Outcome,
  owing,
  perform,
  type Seat,
  seeded,
} from '@midden/kernel'
import { drawing, mustBeUsedUp } from './script.ts'
import type { Held } from './shelf.ts'

/** No game of ours takes this many decisions. */
const ENDLESS = 100_000

export interface PlayedOut {
  outcome: Outcome | null
  actions: { seat: Seat; action: Action }[]
}

export interface PlayoutTerms {
  bots: readonly Bot[]
  /** for the bots */
  seed: string
  /** draws to come are those of this seed; left out, the match's own, so that the actions can be played on it */
  luck: string | undefined
  /** stops after so many decisions, with no outcome if the match goes on */
  depth: number | undefined
}

/** Plays a copy of the match on. */
export function playout({ game, position }: Held, { bots, seed, luck, depth }: PlayoutTerms): PlayedOut {
  const s = game.clone(position)
  if (luck !== undefined) s.rng = seeded(luck)
  const rng = seeded(seed)
  const actions: PlayedOut['actions'] = []
  while (owing(game, s) !== 0 && actions.length !== depth) {
    if (actions.length === ENDLESS) throw new Error('the match does not end')
    const seat = firstOf(owing(game, s))
    const { name } = bots[seat]!
    const accepted = check(game, s, seat, consult(bots[seat]!, game, s, seat, rng))
    if (isRefusal(accepted)) throw new Error(`${name} chose what is not offered: ${accepted.reason}`)
    drawing(() => perform(game, s, seat, accepted, null))
    actions.push({ seat, action: accepted.action })
  }
  if (owing(game, s) === 0) mustBeUsedUp(s, 'the match is over')
  return { outcome: game.outcome(s), actions }
}

/** So many of them, each with seeds of its own. */
export const playouts = (held: Held, terms: PlayoutTerms, count: number): PlayedOut[] =>
  Array.from({ length: count }, (_, i) =>
    playout(held, {
      ...terms,
      seed: `${terms.seed}/${i}`,
      luck: terms.luck === undefined ? undefined : `${terms.luck}/${i}`,
    }),
  )
