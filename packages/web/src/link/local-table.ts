import {
  type Game,
  type GameEvent,
  owing,
  question,
  type Refusal,
  replay,
  type Seat,
  seatsIn,
  seeded,
  type View,
  type Viewer,
} from '@midden/kernel'
import {
  type Answer as Carried,
  clockOut,
  JournalBroken,
  kernelDigest,
  matchFile,
  type PlayerCommand,
  picture,
  questionFor,
  runner,
  seenMoves,
  type TableState as Table,
  type Thinker,
  termsOf,
} from '@midden/table'
import { HERE } from '../save/beginning.ts'
import type { SavedTable } from '../save/saved-table.ts'
import type { Shelf } from '../save/store.ts'
import type { Language } from '../settings/settings.ts'
import { alarm } from './alarm.ts'
import { type InFront, nextInFront, seeTheSame } from './in-front.ts'
import { mulling } from './mulling.ts'
import { shelfJournal } from './shelf-journal.ts'
import { memory } from './story-memory.ts'
import type { SaveState, Sitter, TableLink, TableView } from './table-link.ts'
import { tableViewOf } from './table-view.ts'

/** What a local table needs from the world around it. */
export interface LocalPorts {
  thinker: Thinker
  shelf: Pick<Shelf, 'put' | 'entries'>
  /** how long a bot's move waits before it is shown, in milliseconds, after these events */
  pace(latest: readonly GameEvent[]): number
  now(): number
  /** what the game speaks */
  language: Language
}

const US = { person: HERE, ids: [HERE], name: '' }

const lastOwn = ({ match }: Table, seat: Seat): number =>
  match!.journal.moves.findLastIndex((move) => move.seat === seat) + 1

/** A table whose truth is in this browser: the runner of all tables, with a journal on the browser's shelf. */
export async function openLocal(game: Game, table: SavedTable, ports: LocalPorts): Promise<TableLink> {
  const sitters = table.seats.map(
    ({ name, bot }, seat): Sitter =>
      bot === null ? { seat, name, kind: 'here' } : { seat, name, kind: 'bot', bot },
  )
  const here = sitters.filter(({ kind }) => kind === 'here').map(({ seat }) => seat)
  const listeners = new Set<() => void>()
  const hear = (): void => {
    for (const listener of listeners) listener()
  }
  let kept: SaveState = 'saved'
  let closed = false
  let commands = 0
  let acting = false
  let shown: TableView
  let at: InFront = { front: null, handTo: null }
  let seenTo = 0

  const minds = mulling(ports.thinker, game.id, ports.now, () => {
    if (!closed) hear()
  })
  const context = { gameById: () => game, digest: kernelDigest }
  const authority = runner(table.id, {
    context,
    journal: shelfJournal(table, {
      game,
      shelf: ports.shelf,
      now: ports.now,
      language: ports.language,
      kept: (outcome) => {
        kept = outcome
        if (!closed) hear()
      },
    }),
    thinker: minds.thinker,
    clock: { now: ports.now, after: alarm },
    pace: (state) => {
      const sealed = question(game, state.match!.position)?.sealed === true && here.length > 0
      return sealed ? 0 : ports.pace(told.latest(state))
    },
    tell: (step) => {
      told.take(step)
      const { body } = step.entry
      const { length } = step.after.match!.journal.moves
      if (body.kind === 'move' && here.includes(body.seat)) seenTo = length
      seenTo = Math.min(seenTo, length)
      publish(step.after)
    },
  })
  const first = await authority.read()
  if (first?.match == null)
    throw new JournalBroken(authority.problem() ?? 'the journal of this table is missing')
  const told = memory(first)

  function publish(state: Table): void {
    const before = at.front
    const match = state.match!
    const asked = seatsIn(owing(game, match.position))
    const next =
      here.length > 1 && game.outcome(match.position) !== null
        ? { front: null, handTo: null }
        : nextInFront(here, asked, at, (a, b) => seeTheSame(game, match, a, b))
    // Whoever hands the device over sees what the last move brought before it is hidden.
    if (next.handTo !== null && at.handTo === null && before !== null) show(state)
    at = next
    if (at.front !== before && at.front !== null) seenTo = lastOwn(state, at.front)
    show(state)
  }

  function show(state: Table): void {
    const viewer: Viewer = at.handTo === null ? at.front : null
    shown = tableViewOf(picture(state, viewer), told.storyFor(state, viewer), {
      seenTo: seenMoves(state, viewer)(seenTo),
      handTo: at.handTo,
      sitters,
    })
    hear()
  }

  /** Speaks for whoever sits in front of the screen. */
  async function command(what: PlayerCommand): Promise<Refusal | null> {
    if (at.front === null || at.handTo !== null)
      return { clauses: [], reason: 'Nobody sits in front of the screen.' }
    const answer: Carried = await authority.submit(
      `${ports.now()}-${authority.state()!.version}-${++commands}`,
      { ...what, as: at.front },
      US,
    )
    return 'refused' in answer ? answer.refused : null
  }

  at.front = here.length === 1 ? here[0]! : null
  seenTo = Math.max(0, ...here.map((seat) => lastOwn(first, seat)))
  publish(first)
  authority.wake()

  return {
    id: table.id,
    address: `/table/${table.id}`,
    game,
    aids: first.aids ?? true,
    hints: first.hints ?? true,
    state: () => shown,
    kept: () => kept,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async act(action) {
      // A second tap on its way means the same.
      if (acting) return null
      acting = true
      const refused = await command({ t: 'act', seen: authority.state()!.version, action })
      acting = false
      return refused
    },
    undo: () => command({ t: 'undo', seen: authority.state()!.version }),
    async hint(from) {
      const { front } = at
      if (first.hints === false || shown.question === null || front === null) return null
      const asked = questionFor(kernelDigest, authority.state()!, front, from)
      try {
        return (await ports.thinker.think(asked, { table: table.id, personWaits: true }).answer).action
      } catch {
        return game.standIn(asked.view, front, asked.menu, seeded(asked.seed))
      }
    },
    sit() {
      const state = authority.state()!
      if (at.handTo !== null) {
        seenTo = lastOwn(state, at.handTo)
        at = { front: at.handTo, handTo: null }
      }
      publish(state)
    },
    hurry: authority.hurry,
    mulling: { all: minds.all, hurry: here.length === 1 ? minds.hurry : null },
    ...(termsOf(first).timer !== undefined && {
      clock(seat: Seat) {
        const due = clockOut(authority.state()!, seat)
        return due === null ? null : Math.max(0, due - ports.now())
      },
      clockPause: {
        isOn: () => authority.state()!.paused,
        set: (on: boolean) => void command(on ? { t: 'propose', what: 'pause' } : { t: 'resume' }),
      },
    }),
    linger: authority.hold,
    past(since) {
      const views: View[] = []
      const { match } = authority.state()!
      replay(game, match!.journal, undefined, ({ position, journal: { moves } }) => {
        if (moves.length >= since) views.push(game.view(position, at.front))
      })
      return views
    },
    journal: () => authority.state()!.match!.journal,
    file: () => matchFile(kernelDigest, authority.state()!),
    close() {
      closed = true
      authority.close()
    },
  }
}
