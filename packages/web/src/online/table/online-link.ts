import { type Answer, type Question, STANDARD_BOT } from '@midden/bots'
import type { Action, Game, Refusal } from '@midden/kernel'
import type { Refused } from '@midden/table'
import { look } from '../../link/look.ts'
import type { Kept, TableLink, TableState } from '../../link/table-link.ts'
import type { Feed } from '../wire/feed.ts'
import type { Session, SessionState } from '../wire/session.ts'
import { sittersOf } from '../wire/sitters.ts'

interface Ports {
  game: Game
  session: Session
  think(question: Question): Promise<Answer>
  /** the server's refusals in the reader's language */
  say(refused: Refused): string
}

const keptOf = ({ standing, sending, storageAway }: SessionState): Kept => {
  if (standing !== 'open') return 'offline'
  if (storageAway) return 'failed'
  return sending > 0 ? 'sending' : 'saved'
}

const stateOf = ({ picture, lines, own }: Feed): TableState =>
  look(picture, { own, lines }, { handTo: null, sitters: sittersOf(picture.seats, picture.me) })

/** A table whose truth is on the server, once its match has begun. */
export function openOnline({ game, session, think, say }: Ports): TableLink {
  let known = session.state()
  const { aids, hints } = known.feed!.picture
  let state = stateOf(known.feed!)
  let acting = false

  const explained = (refused: Refused, action?: Action): Refusal => {
    const { viewer, view } = state
    if (refused.code === 'rules' && action !== undefined && viewer !== null)
      return game.refuse(view, viewer, action)
    return { clauses: refused.clauses, reason: say(refused) }
  }

  return {
    id: session.table,
    address: `/online/table/${session.table}`,
    game,
    aids,
    hints,
    guided: false,
    state() {
      const now = session.state()
      if (now.feed !== known.feed && now.feed?.picture.match != null) state = stateOf(now.feed)
      known = now
      return state
    },
    kept: () => keptOf(session.state()),
    subscribe: session.subscribe,
    async act(action) {
      if (acting) return null
      acting = true
      const refused = await session.send({ t: 'act', seen: session.state().feed!.version, action })
      acting = false
      return refused === null ? null : explained(refused, action)
    },
    async undo() {
      const refused = await session.send({ t: 'undo', seen: session.state().feed!.version })
      return refused === null ? null : explained(refused)
    },
    async hint() {
      const { viewer, view, menu, rights, question, moves } = state
      if (!hints || viewer === null || question === null) return null
      const seed = `${session.table} ${moves}`
      const { action } = await think({
        game: game.id,
        edition: game.rules,
        bot: STANDARD_BOT,
        seat: viewer,
        view,
        menu: [...menu, ...rights],
        seed,
      })
      return action
    },
    sit() {},
    hurry() {},
    journal: () => null,
    close: session.close,
  }
}
