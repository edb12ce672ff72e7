import { botByName, Memories, type Question } from '@midden/bots'
import { menu, replay, type Seat } from '@midden/kernel'
import type { Digest } from './digest.ts'
import { botSeed } from './luck.ts'
import { botOf, type TableState } from './state.ts'

/** What a seat has kept of what it was told, for a bot that remembers in a game where there is something to remember. */
function keptBy({ game, match }: TableState, bot: string, seat: Seat): unknown {
  if (game.wits?.memory === undefined || botByName(bot)?.remembers !== true) return undefined
  let memories: Memories | null = null
  const { journal } = match!
  // What somebody remembers of another deal would mislead.
  if (journal.redeals !== undefined) return undefined
  replay(
    game,
    journal,
    journal.moves.length,
    ({ position }, _move, told) => {
      memories ??= Memories.begin(game, position, [seat])
      memories.hear(told)
    },
    true,
  )
  return memories!.of(seat)
}

/**
 * What a bot in this seat, or at its elbow, is asked: what the seat may know and do, and draws that nobody can foresee.
 */
export function questionFor(
  digest: Digest,
  state: TableState,
  seat: Seat,
  bot = botOf(state, seat),
): Question {
  const { game, secret, put } = state
  const { position } = state.match!
  const kept = keptBy(state, bot, seat)
  return {
    game: game.id,
    edition: game.rules,
    bot,
    seat,
    view: game.view(position, seat),
    menu: menu(game, position, seat),
    seed: botSeed(digest, secret, put, seat),
    ...(kept !== undefined && { kept }),
  }
}
