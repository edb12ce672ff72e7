import type { Told } from '@midden/kernel'
import { StoreAway } from '@midden/store'
import {
  advance,
  type Command,
  decide,
  JournalBroken,
  type Refused,
  snapshotOf,
  type TableEntry,
  type TableState,
  tableDue,
  type Who,
  withHash,
} from '@midden/table'
import { lobbyRow, waitingMask } from '../summary.ts'
import { driver } from './driver.ts'
import { followers } from './followers.ts'
import type { House } from './house.ts'
import { load, readEntry } from './load.ts'
import { presence } from './presence.ts'
import { recent } from './recent.ts'
import { resume } from './resume.ts'

/** Stored as that version, or refused with nothing changed. */
export type Answer = { version: number } | { refused: Refused }

const SNAPSHOT_EVERY = 50
/** How long a command waits for a store that is away before its sender is told to try again. */
const PATIENCE_MS = 20_000
const LONGEST_PAUSE_MS = 1000

const refused = (code: Refused['code'], reason: string): Answer => ({
  refused: { code, reason, clauses: [] },
})
const UNKNOWN = refused('unknown', 'there is no such table')

/**
 * The authority over one table on this node. Everything goes through its queue, one job at a time: a command is
 * decided on the newest state it knows, stored durably, acknowledged, then told. The state is a cache of the journal.
 */
export function authority(id: string, house: House) {
  const { store, bus, time, metrics, log, health } = house
  let state: TableState | null = null
  /** false when the journal may have gone on without us */
  let current = false
  let kept = 0
  let broken: string | null = null
  let used = time.now()
  let jobs = 0
  let closing = false
  let tail: Promise<unknown> = Promise.resolve()

  const audience = followers()
  const latest = recent(house, id)
  const here = presence(id, bus, audience)

  function run<T>(job: () => Promise<T>): Promise<T> {
    used = time.now()
    jobs++
    const result = tail.then(job).finally(() => {
      jobs--
    })
    tail = result.catch(() => {})
    return result
  }

  function take(entry: TableEntry, after: TableState, events: readonly Told[]): void {
    const before = state
    state = after
    latest.add(entry)
    if (before !== null && audience.size() > 0) audience.tell({ before, after, entry, events })
  }

  /** Reads what the journal has more than we know, and tells it. */
  async function catchUp(): Promise<void> {
    if (current) return
    if (state === null) {
      state = await load(house, id)
      kept = state?.version ?? 0
      if (state !== null) latest.begin(state)
      metrics.rebuilt.inc()
    } else
      for (const row of await store.journals.entries(id, state.version)) {
        const events: Told[] = []
        const entry = readEntry(row)
        take(entry, advance(house, id, state, entry, events), events)
      }
    // A table that is not there yet may be opened any moment.
    current = state !== null
  }

  /** The store may be away for a while: what is asked of it is tried again until it answers or patience ends. */
  async function patiently<T>(attempt: () => Promise<T>, giveUp: () => T): Promise<T> {
    const until = time.now() + PATIENCE_MS
    for (let pause = 100; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        if (broken !== null) return giveUp()
        const result = await attempt()
        health.back()
        return result
      } catch (error) {
        current = false
        if (error instanceof JournalBroken) {
          broken = error.message
          log.error({ table: id, reason: broken }, 'a journal cannot be followed')
        } else if (error instanceof StoreAway) health.away()
        else throw error
        if (broken !== null || closing || time.now() > until) return giveUp()
        await new Promise<void>((ring) => time.after(pause, ring))
      }
    }
  }

  const away = (): Answer =>
    refused('unavailable', broken ?? 'the store does not answer; send the command again')

  function snapshot(): void {
    if (state === null || state.version <= kept) return
    kept = state.version
    store.journals.keep(id, { version: kept, body: snapshotOf(house.digest, state) }).catch(() => {})
  }

  /** One try at a command. null: another node was quicker, and the command must be decided again. */
  async function attempt(command: string, what: Command, who: Who | null): Promise<Taken | null> {
    await catchUp()
    if (state === null) return { answer: UNKNOWN }
    const at = Math.max(time.now(), state.changed)
    const decided = decide(state, what, who)
    if ('refused' in decided) {
      // It may be a command that was carried out before and no longer fits.
      const version = who === null ? null : await store.journals.find(id, command)
      return { answer: version === null ? decided : { version } }
    }
    const events: Told[] = []
    const draft = { version: state.version + 1, command, at, body: decided.body }
    const after = advance(house, id, state, draft, events, decided.accepted)
    const entry = { ...draft, body: withHash(house.digest, decided.body, after) }
    const row = JSON.stringify(lobbyRow(after)) === JSON.stringify(lobbyRow(state)) ? null : lobbyRow(after)
    const saved = metrics.saving.startTimer()
    const { kind, version } = await store.journals.append({
      table: id,
      after: state.version,
      command,
      at,
      body: JSON.stringify(entry.body),
      due: tableDue(after),
      waiting: waitingMask(after),
      ...(row !== null && { lobby: row }),
    })
    saved()
    if (kind === 'stored') return { answer: { version }, stored: { entry, after, events } }
    current = false
    if (kind === 'known') return { answer: { version } }
    metrics.conflicts.inc()
    return null
  }

  interface Taken {
    answer: Answer
    stored?: { entry: TableEntry; after: TableState; events: readonly Told[] }
  }

  /** Carries a command out. `ack` is called once it is durable, and before anybody is told. */
  function submit(
    command: string,
    what: Command,
    who: Who | null,
    ack: (answer: Answer) => void = () => {},
  ): Promise<Answer> {
    const told = metrics.telling.startTimer()
    return run(async () => {
      const { answer, stored } = await patiently<Taken>(
        async () => {
          for (;;) {
            const taken = await attempt(command, what, who)
            if (taken !== null) return taken
          }
        },
        () => ({ answer: away() }),
      )
      const code = 'refused' in answer ? answer.refused.code : 'done'
      metrics.commands.inc({ kind: what.t, answer: code })
      ack(answer)
      if (stored !== undefined) {
        take(stored.entry, stored.after, stored.events)
        bus.say(['moved', id, stored.after.version])
        if (stored.after.version - kept >= SNAPSHOT_EVERY) snapshot()
        drive.movedHere(stored.after)
        told()
      } else if (!current) await patiently(catchUp, () => {})
      return answer
    })
  }

  const drive = driver(id, house, submit)

  return {
    submit,
    /** The newest state there is, or null. */
    read: (): Promise<TableState | null> =>
      run(async () => {
        await patiently(catchUp, () => {})
        return current ? state : null
      }),
    follow: (follower: Parameters<typeof audience.add>[0], seen: number | null, ack: (a: Answer) => void) =>
      run(async () => {
        const ready = await patiently(
          async () => {
            await catchUp()
            return true
          },
          () => false,
        )
        if (!ready) return ack(away())
        if (state === null) return ack(UNKNOWN)
        const answer = await patiently(
          () => resume(house, state!, latest.since, audience, follower, seen),
          away,
        )
        ack(answer)
        if (!('refused' in answer)) here.changed(follower)
      }),
    unfollow: (follower: Parameters<typeof audience.add>[0]): void => {
      used = time.now()
      if (audience.remove(follower)) here.changed()
    },
    /** Another node has moved this table on. */
    hear: (version: number): void => {
      if (state === null || version <= state.version) return
      current = false
      drive.movedElsewhere()
      if (audience.size() === 0) return
      run(() => patiently(catchUp, () => {})).catch((error: unknown) =>
        log.error({ table: id, reason: String(error) }, 'a table cannot be followed'),
      )
    },
    presence: here,
    /** Does whatever is due at this table now. */
    wake: async (): Promise<void> => {
      await run(() => patiently(catchUp, () => {}))
      if (state !== null && broken === null) drive.wake(state)
    },
    version: (): number => state?.version ?? 0,
    isFollowed: (): boolean => audience.size() > 0,
    isIdle: (since: number): boolean =>
      jobs === 0 && audience.size() === 0 && used < since && !drive.isBusy(),
    close: async (): Promise<void> => {
      closing = true
      drive.stop()
      await tail
      snapshot()
    },
  }
}

export type Authority = ReturnType<typeof authority>
