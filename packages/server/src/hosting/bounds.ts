import type { Store } from '@midden/store'
import type { Limits } from '../limits.ts'
import { refusal } from '../refusal.ts'

type Person = { ids: readonly string[] }

/** How many tables one person may have, each bound with a sentence that says what to do. */
export function bounds(
  { tables }: Pick<Store, 'tables'>,
  { openTables, runningTables, botTables }: Pick<Limits, 'openTables' | 'runningTables' | 'botTables'>,
) {
  async function mayRun({ ids }: Person): Promise<void> {
    if ((await tables.count(ids, 'playing')) >= runningTables)
      throw refusal(
        'too-many',
        `you have as many matches under way as this server allows (${runningTables}): finish one first`,
      )
    if ((await tables.count(ids, 'playing', true)) >= botTables)
      throw refusal(
        'too-many',
        `only bots play at as many tables of yours as this server allows (${botTables}): take your seat at one, or wait`,
      )
  }
  return {
    mayRun,
    mayOpen: async (person: Person): Promise<void> => {
      if ((await tables.count(person.ids, 'open')) >= openTables)
        throw refusal(
          'too-many',
          `you have as many tables that have not begun as this server allows (${openTables}): start or leave one`,
        )
      await mayRun(person)
    },
  }
}

export type Bounds = ReturnType<typeof bounds>
