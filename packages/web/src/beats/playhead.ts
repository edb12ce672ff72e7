import type { Action, GameEvent } from '@midden/kernel'
import {
  answeredNow,
  type BeatSettings,
  heardOf,
  isLater,
  isOwn,
  NO_BEATS,
  nextBeat,
  type Queue,
  type ReaderState,
  type RetoldBeat,
  type Storyteller,
  skipBeats,
  stays,
  takenBack,
} from '@midden/table'
import type { TableLink, TableView } from '../link/table-link.ts'
import { known } from './known.ts'
import { afterMove, asWanted, nothingToDo, unfinished } from './scene.ts'
import type { Mark, Seen } from './seen.ts'
import { stopwatch } from './stopwatch.ts'
import { teller } from './teller.ts'

/** A still frame before what makes everybody hold their breath. */
const STILL = 360

/** What is being told, and what was. */
export interface PlayheadState {
  /** told now: one beat, or several on one card; none: the table is as it is */
  beats: readonly RetoldBeat[]
  /** milliseconds until the next one; null: it waits for the viewer */
  time: number | null
  /** the viewer has stopped the time */
  held: boolean
  later: number
  still: string | null
  skipped: readonly RetoldBeat[]
  folded: readonly RetoldBeat[]
  /** all that was told since the table was opened */
  told: readonly RetoldBeat[]
  /** the viewer's last move by their own hand */
  since: number
  /** looked at again */
  again: RetoldBeat | null
  /** the viewer's moves that were answered by a rule, oldest first */
  byRule: readonly number[]
}

/** A table as it is told: the state it shows is that of the beat that is being told, and follows when it is over. */
export interface Playhead extends TableLink {
  shown(): PlayheadState
  /** the table as it is, whatever is shown of it */
  live(): TableView
  /** an answer by a rule that the viewer has set: what is being told goes on */
  answerFor(action: Action): void
  next(): void
  skip(): void
  /** stops the time of this beat, or lets it run on */
  hold(): void
  /** something lies over the table: no time runs */
  pause(on: boolean): void
  /** the board as it was at a beat; null: as it is now */
  look(beat: RetoldBeat | null): void
  /** what of it can be looked at */
  mayLook(beat: RetoldBeat): boolean
}

interface Ports {
  storyteller: Storyteller
  manner(): BeatSettings
  /** which accounts of rounds lie on the board */
  recaps(): 'on' | 'mine' | 'off'
  /** how far each seat was told before the page was opened */
  seen: Seen
  /** the name of the still frame before a beat, if it has one */
  suspense(beat: RetoldBeat): string | null
}

/** Between a table and what is drawn of it: nothing is told twice, out of order, or too fast to be read. */
export function playhead(link: TableLink, { storyteller, manner, recaps, seen, suspense }: Ports): Playhead {
  const listeners = new Set<() => void>()
  const states = known(link)
  const tells = teller(storyteller, states.viewAt)
  const seenBy = new Map<number, number>()
  /** what a beat shows that is not the last of its move: the table before it, and the story as far as it is told */
  const scenes = new WeakMap<RetoldBeat, TableView>()
  let live = link.state()
  let visible = live
  let queue: Queue = NO_BEATS
  let told: RetoldBeat[] = []
  let still: string | null = null
  let again: RetoldBeat | null = null
  let covered = false
  /** an answer by a rule is on its way */
  let byRule = false
  let ruled: readonly number[] = []
  let since = live.seenTo
  let busy = false
  let shown: PlayheadState
  let leave = (): void => {}

  const watch = stopwatch(() => {
    if (still !== null) show()
    else goTo(nextBeat(queue, 'time', manner(), standing()))
  })

  const standing = (): ReaderState => ({
    seated: live.viewer !== null || live.handTo !== null,
    asked: live.question !== null || live.outcome !== null || live.handTo !== null,
    clock: live.question === null || live.viewer === null ? null : (link.clock?.(live.viewer) ?? null),
  })

  const sceneOf = (beat: RetoldBeat): TableView => scenes.get(beat) ?? states.at(beat.move) ?? live

  function stateOf([beat, more]: readonly RetoldBeat[]): TableView {
    if (beat === undefined || more !== undefined) return live
    return sceneOf(beat)
  }

  function publish(): void {
    visible = again === null ? (still === null ? stateOf(queue.now) : visible) : lookedAt(again)
    shown = {
      beats: still === null ? queue.now : [],
      time: still === null ? watch.length() : null,
      held: watch.isHeld(),
      later: queue.later.length,
      still,
      skipped: queue.skipped,
      folded: queue.folded,
      told,
      since,
      again,
      byRule: ruled,
    }
    if (queue.now.length > 0 !== busy) {
      busy = !busy
      link.linger?.(busy)
    }
    announce()
  }

  function announce(): void {
    for (const listener of listeners) listener()
  }

  const lookedAt = (beat: RetoldBeat): TableView => ({ ...sceneOf(beat), ...nothingToDo })

  /** The beat after its still frame. */
  function show(): void {
    still = null
    watch.start(stays(queue, manner(), standing()))
    publish()
  }

  /** What is told now has changed. */
  function begin(): void {
    const [beat] = queue.now
    still = beat === undefined || manner().pace === 'instant' ? null : suspense(beat)
    if (still === null) show()
    else {
      watch.start(STILL)
      publish()
    }
  }

  const isRecap = ({ as }: RetoldBeat): boolean => as === 'recap'

  const wanted = (beats: readonly RetoldBeat[]): RetoldBeat[] => beats.map((beat) => asWanted(beat, recaps()))

  const endsRound = (event: GameEvent): boolean => storyteller.fate.shows(event, live.viewer).as === 'recap'

  /** What the viewer did knowingly is seen where it was done. */
  const isNews = (beat: RetoldBeat): boolean =>
    isRecap(beat) ||
    isOwn(beat) ||
    (beat.move !== since && !beat.events.every(endsRound)) ||
    live.viewer === null ||
    suspense(beat) !== null

  /** What was told is over. */
  function goTo(next: Queue): void {
    const last = [...queue.now, ...(next.now.length === 0 ? queue.later : [])].at(-1)
    queue = next
    if (last !== undefined) keepSeen(last)
    begin()
  }

  const keepSeen = (mark: Mark): void => {
    if (live.viewer !== null) seen.keep(live.viewer, mark)
  }

  /** Goes on with a queue that may or may not show the same as before. */
  function goOn(next: Queue): void {
    const same = next.now[0] === queue.now[0]
    queue = next
    if (same) publish()
    else begin()
  }

  /** Somebody comes to the table: what befell them since they saw it is told to them first. */
  function welcome(next: TableView, from: number): void {
    const { viewer } = next
    const views = states.begin(next, from)
    live = next
    since = next.seenTo
    told = []
    tells.forget()
    const beats: RetoldBeat[] = []
    for (let move = from + 1; viewer !== null && move <= next.moves; move++) {
      const lines = next.story.filter((line) => line.move === move)
      const after = views[move - from]
      if (lines.length === 0) continue
      const state = after === undefined ? next : afterMove(next, move, after)
      if (move < next.moves) states.keep(state)
      beats.push(...wanted(tells.tell(lines, state, views[move - from - 1] ?? next.view)))
    }
    told = beats
    const mark = viewer === null ? null : seen.of(viewer)
    const isNew = (beat: RetoldBeat): boolean => mark === null || isLater(beat, mark)
    const own = beats.filter((beat) => (isRecap(beat) || isOwn(beat)) && isNew(beat))
    queue = heardOf(NO_BEATS, own, manner(), standing())
    queue = { ...queue, folded: beats.filter((beat) => !own.includes(beat) && isNew(beat)) }
    begin()
  }

  function moved(next: TableView): void {
    const before = live
    const lines = next.story.filter(({ move }) => move > live.moves)
    if (next.seenTo > live.seenTo && next.viewer !== null) {
      if (!byRule) {
        queue = answeredNow(queue)
        since = next.seenTo
      } else ruled = [...ruled, next.seenTo]
      byRule = false
    }
    live = next
    states.keep(next)
    const beats = wanted(tells.tell(lines, next, before.view))
    for (const [i, beat] of beats.entries())
      if (beats[i + 1]?.move === beat.move) scenes.set(beat, unfinished(before, next, beat))
    told = [...told, ...beats]
    goOn(heardOf(queue, beats.filter(isNews), manner(), standing()))
  }

  function undone(next: TableView): void {
    live = next
    again = null
    since = Math.min(since, next.seenTo)
    keepSeen({ move: next.moves, place: Number.MAX_SAFE_INTEGER })
    states.forgetAfter(next)
    tells.forget()
    told = told.filter(({ move }) => move <= next.moves)
    goOn(takenBack(queue, next.moves, manner(), standing()))
  }

  function hear(): void {
    const next = link.state()
    if (next === live) announce()
    else if (next.handTo !== null) {
      // What is still told to the one who hands the device over is told to its end.
      if (live.viewer !== null) seenBy.set(live.viewer, live.moves)
      live = next
      goOn(heardOf(queue, [], manner(), standing()))
    } else if (next.viewer !== live.viewer)
      welcome(next, (next.viewer === null ? undefined : seenBy.get(next.viewer)) ?? next.seenTo)
    else if (next.moves < live.moves) undone(next)
    else moved(next)
  }

  function next(): void {
    if (still !== null) show()
    else goTo(nextBeat(queue, 'viewer', manner(), standing()))
  }

  function skip(): void {
    if (queue.now.length === 0 && again === null) return
    again = null
    still = null
    goTo(skipBeats(queue))
  }

  // Somebody who comes back is told what came of their last move and since, where it can be told as it was.
  welcome(live, link.past === undefined || live.outcome !== null ? live.moves : Math.max(0, live.seenTo - 1))

  return {
    ...link,
    state: () => visible,
    shown: () => shown,
    live: () => live,
    next,
    skip,
    hold() {
      watch.hold()
      publish()
    },
    pause(on) {
      covered = on
      watch.pause(covered || again !== null)
    },
    look(beat) {
      again = beat
      watch.pause(covered || again !== null)
      publish()
    },
    mayLook: ({ move }) => states.at(move) !== null,
    subscribe(listener) {
      if (listeners.size === 0) {
        leave = link.subscribe(hear)
        watch.go()
        if (link.state() !== live) hear()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) {
          watch.stop()
          leave()
        }
      }
    },
    hurry() {
      if (queue.now.length > 0) next()
      else link.hurry()
    },
    answerFor(action) {
      byRule = true
      link.act(action).then((refused) => {
        byRule &&= refused === null
      })
    },
    async act(action) {
      skip()
      return link.act(action)
    },
    undo() {
      skip()
      return link.undo()
    },
  }
}
