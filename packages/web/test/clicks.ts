import { steady } from '@midden/bots'
import { type Action, type Game, hashOf, offers, owing, seatsIn, seeded, type View } from '@midden/kernel'
import type { Face } from '../src/games/contract.ts'
import type { Sitter, TableView } from '../src/link/table-link.ts'
import { liveOf } from '../src/table/board-props.ts'
import { onlyChoice, sameAction } from '../src/table/pick.ts'
import { propsOf } from './boards.ts'
import { carryOut, dealt, look } from './chronicle.ts'
import { plan } from './tables.ts'

/** What one reader is asked in a match against bots, who advise him, too. */
export interface Tally {
  /** questions he answers */
  decisions: number
  /** what he taps for it: each thing picked, and the button; what is picked already costs the button alone */
  clicks: number
  /** questions the page answers by itself */
  spared: number
  /** of these, where the bot would have answered something else */
  otherwise: number
  /** the clicks of each stretch of the match that `stretch` names */
  stretches: Map<string, number>
}

export interface Manner {
  /** what the page answers by itself */
  spares(state: TableView): Action | null
  /** an answer that costs nothing, because another one of the same gesture carries it */
  carried(state: TableView, action: Action): boolean
  /** a name for what is going on, the same until it is over; null: nothing that is counted apart */
  stretch(view: View): string | null
}

export const plainly: Manner = { spares: () => null, carried: () => false, stretch: () => null }

const sitters: readonly Sitter[] = plan(1, 2).map(({ name, bot }, seat) => ({
  seat,
  name,
  kind: bot === null ? 'here' : 'bot',
}))

/** Taps for an answer: the things named, and the button; on the map the next hex is one tap, and no button. */
function taps(face: Face, state: TableView, action: Action): number {
  const asked = liveOf(state)
  const picked = onlyChoice(state.menu) ?? face.ready?.(state.menu) ?? face.usual?.(asked) ?? null
  const beside = face.beside?.(propsOf(state, picked))?.action ?? null
  if (sameAction(picked, action) || sameAction(beside, action)) return 1
  if (action.act === 'hex') return 1
  return 1 + (action.ns?.length ?? (action.with === undefined ? 1 : 2))
}

/** A whole match of three, the first seat counted. */
export function count(game: Game, face: Face, manner: Manner, seed: string): Tally {
  const played = dealt(game, 3, seed)
  const { match } = played
  const tally: Tally = { decisions: 0, clicks: 0, spared: 0, otherwise: 0, stretches: new Map() }
  let seenTo = 0
  while (owing(game, match.position) !== 0) {
    const [seat] = seatsIn(owing(game, match.position)) as [number]
    const chance = seeded(hashOf([seed, match.journal.moves.length, seat]))
    let action = steady.choose(
      game,
      game.view(match.position, seat),
      seat,
      offers(game, match.position, seat),
      chance,
    )
    if (seat === 0) {
      const state = look(played, 0, sitters, seenTo)
      const spared = manner.spares(state)
      if (spared !== null) {
        tally.spared++
        if (!sameAction(spared, action)) tally.otherwise++
        action = spared
      } else if (!manner.carried(state, action)) {
        const clicks = taps(face, state, action)
        tally.decisions++
        tally.clicks += clicks
        const stretch = manner.stretch(state.view)
        if (stretch !== null) tally.stretches.set(stretch, (tally.stretches.get(stretch) ?? 0) + clicks)
      }
      seenTo = match.journal.moves.length + 1
    }
    const refused = carryOut(played, seat, action)
    if (refused !== null) throw new Error(refused.reason)
  }
  return tally
}
