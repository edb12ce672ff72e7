import type { Seat } from '@midden/kernel'
import type { Command, Who } from '../rules/commands.ts'
import type { TableState } from '../rules/state.ts'
import { eyesOf, seenVersion } from '../rules/unseen.ts'
import { type AttemptResult, attempt, refused } from './attempt.ts'
import { driver } from './driver.ts'
import { head } from './head.ts'
import { patience } from './patience.ts'
import type { Answer, RunnerPorts } from './ports.ts'
import { queue } from './queue.ts'
import { tableClock } from './table-clock.ts'

const SNAPSHOT_EVERY = 50

/**
 * One table, wherever its journal is kept. Everything goes through its queue, one job at a time: a command is decided
 * on the newest state, stored, acknowledged, then told; bots and clocks give commands of their own.
 */
export function runner(id: string, { clock: platform, ...others }: RunnerPorts) {
  const clock = tableClock(platform, () => newest.state())
  const ports: RunnerPorts = { ...others, clock }
  const { observer = {}, journal, inTurn = (job) => job() } = ports
  let kept = 0
  const jobs = queue()
  const newest = head(id, ports, ports.tell)
  const patient = patience(clock, observer, newest.doubt)

  const away = (): Answer =>
    refused('unavailable', patient.broken() ?? 'the store does not answer; send the command again')

  function snapshot(every: number): void {
    const state = newest.state()
    if (state === null || state.version - Math.max(kept, newest.loaded()) < every) return
    kept = state.version
    journal.keep(state)
  }

  /** Carries a command out. `ack` is called once it is stored, with the table after it, and before anybody is told. */
  function submit(
    command: string,
    what: Command,
    who: Who | null,
    ack: (answer: Answer, state: TableState | null) => void = () => {},
  ): Promise<Answer> {
    const told = observer.telling?.()
    return jobs.run(async () => {
      const { answer, step } = await patient.with<AttemptResult>(
        async () => {
          for (;;) {
            const taken = await attempt(id, ports, newest, command, what, who)
            if (taken !== null) return taken
          }
        },
        () => ({ answer: away() }),
      )
      observer.answered?.(what, answer)
      ack(answer, step?.after ?? newest.state())
      if (step !== undefined) {
        // Many tables may hear at one moment that their entries are stored.
        await inTurn(() => newest.take(step))
        ports.moved?.(step.after)
        snapshot(SNAPSHOT_EVERY)
        drive.moved(step.after)
        told?.()
      } else if (!newest.isCurrent()) await patient.with(newest.catchUp, () => {})
      return answer
    })
  }

  const drive = driver(ports, submit)

  /** Does a job on the newest state there is; `giveUp` where the journal cannot be reached or followed. */
  const withNewest = <T>(job: (state: TableState | null) => T | Promise<T>, giveUp: () => T): Promise<T> =>
    jobs.run(() =>
      patient.with(async () => {
        await newest.catchUp()
        return job(newest.state())
      }, giveUp),
    )

  return {
    submit,
    withNewest,
    away,
    /** The newest state there is, or null. */
    read: (): Promise<TableState | null> =>
      withNewest<TableState | null>(
        (state) => state,
        () => null,
      ),
    /** the table's own time */
    now: clock.now,
    /** What is known here, without asking the journal. */
    state: newest.state,
    /** What is known here may be old: it is looked up before anything else. */
    doubt: newest.doubt,
    /** Somebody has seen a version: what is known here is looked up again if it is older. */
    seen: (version: number, { ids, as }: Pick<Who, 'ids'> & { as?: Seat }): void => {
      const state = newest.state()
      if (state !== null && version > seenVersion(state, eyesOf(state, { ids, eyes: { as } }))) newest.doubt()
    },
    /** Another place has moved this table on. `follow`: somebody here wants to see it at once. */
    hear: async (version: number, follow: boolean): Promise<void> => {
      const state = newest.state()
      if (state === null || version <= state.version) return
      newest.doubt()
      drive.stop()
      if (follow) await jobs.run(() => patient.with(newest.catchUp, () => {}))
    },
    /** Does whatever is due at this table now. */
    wake: async (): Promise<void> => {
      await jobs.run(() => patient.with(newest.catchUp, () => {}))
      const state = newest.state()
      if (state !== null && patient.broken() === null) drive.wake(state)
    },
    /** what is wrong with the journal, for good */
    problem: patient.broken,
    hold: drive.hold,
    hurry: drive.hurry,
    isIdle: (): boolean => jobs.isIdle() && !drive.isBusy(),
    close: async (): Promise<void> => {
      patient.close()
      drive.stop()
      await jobs.rest()
      snapshot(1)
    },
  }
}

export type Runner = ReturnType<typeof runner>
