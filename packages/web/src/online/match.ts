import type { TableSummary } from '@midden/protocol'
import type { MatchFile } from '@midden/table'
import type { Source } from '../replay/source.ts'
import { fromMatchFile } from '../save/match-file.ts'
import { fetched } from './wire/api.ts'
import { sittersOf } from './wire/sitters.ts'

/** A finished match of the server, ready to be looked at; null if it cannot be read. */
export async function finishedMatch(id: string): Promise<Source | null> {
  const { seats, me, listed } = await fetched<TableSummary>(`tables/${id}`)
  const file = await fetched<MatchFile>(`tables/${id}/file`)
  const journal = fromMatchFile(file)
  if (typeof journal === 'string') return null
  const proof = { commitment: file.commitment, file: () => file, listed }
  return { journal, sitters: sittersOf(seats, me === null ? [] : [me]), me, proof }
}
