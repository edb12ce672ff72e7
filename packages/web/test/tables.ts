import { type Answer, answer, type Question } from '@midden/bots'
import { begin, type Game, isRefusal, sha256 } from '@midden/kernel'
import type { TableEntry, Thinker } from '@midden/table'
import { type LocalPorts, openLocal } from '../src/link/local-table.ts'
import { cardOf, followKept } from '../src/link/shelf-journal.ts'
import type { TableLink } from '../src/link/table-link.ts'
import { type Beginning, beginning, PLAIN, unplayed } from '../src/save/beginning.ts'
import type { LocalSeat, SavedTable } from '../src/save/saved-table.ts'
import type { Shelf } from '../src/save/store.ts'

/** A table as it lies on the shelf. */
export interface Kept {
  table: SavedTable
  entries: TableEntry[]
}

/** A new table with this deal. */
export function saved(
  game: Game,
  seats: LocalSeat[],
  seed = 'a table',
  change: Partial<Beginning> = {},
): Kept {
  const match = begin(game, { seats: seats.length, seed, options: change.options })
  if (isRefusal(match)) throw new Error(match.reason)
  const entries = beginning({
    game: game.id,
    rules: game.rules,
    seats,
    ...PLAIN,
    at: 0,
    secret: sha256(seed),
    entropy: '',
    earlier: { table: '', seed, moves: [] },
    ...change,
    options: match.journal.options,
  })
  const table = { id: 'test', game: game.id, seats, ...unplayed(0) }
  return { table: cardOf(table, followKept(game, 'test', entries)!, 0, 'en'), entries }
}

/** People on the first seats, bots on the others. */
export const plan = (people: number, bots: number): LocalSeat[] =>
  ['Jorid', 'Bruna', 'Odd', 'Mette', 'Tomasz', 'Petra']
    .slice(0, people + bots)
    .map((name, seat) => ({ name, bot: seat < people ? null : 'steady' }))

/** A store in a list, oldest first; what is refused is not in it. */
export function listShelf(kept: Kept[] = []): Shelf {
  return {
    async put(table, entries) {
      const had = kept.findLast(({ table: { id } }) => id === table.id)?.entries ?? []
      kept.push(structuredClone({ table, entries: [...had, ...entries] }))
    },
    get: async (id) => kept.findLast(({ table }) => table.id === id)?.table,
    entries: async (id) => kept.findLast(({ table }) => table.id === id)?.entries ?? [],
    all: async () => [...new Map(kept.map(({ table }) => [table.id, table])).values()],
    async remove(id) {
      kept.splice(0, kept.length, ...kept.filter(({ table }) => table.id !== id))
    },
  }
}

/** Somebody who thinks as the test says. */
export const thinkerBy = (think: (question: Question) => Promise<Answer>): Thinker => ({
  think: (question) => ({ answer: think(question), cancel: () => {} }),
  close: async () => {},
})

export interface Watched extends LocalPorts {
  /** every save, oldest first */
  kept: Kept[]
  questions: Question[]
}

/** Bots that think at once, and a store that remembers every save. */
export function ports(game: Game, change: Partial<LocalPorts> = {}): Watched {
  const kept: Kept[] = []
  const questions: Question[] = []
  return {
    kept,
    questions,
    thinker: thinkerBy(async (question) => {
      questions.push(question)
      return answer(question, game)
    }),
    shelf: listShelf(kept),
    pace: () => 0,
    now: () => 1000,
    language: 'en',
    ...change,
  }
}

/** Lays the table on the shelf and opens it. */
export async function opened(
  game: Game,
  { table, entries }: Kept,
  world: LocalPorts = ports(game),
): Promise<TableLink> {
  if ((await world.shelf.entries(table.id)).length === 0) await world.shelf.put(table, entries)
  return openLocal(game, table, world)
}

/** Waits until something has been played beyond so many moves. */
export async function movedOn(link: TableLink, moves: number): Promise<void> {
  while (link.state().moves === moves) await new Promise((resolve) => setTimeout(resolve, 0))
}

/** Waits until no bot is waited for any more and everything is saved. */
export async function settled(link: TableLink): Promise<void> {
  for (let i = 0; i < 2000; i++) {
    const { waiting, sitters } = link.state()
    if (
      link.kept() !== 'sending' &&
      !waiting.some(({ seat, optional }) => !optional && sitters[seat]!.kind === 'bot')
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  throw new Error('the table hangs')
}
