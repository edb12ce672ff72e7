import type { MatchFile, TableSummary } from '@midden/protocol'
import { fromMatchFile } from '../save/match-file.ts'
import type { SavedTable } from '../save/saved-table.ts'
import { fetched } from './wire/api.ts'
import { sittersOf } from './wire/sitters.ts'

/** A finished match of the server, ready to be looked at; null if it cannot be read. */
export async function finishedMatch(
  id: string,
): Promise<Required<Pick<SavedTable, 'journal' | 'seats' | 'file'>> | null> {
  const { seats, me } = await fetched<TableSummary>(`tables/${id}`)
  const file = await fetched<MatchFile>(`tables/${id}/file`)
  const journal = fromMatchFile(file)
  if (typeof journal === 'string') return null
  const plans = sittersOf(seats, me).map(({ name, kind }) => ({
    name,
    bot: kind === 'here' ? null : 'steady',
  }))
  return { journal, seats: plans, file }
}
