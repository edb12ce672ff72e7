import type { Action, Barred, Game, Offer, Outcome, RareRight, Refusal, View } from '@midden/kernel'
import type { Refused } from '@midden/protocol'
import type { Thought } from '../../link/bots.ts'
import type { Kept, TableLink, TableState } from '../../link/table-link.ts'
import type { Feed } from '../wire/feed.ts'
import type { Session, SessionState } from '../wire/session.ts'
import { sittersOf } from '../wire/sitters.ts'

interface Ports {
  game: Game
  session: Session
  think(thought: Thought): Promise<Action>
  /** the server's refusals in the reader's language */
  say(refused: Refused): string
}

const keptOf = ({ standing, sending, storageAway }: SessionState): Kept => {
  if (standing !== 'open') return 'offline'
  if (storageAway) return 'failed'
  return sending > 0 ? 'sending' : 'saved'
}

/** What the viewer may do now: nothing while a bot plays its seat. */
function offersOf({ picture }: Feed): { menu: Offer[]; rights: Offer[]; rare: RareRight[] } {
  const { me, seats, match } = picture
  if (match === null || me === null || seats[me]!.away) return { menu: [], rights: [], rare: [] }
  const offers = match.menu as Offer[]
  const answers = offers.length - match.rights
  return {
    menu: offers.slice(0, answers),
    rights: offers.slice(answers),
    rare: match.rare as RareRight[],
  }
}

function barredIn(game: Game, view: View, offers: number): readonly Barred[] {
  return view.me === null || offers === 0 ? [] : game.barred(view, view.me)
}

function stateOf(game: Game, feed: Feed): TableState {
  const { me, seats, match, proposal } = feed.picture
  const someAway = seats.some(({ away }, seat) => away && seat !== me)
  const { view, waiting, moves, outcome, undo } = match!
  const { menu, rights, rare } = offersOf(feed)
  const asked = waiting.find(({ seat, optional }) => seat === me && !optional) ?? null
  return {
    viewer: me,
    view: view as View,
    moves,
    waiting,
    question: menu.length === 0 ? null : asked,
    menu,
    rights,
    rare,
    barred: barredIn(game, view as View, menu.length + rights.length),
    story: feed.lines.filter(({ move }) => move <= moves),
    seenTo: me === null ? Math.max(0, moves - 1) : feed.own,
    outcome: outcome as Outcome | null,
    mayUndo: undo,
    mayAskUndo: me !== null && feed.own > 0 && outcome === null && proposal === null && !someAway,
    handTo: null,
    sitters: sittersOf(seats, me),
  }
}

/** A table whose truth is on the server, once its match has begun. */
export function openOnline({ game, session, think, say }: Ports): TableLink {
  let known = session.state()
  const { aids, hints } = known.feed!.picture
  let state = stateOf(game, known.feed!)
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
      if (now.feed !== known.feed && now.feed?.picture.match != null) state = stateOf(game, now.feed)
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
      const { viewer, view, menu, question, moves } = state
      if (!hints || viewer === null || question === null) return null
      const seed = `${session.table} ${moves}`
      return think({ game: game.id, bot: 'steady', seat: viewer, view, offers: [...menu], seed })
    },
    sit() {},
    hurry() {},
    journal: () => null,
    close: session.close,
  }
}
