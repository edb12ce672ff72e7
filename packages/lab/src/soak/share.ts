import type { WholeGame } from '@midden/kernel'
import { type Care, walk } from '@midden/kernel/laws'

/** Cheap laws at every decision, costly ones at one in hundreds: over a million games that is often enough. */
export const LIGHT: Care = { audits: 20, copies: 1, secrecy: 2, queries: 1, setUps: 2 }

/** A share of the games for one thread. */
export interface Share {
  game: string
  seed: string
  from: number
  to: number
  /** in how many of a thousand decisions a seat's world is held against one with other secrets */
  secrets: number
}

export interface Totals {
  games: number
  decisions: number
  /** worlds held against the real one, and those with other secrets than it */
  worlds: number
  changed: number
  /** actions that looked the same in both */
  unseen: number
}

export const nothing = (): Totals => ({ games: 0, decisions: 0, worlds: 0, changed: 0, unseen: 0 })

export function add(to: Totals, more: Totals): void {
  to.games += more.games
  to.decisions += more.decisions
  to.worlds += more.worlds
  to.changed += more.changed
  to.unseen += more.unseen
}

/** Walks through some games. A broken law is an error whose message names the seed. */
export function walkShare({ seed, from, to, secrets }: Share, game: WholeGame): Totals {
  const totals = nothing()
  for (let i = from; i < to; i++) {
    const { decisions, worlds, changed, unseen } = walk(game, `${seed}-${game.id}-${i}`, {
      ...LIGHT,
      secrecy: secrets,
    })
    add(totals, { games: 1, decisions, worlds, changed, unseen })
  }
  return totals
}
