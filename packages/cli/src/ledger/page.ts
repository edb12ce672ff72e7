import type { WholeGame } from '@midden/kernel'
import { isUnproven, type Row } from './proofs.ts'

/** "PAN-3.3" is of chapter PAN-3, "PAN-R4" of PAN-R; options and each kind of cards are chapters of their own. */
function chapterOf(clause: string): string {
  const [, kind] = clause.split(' ')
  if (kind !== undefined) return kind === 'option' ? 'options' : kind
  return /^[A-Z]+-(?:[A-Z]+|\d+)/.exec(clause)?.[0] ?? clause
}

/** One game's proofs as a page: a line a chapter, then whatever is unproven. */
export function pageFor(game: WholeGame, rows: readonly Row[]): string {
  const chapters = new Map<string, Row[]>()
  for (const row of rows) {
    const chapter = chapterOf(row.clause)
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), row])
  }
  const lines = [...chapters].map(([chapter, held]) => {
    const proven = held.filter((row) => !isUnproven(row)).length
    const tests = held.reduce((sum, row) => sum + row.tests.length, 0)
    return `  ${chapter.padEnd(10)} ${`${proven} of ${held.length}`.padStart(10)} proven, ${tests} citations`
  })
  const unproven = rows.filter(isUnproven).map(({ clause }) => `  unproven: ${clause}`)
  const excused = rows
    .filter(({ note }) => note !== null)
    .map(({ clause, note }) => `  no test: ${clause}: ${note}`)
  const head = `${game.title}: ${rows.length - unproven.length} of ${rows.length} proven`
  return `${[head, ...lines, ...excused, ...unproven].join('\n')}\n`
}
