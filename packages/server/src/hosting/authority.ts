import type { Steps } from '@midden/kernel'
import {
  type Answer,
  type Command,
  eyesOf,
  runner,
  seenVersion,
  type TableState,
  tableDue,
  type Who,
} from '@midden/table'
import { type Follower, followers, roleOf } from './followers.ts'
import { observerOf } from './observer.ts'
import { presence } from './presence.ts'
import type { Services } from './services.ts'
import { storeJournal } from './store-journal.ts'
import { storyBook } from './story-book.ts'

/** The authority over one table on this node: its runner over the store, and those who follow it here. */
export function authority(id: string, services: Services) {
  const { bus, time, thinker, log, turns } = services
  const audience = followers()
  const here = presence(id, bus, audience)
  const book = storyBook((steps) => turns.work(steps, () => audience.size() > 0))
  let used = time.elapsed()
  let looked: { state: TableState | null; due: number | null } = { state: null, due: null }
  const touch = (): void => {
    used = time.elapsed()
  }

  /** The version as whoever asked counts it. */
  const asCounted = (answer: Answer, who: Who | null, state: TableState | null): Answer => {
    if ('refused' in answer || state === null || who?.eyes === undefined) return answer
    return { version: seenVersion(state, eyesOf(state, who), answer.version) }
  }

  const table = runner(id, {
    context: services,
    journal: storeJournal(services, id),
    thinker,
    clock: time,
    tell: (step) => {
      touch()
      book.add(step)
      audience.tell(step)
      if (step.entry.body.kind === 'sit' || step.entry.body.kind === 'lay') here.changed()
    },
    moved: ({ version }) => bus.say(['moved', id, version]),
    work: (steps) => turns.work(steps),
    inTurn: turns.job,
    observer: observerOf(id, services),
  })

  return {
    /** Carries a command out. `ack` is called once it is durable, and before anybody is told. */
    submit: (
      command: string,
      what: Command,
      who: Who | null,
      ack?: (answer: Answer) => void,
    ): Promise<Answer> => {
      touch()
      return table.submit(command, what, who, ack && ((answer, state) => ack(asCounted(answer, who, state))))
    },
    /** The newest state there is, or null. */
    read: (): Promise<TableState | null> => {
      touch()
      return table.read()
    },
    follow: (follower: Follower, seen: number | null, ack: (answer: Answer) => void): Promise<void> => {
      touch()
      function* add(state: TableState | null): Steps<void> {
        // Many may have waited for the same moment.
        yield
        const answer = state === null ? table.away() : audience.add(state, follower, seen)
        ack(answer)
        if (!('refused' in answer)) here.changed(follower)
      }
      const known = table.state()
      // It may just have sat down by way of another node, and nobody here has heard of it.
      if (known !== null && roleOf(known, follower) === 'nobody') table.doubt()
      else if (seen !== null) table.seen(seen, follower)
      return table.withNewest<void>(
        (state) => turns.work(add(state)),
        () => ack(table.away()),
      )
    },
    unfollow: (follower: Follower): void => {
      touch()
      if (audience.remove(follower)) here.changed()
      if (audience.size() === 0) book.forget()
    },
    /** The newest state, with all that was told of it, for all eyes. */
    story: async () => {
      const state = await table.read()
      if (state === null) return null
      await book.ready(state)
      return { state: table.state()!, told: book.told() }
    },
    /** Another node has moved this table on. */
    hear: (version: number): void => {
      table
        .hear(version, audience.size() > 0)
        .catch((error: unknown) =>
          log.error({ table: id, reason: String(error) }, 'a table cannot be followed'),
        )
    },
    presence: here,
    wake: table.wake,
    /** Has something been due here for so long, as far as we know? */
    isOverdue: (ms: number): boolean => {
      const state = table.state()
      if (state !== null && state !== looked.state) looked = { state, due: tableDue(state) }
      return looked.due !== null && looked.due <= table.now() - ms
    },
    isFollowed: (): boolean => audience.size() > 0,
    isIdle: (since: number): boolean => table.isIdle() && audience.size() === 0 && used < since,
    close: table.close,
  }
}

export type Authority = ReturnType<typeof authority>
