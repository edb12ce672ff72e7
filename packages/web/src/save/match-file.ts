import type { Journal, Outcome } from '@midden/kernel'
import type { MatchFile } from '@midden/protocol'

/** A local match as a match file: nobody had to be convinced, so nothing was committed to. */
export const toMatchFile = (journal: Journal, outcome: Outcome | null): MatchFile => ({
  format: 'midden-match',
  version: 1,
  game: journal.game,
  rulesVersion: journal.rules,
  seats: journal.seats,
  options: journal.options,
  commitment: null,
  entropy: [],
  seed: journal.seed,
  actions: journal.moves.map((move) => ({ ...move })),
  ...(outcome === null ? {} : { outcome }),
})

/** Reads a match file as a journal; a sentence says what is wrong with it. The moves are checked by playing them. */
export function fromMatchFile(raw: unknown): Journal | string {
  if (typeof raw !== 'object' || raw === null) return 'A match file is a JSON object.'
  const file = raw as Partial<MatchFile>
  if (file.format !== 'midden-match') return 'This is not a match file.'
  if (file.version !== 1) return 'This match file is of a newer kind.'
  const seed = file.start ?? file.seed
  if (typeof seed !== 'string') return 'The seed of this match is still secret.'
  if (typeof file.game !== 'string' || !Array.isArray(file.actions)) return 'The match file is incomplete.'
  return {
    game: file.game,
    rules: Number(file.rulesVersion),
    seats: Number(file.seats),
    options: file.options ?? {},
    seed,
    script: null,
    moves: file.actions.map(({ seat, action, luck }) =>
      luck === undefined ? { seat, action } : { seat, action, luck },
    ),
  }
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
