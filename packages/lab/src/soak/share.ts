import type { WholeGame } from '@midden/kernel'
import { addSecrets, type Care, noSecrets, overall, type Secrets, walk } from '@midden/kernel/laws'

/** Cheap laws at every decision, costly ones at one in hundreds: over a million games that is often enough. */
export const LIGHT: Care = { audits: 20, copies: 1, secrecy: 2, queries: 1, setUps: 2 }

/** A share of the games for one thread. */
export interface SoakShare {
  game: string
  seed: string
  from: number
  to: number
  /** in how many of a thousand decisions a seat's world is held against one with other secrets */
  secrets: number
}

export interface SoakTotals extends Secrets {
  games: number
  decisions: number
}

export const nothing = (): SoakTotals => ({ games: 0, decisions: 0, ...noSecrets() })

export function add(to: SoakTotals, more: SoakTotals): void {
  to.games += more.games
  to.decisions += more.decisions
  addSecrets(to, more)
}

/** Walks through some games. A broken law is an error whose message names the seed. */
export function walkShare({ seed, from, to, secrets }: SoakShare, game: WholeGame): SoakTotals {
  const totals = nothing()
  for (let i = from; i < to; i++)
    add(totals, { games: 1, ...walk(game, `${seed}-${game.id}-${i}`, { ...LIGHT, secrecy: secrets }) })
  return totals
}

/** The laws that only many games together show. */
export function together(totals: ReadonlyMap<string, SoakTotals>): void {
  for (const [game, total] of totals)
    try {
      overall(total)
    } catch (error) {
      if (error instanceof Error) error.message = `${game}: ${error.message}`
      throw error
    }
}
