import type { MatchRow } from './matches.ts'
import type { Study } from './study.ts'

const quoted = (cell: unknown): string => {
  const text = String(cell ?? '')
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One row a match, with its seed, for a spreadsheet. */
export function csvOf(seed: string, rows: readonly MatchRow[]): string {
  const seats = rows[0]?.shares.length ?? 0
  const columns = (name: string): string[] =>
    Array.from({ length: seats }, (_, seat) => `${name}_${seat + 1}`)
  const head = [
    'match',
    'seed',
    'decisions',
    'rounds',
    ...['bot', 'share', 'score', 'opening', 'cards'].flatMap(columns),
  ]
  const lines = rows.map((row) => [
    row.number,
    `${seed}/${row.number}`,
    row.decisions,
    row.rounds,
    ...row.bots,
    ...row.shares,
    ...(row.scores ?? row.shares.map(() => '')),
    ...row.openings,
    ...row.cards.map((names) => names.join('; ')),
  ])
  return `${[head, ...lines].map((line) => line.map(quoted).join(',')).join('\n')}\n`
}

/** Settings, figures and intervals. */
export const jsonOf = (study: Study): string => `${JSON.stringify(study, null, 2)}\n`
