import { type Answer, type Command, refused, runner, type TableState, type Who } from '@midden/table'
import { type Follower, followers } from './followers.ts'
import type { House } from './house.ts'
import { observerOf } from './observer.ts'
import { presence } from './presence.ts'
import { recent } from './recent.ts'
import { resume } from './resume.ts'
import { storeJournal } from './storeJournal.ts'

const UNKNOWN = refused('unknown', 'there is no such table')

/** The authority over one table on this node: its runner over the store, and those who follow it here. */
export function authority(id: string, house: House) {
  const { bus, time, thinker, log } = house
  const audience = followers()
  const latest = recent(house, id)
  const here = presence(id, bus, audience)
  const journal = storeJournal(house, id)
  let used = time.now()
  const touch = (): void => {
    used = time.now()
  }

  const table = runner(id, {
    context: house,
    journal,
    thinker,
    clock: time,
    tell: (step) => {
      touch()
      latest.add(step)
      if (audience.size() > 0) audience.tell(step)
    },
    moved: ({ version }) => bus.say(['moved', id, version]),
    observer: observerOf(id, house),
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
      return table.submit(command, what, who, ack)
    },
    /** The newest state there is, or null. */
    read: (): Promise<TableState | null> => {
      touch()
      return table.read()
    },
    follow: (follower: Follower, seen: number | null, ack: (answer: Answer) => void): Promise<void> => {
      touch()
      return table.withNewest<void>(
        async (state) => {
          if (state === null) return ack(UNKNOWN)
          const answer = await resume(house, journal, state, latest.since, audience, follower, seen)
          ack(answer)
          if (!('refused' in answer)) here.changed(follower)
        },
        () => ack(table.away()),
      )
    },
    unfollow: (follower: Follower): void => {
      touch()
      if (audience.remove(follower)) here.changed()
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
    isFollowed: (): boolean => audience.size() > 0,
    isIdle: (since: number): boolean => table.isIdle() && audience.size() === 0 && used < since,
    close: table.close,
  }
}

export type Authority = ReturnType<typeof authority>
