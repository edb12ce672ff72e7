import type { Action, Game, Offer, Position, Random, Seat, View } from '@midden/kernel'
import type { Budget } from './budget.ts'
import type { Net } from './learned/net.ts'

/** An answer that was weighed: the share of the win that it leads to, and the standard error of that. */
export interface Candidate {
  action: Action
  share: number
  error: number
}

/** What came of a decision: lines are the ways on that were played out in the mind. */
export interface Choice {
  action: Action
  /** best first; empty where nothing was looked ahead */
  considered: Candidate[]
  lines: number
}

/** What a bot may use beside the question. */
export interface Terms {
  /** its own, if left out */
  budget?: Budget
  /** it thinks no longer than this either way */
  most?: Budget
  /** what its seat has kept in memory, where the game has such a memory */
  kept?: unknown
  /** any world that its view allows is as likely as another: it neither remembers nor asks what moves tell */
  blind?: boolean
  /** what it has learned of the chances where it stops looking ahead, instead of what the game says by hand */
  learned?: Net
  /** is told the best answer found so far, whenever it is another one */
  tell?(action: Action): void
}

/** A player for any game. It is given what its seat may know, and never the position. */
export interface Bot {
  name: string
  /** 1 to 6; 0 plays anything */
  level: number
  about: string
  think(game: Game, view: View, seat: Seat, offers: readonly Offer[], rng: Random, terms?: Terms): Choice
  choose(game: Game, view: View, seat: Seat, offers: readonly Offer[], rng: Random, terms?: Terms): Action
  /** the same choice without a view being built: only for choices that depend on no more than a view would show */
  quick?(game: Game, s: Position, seat: Seat, offers: readonly Offer[], rng: Random): Action
  /** does it use what its seat remembers? */
  remembers?: true
}

type Thinks = Pick<Bot, 'think'> & Partial<Bot> & Pick<Bot, 'name' | 'level' | 'about'>

/** Says what is wrong with a question before anybody thinks about it. */
function mustBeAsked(game: Game, view: View, seat: Seat, offers: readonly Offer[]): void {
  if (offers.length === 0) throw new Error(`nothing is asked of seat ${seat} now`)
  if (view.me !== seat) throw new Error(`this is not the view of seat ${seat} at ${game.title}`)
}

export const botFrom = (player: Thinks): Bot => {
  const think: Bot['think'] = (game, view, seat, offers, rng, terms) => {
    mustBeAsked(game, view, seat, offers)
    try {
      return player.think(game, view, seat, offers, rng, terms)
    } catch (error) {
      // What a view should have and has not: it is another game's, or of another edition.
      if (!(error instanceof TypeError)) throw error
      throw new Error(`${player.name} cannot read this as a view of ${game.title}: ${error.message}`)
    }
  }
  return { ...player, think, choose: (...question) => think(...question).action }
}

/** One that chooses at once. */
export const atOnce = (action: Action): Choice => ({ action, considered: [], lines: 0 })
