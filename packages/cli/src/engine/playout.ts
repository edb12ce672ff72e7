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

/**
 * Plays a copy of the match to its end. The match's own draws come as they would have come, so the list of actions can
 * be played on the match itself; the seed is for the bots.
 */
export function playout({ game, position }: Held, bots: readonly Bot[], seed: string): PlayedOut {
  const s = game.clone(position)
  const rng = seeded(seed)
  const actions: PlayedOut['actions'] = []
  while (owing(game, s) !== 0) {
    if (actions.length === ENDLESS) throw new Error('the match does not end')
    const seat = firstOf(owing(game, s))
    const { name } = bots[seat]!
    const accepted = check(game, s, seat, consult(bots[seat]!, game, s, seat, rng))
    if (isRefusal(accepted)) throw new Error(`${name} chose what is not offered: ${accepted.reason}`)
    drawing(() => perform(game, s, seat, accepted, null))
    actions.push({ seat, action: accepted.action })
  }
  mustBeUsedUp(s, 'the match is over')
  return { outcome: game.outcome(s), actions }
}
