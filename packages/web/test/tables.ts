import { answer, type Question } from '@midden/bots'
import { begin, type Game, isRefusal } from '@midden/kernel'
import type { Ports } from '../src/link/local-table.ts'
import type { TableLink } from '../src/link/table-link.ts'
import type { SavedTable, SeatPlan } from '../src/save/saved-table.ts'

export function saved(game: Game, seats: SeatPlan[], seed = 'a table'): SavedTable {
  const match = begin(game, { seats: seats.length, seed })
  if (isRefusal(match)) throw new Error(match.reason)
  return {
    id: 'test',
    game: game.id,
    seats,
    aids: true,
    journal: match.journal,
    created: 0,
    touched: 0,
    note: '',
    waiting: [],
    ranking: null,
  }
}

/** People on the first seats, bots on the others. */
export const plan = (people: number, bots: number): SeatPlan[] =>
  ['Jorid', 'Bruna', 'Odd', 'Mette', 'Tomasz', 'Petra']
    .slice(0, people + bots)
    .map((name, seat) => ({ name, bot: seat < people ? null : 'steady' }))

export interface Watched extends Ports {
  kept: SavedTable[]
  questions: Question[]
}

/** Bots that think at once, and a store that remembers every save. */
export function ports(game: Game, change: Partial<Ports> = {}): Watched {
  const kept: SavedTable[] = []
  const questions: Question[] = []
  return {
    kept,
    questions,
    think: async (question) => {
      questions.push(question)
      return answer(question, game)
    },
    save: async (table) => {
      kept.push(structuredClone(table))
    },
    pace: () => 0,
    now: () => 1000,
    ...change,
  }
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
