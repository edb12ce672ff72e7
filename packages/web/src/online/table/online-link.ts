import { STANDARD_BOT } from '@midden/bots'
import type { Action, Game, Refusal } from '@midden/kernel'
import type { Refused, Thinker } from '@midden/table'
import type { SaveState, TableLink, TableView } from '../../link/table-link.ts'
import { dueOf, tableViewOf } from '../../link/table-view.ts'
import type { Feed } from '../wire/feed.ts'
import type { SessionState, TableSession } from '../wire/session.ts'
import { sittersOf } from '../wire/sitters.ts'

interface Ports {
  game: Game
  session: TableSession
  thinker(): Promise<Thinker>
  /** the server's refusals in the reader's language */
  say(refused: Refused): string
}

const keptOf = ({ standing, sending, storageAway }: SessionState): SaveState => {
  if (standing !== 'open') return 'offline'
  if (storageAway) return 'failed'
  return sending > 0 ? 'sending' : 'saved'
}

/** Until somebody else's eyes have come, the device counts as being handed to them. */
const handTo = ({ picture: { me } }: Feed, { front, handTo }: SessionState['eyes']): TableView['handTo'] =>
  handTo ?? (front === me ? null : front)

const stateOf = (feed: Feed, { eyes }: SessionState): TableView => {
  const { picture, lines, own } = feed
  const sitters = sittersOf(picture.seats, picture.mine)
  return tableViewOf(picture, { own, lines }, { handTo: handTo(feed, eyes), sitters })
}

/** A table whose truth is on the server, once its match has begun. */
export function openOnline({ game, session, thinker, say }: Ports): TableLink {
  let known = session.state()
  const { aids, hints } = known.feed!.picture
  let state = stateOf(known.feed!, known)
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
    unwatched: false,
    state() {
      const now = session.state()
      const changed = now.feed !== known.feed || now.eyes !== known.eyes
      if (changed && now.feed?.picture.match != null) state = stateOf(now.feed, now)
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
    async hint(from = STANDARD_BOT) {
      const { viewer, view, menu, rights, question, moves } = state
      if (!hints || viewer === null || question === null) return null
      const seed = `${session.table} ${moves}`
      const asked = {
        game: game.id,
        edition: game.rules,
        bot: from,
        seat: viewer,
        view,
        menu: [...menu, ...rights],
        seed,
      }
      return (await (await thinker()).think(asked).answer).action
    },
    sit: () => session.look(state.handTo!),
    hurry() {},
    clock(seat) {
      const due = dueOf(session.state().feed!.picture, seat)
      return due === null ? null : due - session.now()
    },
    journal: () => null,
    close: session.close,
  }
}
