import type { Bar, Bench, GameFigures } from './index.ts'

const figure = (n: number): string => {
  if (n >= 1e6) return `${(n / 1e6).toFixed(2)} M`
  if (n >= 1e3) return `${(n / 1e3).toFixed(1)} k`
  return n.toFixed(n >= 10 ? 0 : 2)
}
const times = (n: number): string => (n >= 10 ? `${n.toFixed(0)} ×` : `${n.toFixed(2)} ×`)
const verdict = (met: boolean | null): string => (met === null ? '' : met ? 'met' : 'MISSED')

/** Columns as wide as they need to be; the first to the left, the others to the right. */
function columns(rows: readonly (readonly string[])[]): string {
  const wide = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(wide[i]!) : cell.padStart(wide[i]!)))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('')
}

const barRow = ({ name, figure: ratio, goal, met, perSecond, against }: Bar): string[] => [
  name,
  `${figure(perSecond)}/s`,
  `${figure(against.perSecond)}/s`,
  against.name,
  times(ratio),
  goal === null ? '' : times(goal),
  verdict(met),
]

const gameRow = (g: GameFigures): string[] => [
  g.game,
  `${g.seats}`,
  `${figure(g.decisions)}`,
  `${figure(g.games)}`,
  g.share.toFixed(3),
  g.goal === null ? '' : g.goal.toFixed(2),
  verdict(g.met),
  figure(g.clones),
  times(g.cloneRatio),
  figure(g.views),
  figure(g.serialisations),
  figure(g.optionLists),
  ...Object.values(g.botMoves).map(figure),
]

/** The figures for people. */
export function benchTable(bench: Bench): string {
  const parts = [
    `Node ${bench.machine.node} on ${bench.machine.cores} × ${bench.machine.cpu}; medians of ${bench.rounds} rounds of ${bench.milliseconds} ms each; all figures per second of processor time.\n`,
  ]
  if (bench.bars.length > 0) {
    const head = ['toys', 'ours', 'theirs', 'against', 'ratio', 'goal', '']
    parts.push(columns([head, ...bench.bars.map(barRow)]))
  }
  if (bench.peer !== null)
    parts.push(`boardgame.io is not installed, so it is not compared with: ${bench.peer}\n`)
  if (bench.games.length > 0) {
    const bots = Object.keys(bench.games[0]!.botMoves)
    const head = ['games', 'seats', 'decisions', 'games', 'share', 'goal', '', 'clones']
    head.push('to structured', 'views', 'JSON', 'option lists', ...bots)
    parts.push(columns([head, ...bench.games.map(gameRow)]))
  }
  if (bench.kernel !== null) {
    const { minified, gzip, goal, met } = bench.kernel
    parts.push(`kernel: ${minified} bytes minified, ${gzip} gzip; goal ${goal}: ${verdict(met)}\n`)
  }
  return parts.join('\n')
}
