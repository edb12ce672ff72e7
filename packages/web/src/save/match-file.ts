import type { Journal, Outcome } from '@midden/kernel'
import { journalOf, readMatchFile, toMatchFile } from '@midden/protocol/client'
import type { MatchFile } from '@midden/table'

/** Reads a match file as a journal; a sentence says what is wrong with it. */
export function fromMatchFile(raw: unknown): Journal | string {
  const file = readMatchFile(raw)
  return typeof file === 'string' ? file : journalOf(file)
}

export const downloadMatch = (journal: Journal, outcome: Outcome | null): void =>
  downloadFile(toMatchFile(journal, outcome))

export function downloadFile(file: MatchFile): void {
  const text = JSON.stringify(file, null, 1)
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `midden-${file.game}-${file.actions.length}.json`
  link.click()
  URL.revokeObjectURL(address)
}
