import type { Action, Game, GameEvent } from '@midden/kernel'
import { momentOf, tableOf } from '../link/chronicle.ts'
import type { Sitter, TableLink, TableView } from '../link/table-link.ts'
import type { Chapter } from './course.ts'
import type { LessonProgress } from './progress.ts'
import { type At, answered, back, begun, carriedOn, chose, next, READER, resumed } from './run.ts'

/** What a lesson needs from the world around it. */
export interface LessonPorts {
  /** how long a move of the others waits before it is shown, in milliseconds, after these events */
  pace(latest: readonly GameEvent[]): number
  /** keeps how far the reader has come */
  keep(kept: LessonProgress): void
}

/** A chapter at the table: what it says now, and what its own buttons do. */
export interface Lesson {
  readonly chapter: Chapter
  readonly link: TableLink
  now(): At
  /** is the thing to do to be seen from afar? */
  shown(): boolean
  /** what has been allowed and not played */
  next(): void
  back(): void
  showMe(): void
  choose(reason: number): void
  restart(): void
}

const NOTHING = {
  menu: [],
  rights: [],
  barred: [],
  question: null,
  waiting: [],
} as const

/** Two tries, and it is shown what to do. */
const TRIES = 2

interface Opened {
  game: Game
  chapter: Chapter
  reader: string
  kept: LessonProgress | null
  /** said of what is allowed and leads nowhere */
  allowed: string
}

/** The same link as of any table, with a lesson behind it. */
export function openLesson({ game, chapter, reader, kept, allowed }: Opened, ports: LessonPorts): Lesson {
  const listeners = new Set<() => void>()
  const sitters = [reader, ...chapter.others].map(
    (name, seat): Sitter => ({ seat, name, kind: seat === READER ? 'here' : 'bot' }),
  )
  let at = (kept === null ? null : resumed(chapter, game, kept.own, kept.place)) ?? begun(chapter, game)
  let shown = false
  let looking = false
  let timer: ReturnType<typeof setTimeout> | null = null
  const table = tableOf(game, { ...at.match.journal, seed: '1', script: null, moves: [] })

  function look(): TableView {
    const played = at.tried ?? at
    const state = momentOf(table, played, READER, sitters)
    const open = at.tried === null && (at.phase === 'asks' || at.phase === 'others')
    const asks = at.tried === null && at.phase === 'asks'
    return {
      ...state,
      ...(!open && NOTHING),
      ...(!asks && { menu: [], rights: [], barred: [], question: null }),
      rare: [],
      undo: { kind: 'no', why: 'none' },
    }
  }
  let state = look()

  function tell(): void {
    state = look()
    for (const listener of listeners) listener()
  }
  const latest = (): GameEvent[] =>
    at.told.filter(({ move }) => move === at.match.journal.moves.length).map(({ event }) => event)

  /** Lets the others move, each in its own time. */
  function carryOn(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    for (;;) {
      const then = carriedOn(chapter, at)
      if (then === null) return
      const moves = then.match.journal.moves.length !== at.match.journal.moves.length
      const wait = moves ? ports.pace(latest()) : 0
      if (looking) return
      if (wait > 0) {
        timer = setTimeout(() => step(then), wait)
        return
      }
      at = then
      tell()
    }
  }
  function step(then: At): void {
    at = then
    tell()
    carryOn()
  }
  function become(then: At): void {
    if (then.place !== at.place || then.own.length !== at.own.length) shown = false
    shown ||= then.tries >= TRIES
    at = then
    tell()
    ports.keep({ own: at.own, place: at.place, done: at.phase === 'over' })
    carryOn()
  }

  const link: TableLink = {
    id: `lesson ${game.id} ${chapter.id}`,
    address: `/learn/${game.id}/${chapter.id}`,
    game,
    aids: true,
    hints: true,
    state: () => state,
    kept: () => 'saved',
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async act(action: Action) {
      const then = answered(chapter, at, action)
      if (then === null) {
        at = { ...at, tries: at.tries + 1 }
        shown ||= at.tries >= TRIES
        tell()
        return { clauses: [], reason: allowed }
      }
      become(then)
      return null
    },
    undo: async () => null,
    async hint() {
      lesson.showMe()
      return null
    },
    sit() {},
    hurry() {
      if (timer === null) return
      const then = carriedOn(chapter, at)
      if (then !== null) step(then)
    },
    linger(now) {
      const before = looking
      looking = now
      if (before && !now) carryOn()
      if (now && timer !== null) clearTimeout(timer)
    },
    journal: () => null,
    close() {
      if (timer !== null) clearTimeout(timer)
    },
  }
  const lesson: Lesson = {
    chapter,
    link,
    now: () => at,
    shown: () => shown,
    next: () => become(next(chapter, at)),
    back: () => become(back(at)),
    showMe() {
      shown = true
      tell()
    },
    choose: (reason) => become(chose(chapter, at, reason)),
    restart: () => become(begun(chapter, game)),
  }
  carryOn()
  return lesson
}
