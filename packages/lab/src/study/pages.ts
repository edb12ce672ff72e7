import { bars } from '../balance/plot.ts'
import type { Study } from './index.ts'
import type { Row } from './matches.ts'

/** One row a match. */
const csvOf = (rows: readonly Row[]): string => {
  const seats = rows[0]?.shares.length ?? 0
  const columns = (name: string): string[] => Array.from({ length: seats }, (_, seat) => `${name}_${seat}`)
  const head = ['match', 'decisions', ...columns('bot'), ...columns('share'), ...columns('score')]
  const lines = rows.map(({ number, decisions, bots, shares, scores }) =>
    [number, decisions, ...bots, ...shares, ...(scores ?? shares.map(() => ''))].join(','),
  )
  return `${[head.join(','), ...lines].join('\n')}\n`
}

function otherWinners({ options }: Study): string {
  const list = options.map(({ option, value, otherWinner }) => ({
    label: `${option}=${value}`.slice(0, 24),
    ...otherWinner,
  }))
  return bars('Deals that somebody else wins with an option changed', list, 0)
}

/** The files of a study: figures, matches, plots, and a page that shows them with what can be said of them. */
export function pagesOf(study: Study, rows: readonly Row[], title: string): Record<string, string> {
  const seats = study.seat.map(({ seat, ...figure }) => ({ label: `Seat ${seat}`, ...figure }))
  const plots: Record<string, string> = {
    'seats.svg': bars('Share of the wins by seat', seats, 1 / study.seats),
    ...(study.options.length > 0 && { 'options.svg': otherWinners(study) }),
  }
  const page = `# ${title}, ${study.seats} seats

${study.matches} matches between ${study.bot}, seed ${study.seed}, rules ${study.rulesVersion}.

${study.findings.map((finding) => `- ${finding}`).join('\n')}

${Object.keys(plots)
  .map((file) => `![${file.replace('.svg', '')}](${file})`)
  .join('\n\n')}
`
  return {
    'README.md': page,
    'study.json': `${JSON.stringify(study, null, 2)}\n`,
    'matches.csv': csvOf(rows),
    ...plots,
  }
}
