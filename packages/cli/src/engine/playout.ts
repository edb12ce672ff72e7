import { type Bot, consult, playOn } from '@midden/bots'
import {
  type Action,
  check,
  firstOf,
  type GameEvent,
  isRefusal,
  type Outcome,
  owing,
  perform,
  type Seat,
  seeded,
} from '@midden/kernel'
import { drawing, mustBeUsedUp } from './script.ts'
import type { HeldMatch } from './shelf.ts'

/** No game of ours takes this many decisions. */
const ENDLESS = 100_000

export interface PlayedOut {
  outcome: Outcome | null
  actions: { seat: Seat; action: Action }[]
  /** where it was cut off at the end of a round: what each seat may expect of the win, and its points */
  shares?: number[]
  points?: number[]
}

export interface PlayoutTerms {
  bots: readonly Bot[]
  /** for the bots */
  seed: string
  /** draws to come are those of this seed; left out, the match's own, so that the actions can be played on it */
  luck: string | undefined
  /** stops after so many decisions, with no outcome if the match goes on */
  depth: number | undefined
  /** stops at the end of so many rounds, the present one included, and says how everybody stands */
  rounds: number | undefined
}

/** Plays a copy of the match on. */
export function playout(
  { game, position, memories: kept }: HeldMatch,
  { bots, seed, luck, depth, rounds }: PlayoutTerms,
): PlayedOut {
  const s = game.clone(position)
  if (luck !== undefined) s.rng = seeded(luck)
  const rng = seeded(seed)
  const memories = bots.some((bot) => bot.remembers) ? (kept?.copy() ?? null) : null
  const heard: GameEvent[] = []
  const tell = memories === null ? null : (event: GameEvent): void => void heard.push(event)
  const { wits } = game
  const until = rounds === undefined || wits === undefined ? null : wits.horizon(s) + rounds - 1
  const actions: PlayedOut['actions'] = []
  while (owing(game, s) !== 0 && actions.length !== depth) {
    if (until !== null && wits!.horizon(s) > until) break
    if (actions.length === ENDLESS) throw new Error('the match does not end')
    const seat = firstOf(owing(game, s))
    const { name } = bots[seat]!
    const terms = { kept: memories?.of(seat) ?? null }
    const accepted = check(game, s, seat, consult(bots[seat]!, game, s, seat, rng, terms))
    if (isRefusal(accepted)) throw new Error(`${name} chose what is not offered: ${accepted.reason}`)
    drawing(() => perform(game, s, seat, accepted, tell))
    memories?.hear(heard.splice(0))
    actions.push({ seat, action: accepted.action })
  }
  if (owing(game, s) === 0) mustBeUsedUp(s, 'the match is over')
  const played = { outcome: game.outcome(s), actions }
  if (until === null) return played
  const { shares, points } = playOn(game, wits!, s, rng, Number.NEGATIVE_INFINITY)
  return { ...played, shares, points }
}

/** So many of them, each with seeds of its own. */
export const playouts = (held: HeldMatch, terms: PlayoutTerms, count: number): PlayedOut[] =>
  Array.from({ length: count }, (_, i) =>
    playout(held, {
      ...terms,
      seed: `${terms.seed}/${i}`,
      luck: terms.luck === undefined ? undefined : `${terms.luck}/${i}`,
    }),
  )
