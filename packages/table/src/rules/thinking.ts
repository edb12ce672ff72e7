import type { Question } from '@midden/bots'
import { menu, type Seat } from '@midden/kernel'
import type { Digest } from './digest.ts'
import { botSeed } from './luck.ts'
import { botOf, type TableState } from './state.ts'

/** What a bot in this seat is asked: what the seat may know and do, and draws that nobody can foresee. */
export function questionFor(digest: Digest, state: TableState, seat: Seat): Question {
  const { game, secret, version } = state
  const { position } = state.match!
  return {
    game: game.id,
    edition: game.rules,
    bot: botOf(state, seat),
    seat,
    view: game.view(position, seat),
    menu: menu(game, position, seat),
    seed: botSeed(digest, secret, version, seat),
  }
}
