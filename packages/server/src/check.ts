import type { WholeGame } from '@midden/kernel'
import { type CheckReport, checkStore, type Place } from '@midden/store'
import { advance, type Context, type FetchEdition, library, type TableState } from '@midden/table'
import { nodeDigest } from './digest.ts'
import { editionIn, readEntry } from './hosting/store-journal.ts'

/** What was found in a store; `foreign` tables are whole, but of rules that this program does not have. */
export interface CheckedTables extends CheckReport {
  foreign: number
}

/**
 * Looks through a whole store, also beside its server: the file, the rows, and every match played once more to see
 * that it leads where it led.
 */
export async function checkTables(
  place: Place,
  games: readonly WholeGame[],
  fetchEdition: FetchEdition,
): Promise<CheckedTables> {
  const shelf = library(games, fetchEdition)
  const context: Context = { ...shelf, digest: nodeDigest }
  let foreign = 0
  const checked = await checkStore(place, async (table, entries) => {
    const named = editionIn(entries[0]?.body ?? '')
    if (named === null) return 'entry 1 cannot be read'
    await shelf.fetchEdition(named.game, named.rules)
    if (shelf.gameById(named.game, named.rules) === undefined) {
      foreign++
      return null
    }
    let state: TableState | null = null
    for (const entry of entries)
      try {
        state = advance(context, table, state, readEntry(entry))
      } catch (error) {
        return `entry ${entry.version} cannot be followed: ${(error as Error).message}`
      }
    return null
  })
  return { ...checked, foreign }
}
