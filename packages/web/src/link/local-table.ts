import { type Answer, type Question, STANDARD_BOT } from '@midden/bots'
import {
  type Action,
  type Game,
  hashOf,
  mayUndo,
  menu,
  owing,
  question,
  type Refusal,
  type Seat,
  seatsIn,
  seeded,
  type Told,
  type Viewer,
} from '@midden/kernel'
import type { SavedTable } from '../save/saved-table.ts'
import { carryOut, retell, takeBack } from './chronicle.ts'
import { look } from './look.ts'
import type { Kept, Sitter, TableLink, TableState } from './table-link.ts'

/** What a local table needs from the world around it. */
export interface Ports {
  think(question: Question): Promise<Answer>
  save(table: SavedTable): Promise<void>
  /** how long a bot's move waits before it is shown, in milliseconds, after these events */
  pace(latest: readonly Told[]): number
  now(): number
}

const sittersOf = (table: SavedTable): Sitter[] =>
  table.seats.map(({ name, bot }, seat) => ({ seat, name, kind: bot === null ? 'here' : 'bot' }))

/** A table whose truth is in this browser: the kernel's match, bots in a worker, saved after every move. */
export function openLocal(game: Game, table: SavedTable, ports: Ports): TableLink {
  const chronicle = retell(game, table.journal)
  const { match } = chronicle
  const sitters = sittersOf(table)
  const hints = table.hints !== false
  const here = sitters.filter(({ kind }) => kind === 'here').map(({ seat }) => seat)
  const listeners = new Set<() => void>()
  let front: Viewer = here.length === 1 ? here[0]! : null
  let handTo: Seat | null = null
  let kept: Kept = 'saved'
  let seenTo = match.journal.moves.findLastIndex(({ seat }) => here.includes(seat)) + 1
  let closed = false
  let running = false
  let looking = false
  let hurry = (): void => {}
  let state: TableState

  /** One device, several people: whoever is asked next takes it, and nothing hidden is shown in between. */
  function chooseFront(): void {
    if (here.length < 2) return
    const asked = seatsIn(owing(game, match.position)).filter((seat) => here.includes(seat))
    handTo = null
    if (game.outcome(match.position) !== null) front = null
    else if (asked.length > 0 && (front === null || !asked.includes(front))) {
      const next = asked.find((seat) => front === null || seat > front) ?? asked[0]!
      if (front !== null && seeTheSame(front, next)) seat(next)
      else handTo = next
    }
  }

  const seeTheSame = (a: Seat, b: Seat): boolean =>
    hashOf({ ...game.view(match.position, a), me: null }) ===
    hashOf({ ...game.view(match.position, b), me: null })

  function seat(taken: Viewer): void {
    front = taken
    handTo = null
    seenTo = taken === null ? 0 : match.journal.moves.findLastIndex((move) => move.seat === taken) + 1
  }

  function publish(): void {
    state = look(chronicle, handTo === null ? front : null, {
      seenTo,
      handTo,
      sitters,
      mayUndo: front !== null && handTo === null && mayUndo(match, front),
    })
    for (const listener of listeners) listener()
  }

  function save(): void {
    const waiting = seatsIn(owing(game, match.position))
    const record: SavedTable = {
      ...table,
      journal: { ...match.journal, moves: match.journal.moves.slice() },
      touched: ports.now(),
      waiting,
      note:
        waiting.length === 0
          ? ''
          : game.words.question(game.view(match.position, null), question(game, match.position)!.name),
      ranking: game.outcome(match.position)?.ranking ?? null,
    }
    kept = 'sending'
    const moves = record.journal.moves.length
    ports.save(record).then(
      () => moves === match.journal.moves.length && settle('saved'),
      () => settle('failed'),
    )
  }
  function settle(outcome: Kept): void {
    kept = outcome
    if (closed) return
    for (const listener of listeners) listener()
  }

  function perform(seat: Seat, action: Action): Refusal | null {
    const refused = carryOut(chronicle, seat, action)
    if (refused !== null) return refused
    if (here.includes(seat)) seenTo = match.journal.moves.length
    chooseFront()
    save()
    publish()
    return null
  }

  const questionFor = (seat: Seat, bot: string): Question => ({
    game: game.id,
    edition: game.rules,
    bot,
    seat,
    view: game.view(match.position, seat),
    menu: menu(game, match.position, seat),
    seed: hashOf([match.journal.seed, match.journal.moves.length, seat]),
  })

  const latest = (): Told[] =>
    chronicle.told.filter(({ move }) => move === match.journal.moves.length).map(({ event }) => event)

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      hurry = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /** A table must never hang on a bot: whatever goes wrong with its thinking, the stand-in plays. */
  async function choice(question: Question): Promise<Action> {
    try {
      return (await ports.think(question)).action
    } catch {
      return game.standIn(question.view, question.seat, question.menu, seeded(question.seed))
    }
  }

  async function runBots(): Promise<void> {
    if (running) return
    running = true
    for (;;) {
      const seat = seatsIn(owing(game, match.position)).find((s) => table.seats[s]!.bot !== null)
      if (closed || seat === undefined) break
      const moves = match.journal.moves.length
      // With a person at the table a sealed answer shows nothing, so nothing has to be waited for.
      const sealed = question(game, match.position)?.sealed === true && here.length > 0
      if (looking && !sealed) break
      const [action] = await Promise.all([
        choice(questionFor(seat, table.seats[seat]!.bot!)),
        pause(sealed ? 0 : ports.pace(latest())),
      ])
      if (closed || moves !== match.journal.moves.length) continue
      const refused = perform(seat, action)
      if (refused !== null)
        perform(
          seat,
          game.standIn(
            game.view(match.position, seat),
            seat,
            menu(game, match.position, seat),
            seeded('stand-in'),
          ),
        )
    }
    running = false
  }

  chooseFront()
  // The list of tables knows what a new one asks, and the table whether it can be kept.
  if (match.journal.moves.length === 0) save()
  publish()
  queueMicrotask(runBots)

  return {
    id: table.id,
    address: `/table/${table.id}`,
    game,
    aids: table.aids,
    hints,
    guided: table.guided === true,
    state: () => state,
    kept: () => kept,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async act(action) {
      if (front === null || handTo !== null)
        return { clauses: [], reason: 'Nobody sits in front of the screen.' }
      const refused = perform(front, action)
      if (refused === null) runBots()
      return refused
    },
    async undo() {
      if (front === null || !mayUndo(match, front)) return null
      takeBack(chronicle)
      seenTo = Math.min(seenTo, match.journal.moves.length)
      chooseFront()
      save()
      publish()
      return null
    },
    async hint() {
      return !hints || state.question === null || front === null
        ? null
        : choice(questionFor(front, STANDARD_BOT))
    },
    sit() {
      seat(handTo)
      publish()
    },
    hurry: () => hurry(),
    linger(on) {
      looking = on
      if (!on) runBots()
    },
    journal: () => match.journal,
    close() {
      closed = true
      hurry()
    },
  }
}
