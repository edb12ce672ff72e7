import { canonical } from '@midden/kernel'
import type { MatchRow } from './matches.ts'
import type { StudyJob, StudyPart, StudyTask } from './task.ts'

const nameOf = (part: StudyPart): string => canonical(part)

/** The finished matches of a study, by part and number. */
export class Played {
  readonly #parts = new Map<string, Map<number, MatchRow>>()

  add(part: StudyPart, rows: readonly MatchRow[]): void {
    const name = nameOf(part)
    const own = this.#parts.get(name) ?? new Map<number, MatchRow>()
    for (const row of rows) own.set(row.number, row)
    this.#parts.set(name, own)
  }

  has({ part, from, to }: StudyJob): boolean {
    const own = this.#parts.get(nameOf(part))
    for (let number = from; number < to; number++) if (own?.has(number) !== true) return false
    return true
  }

  /** in the order of their numbers, whoever was done first */
  rowsOf(part: StudyPart): MatchRow[] {
    return [...(this.#parts.get(nameOf(part))?.values() ?? [])].sort((a, b) => a.number - b.number)
  }

  get size(): number {
    return [...this.#parts.values()].reduce((sum, { size }) => sum + size, 0)
  }
}

/** The first line of a record. A study may be made longer: everything else must be what it was. */
export const studyHead = ({ games: _, each: _each, ...study }: StudyTask, rules: number): string =>
  `${canonical({ ...study, rules })}\n`

/** One stretch of matches. */
export const studyLine = (part: StudyPart, rows: readonly MatchRow[]): string =>
  `${JSON.stringify({ part, rows })}\n`

const isRow = (row: MatchRow, { seats }: StudyTask): boolean =>
  Number.isInteger(row.number) &&
  Number.isInteger(row.decisions) &&
  [row.shares, row.bots, row.cards, row.openings].every((list) => list.length === seats)

/** What a record holds, with its lines that are whole, or a sentence why it cannot be gone on with. */
export function readPlayed(
  text: string,
  study: StudyTask,
  rules: number,
): { before: Played; lines: string[] } | string {
  const [head, ...lines] = text.split('\n')
  if (`${head}\n` !== studyHead(study, rules)) return 'it is the record of another study'
  const played = new Played()
  // A last line that was cut off is left out.
  const whole = lines.slice(0, -1)
  for (const [i, line] of whole.entries()) {
    try {
      const { part, rows } = JSON.parse(line) as { part: StudyPart; rows: MatchRow[] }
      if (!rows.every((row) => isRow(row, study))) throw new Error('no rows')
      played.add(part, rows)
    } catch {
      return `its line ${i + 2} is damaged`
    }
  }
  return { before: played, lines: whole.map((line) => `${line}\n`) }
}
