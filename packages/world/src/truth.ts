import type { GameEvent, Viewer } from '@midden/kernel'
import { nodeDigest } from '@midden/server/parts'
import type { Append } from '@midden/store'
import {
  advance,
  type Context,
  type EntryBody,
  type JournalStep,
  journalVersion,
  news,
  type Picture,
  picture,
  type StoryLine,
  seenVersion,
  storyFor,
  type TableEntry,
  type TableGame,
  type TableState,
  toldAfter,
  toldOf,
  type What,
} from '@midden/table'
import type { Ledger } from './ledger.ts'

/** What a viewer is to hear of one entry. */
export interface Heard {
  what: What
  events: GameEvent[]
}

/** One table's journal, with what follows from it at every version. */
export interface TrueTable {
  id: string
  /** by version; there is none at 0 */
  states: (TableState | null)[]
  steps: (JournalStep | null)[]
  told: (readonly StoryLine[])[]
  /** when each version was stored, by the world's own time */
  stored: number[]
  commands: Map<string, number>
  pictures: Map<string, unknown>
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** What the journals say: every entry is followed as it is stored, by the rules alone and without any server. */
export function truth(games: readonly TableGame[], now: () => number, { breaks, tell }: Ledger) {
  const context: Context = {
    gameById: (id) => games.find((game) => game.id === id),
    digest: nodeDigest,
  }
  const tables = new Map<string, TrueTable>()

  function newTable(id: string): TrueTable {
    const table: TrueTable = {
      id,
      states: [null],
      steps: [null],
      told: [[]],
      stored: [0],
      commands: new Map(),
      pictures: new Map(),
    }
    tables.set(id, table)
    return table
  }

  function follow(table: TrueTable, entry: TableEntry): void {
    const before = table.states.at(-1) ?? null
    const events: GameEvent[] = []
    const after = advance(context, table.id, before, entry, events)
    const step = before === null ? null : { before, after, entry, events }
    const had = table.told.at(-1)!
    table.states.push(after)
    table.steps.push(step)
    table.told.push(step === null || entry.body.kind === 'start' ? toldOf(after.match) : toldAfter(had, step))
    table.stored.push(now())
    table.commands.set(entry.command, entry.version)
  }

  const remembered = <T>(table: TrueTable, key: string, make: () => T): T => {
    if (!table.pictures.has(key)) table.pictures.set(key, plain(make()))
    return table.pictures.get(key) as T
  }

  return {
    tables: (): Iterable<TrueTable> => tables.values(),
    table: (id: string): TrueTable | undefined => tables.get(id),
    head: (id: string): number => (tables.get(id)?.states.length ?? 1) - 1,
    /** An entry has been stored. */
    stored: ({ table: id, after, command, at, body: text }: Append) => {
      const table = tables.get(id) ?? newTable(id)
      const version = after + 1
      const body = JSON.parse(text) as EntryBody
      tell(`${id} ${version}: ${body.kind}${'seat' in body ? ` of seat ${body.seat}` : ''} (${command})`)
      const known = table.commands.get(command)
      if (known !== undefined)
        return breaks('once', `${command} is in the journal of ${id} as ${known} and as ${version}.`)
      if (version !== table.states.length)
        return breaks('journals', `Entry ${version} of ${id} does not follow ${table.states.length - 1}.`)
      try {
        follow(table, { version, command, at, body })
      } catch (error) {
        breaks('journals', `Entry ${version} of ${id} cannot be followed: ${String(error)}`)
      }
    },
    /** The entry of the journal that a viewer's number stands for. */
    entryOf: ({ states }: TrueTable, version: number, viewer: Viewer): number =>
      journalVersion(states.at(-1)!, viewer, version),
    /** What an entry is numbered by those at the table. */
    numbers: ({ states }: TrueTable, version: number): number[] => {
      const newest = states.at(-1)!
      return [null, ...newest.seats.keys()].map((viewer) => seenVersion(newest, viewer, version))
    },
    /** All that a viewer may know at a version, as it travels. */
    picture: (table: TrueTable, version: number, viewer: Viewer): Picture =>
      remembered(table, `picture ${version} ${viewer}`, () => picture(table.states[version]!, viewer)),
    heard: (table: TrueTable, version: number, viewer: Viewer): Heard =>
      remembered(table, `news ${version} ${viewer}`, () => {
        const step = table.steps[version]!
        const { what, events } = news(step, viewer, [])
        return { what, events }
      }),
    lines: (table: TrueTable, version: number, viewer: Viewer): StoryLine[] =>
      remembered(
        table,
        `lines ${version} ${viewer}`,
        () => storyFor(table.states[version]!, table.told[version]!, viewer).lines,
      ),
    forget: (id: string): void => void tables.delete(id),
  }
}

export type Truth = ReturnType<typeof truth>
