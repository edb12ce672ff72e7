import { atOnce, type GameEvent, type Steps } from '@midden/kernel'
import { advancing } from '../rules/advance.ts'
import type { TableEntry } from '../rules/entries.ts'
import type { JournalStep } from '../rules/news.ts'
import type { TableState } from '../rules/state.ts'
import type { RunnerPorts } from './ports.ts'

/** The newest state that is known here. It is a cache of the journal, which may have gone on without us. */
export function head(
  id: string,
  { context, journal, work = atOnce, observer = {} }: RunnerPorts,
  tell: (step: JournalStep) => void,
) {
  let state: TableState | null = null
  let current = false
  let loaded = 0

  function take(step: JournalStep): void {
    state = step.after
    tell(step)
  }

  function* takeAll(from: TableState, entries: readonly TableEntry[]): Steps<void> {
    let before = from
    for (const entry of entries) {
      const events: GameEvent[] = []
      const after = yield* advancing(context, id, before, entry, events)
      take({ before, after, entry, events })
      before = after
      yield
    }
  }

  /** Reads what the journal has more than we know, and tells it. */
  async function catchUp(): Promise<void> {
    if (current) return
    if (state === null) {
      state = await journal.load()
      loaded = state?.version ?? 0
      observer.rebuilt?.()
    } else await work(takeAll(state, await journal.read(state.version)))
    // A table that is not there yet may be opened any moment.
    current = state !== null
  }

  return {
    state: (): TableState | null => state,
    /** the version this place began with */
    loaded: (): number => loaded,
    isCurrent: (): boolean => current,
    doubt: (): void => {
      current = false
    },
    take,
    catchUp,
    /** Knows a version that the journal has. */
    async reach(version: number): Promise<void> {
      if ((state?.version ?? 0) < version) current = false
      await catchUp()
    },
    /** Did the journal go on without us, and without a word of it? */
    async isBehind(): Promise<boolean> {
      const had = state
      current = false
      await catchUp()
      return state !== had
    },
  }
}

export type Head = ReturnType<typeof head>
