import type { SoakTotals } from './share.ts'

const grouped = (n: number): string => n.toLocaleString('en-GB')

export function duration(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  const minutes = Math.floor(whole / 60)
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

export function progressLine(done: number, of: number, seconds: number): string {
  const perSecond = done / seconds
  const left = duration((of - done) / perSecond)
  return `${grouped(done)} of ${grouped(of)} games, ${perSecond.toFixed(0)} games/s, ${left} to go`
}

/** What was walked through, game by game and in all. */
export function summary(totals: ReadonlyMap<string, SoakTotals>, seconds: number): string {
  const head = ['', 'games', 'decisions', 'other worlds', 'with other secrets', 'unseen actions']
  const row = (name: string, t: SoakTotals): string[] =>
    [name, t.games, t.decisions, t.worlds, t.changed, t.unseen].map((cell) =>
      typeof cell === 'number' ? grouped(cell) : cell,
    )
  const rows = [head, ...[...totals].map(([name, t]) => row(name, t))]
  const wide = head.map((_, i) => Math.max(...rows.map((cells) => cells[i]!.length)))
  const lines = rows.map((cells) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(wide[i]!) : cell.padStart(wide[i]!))).join('  '),
  )
  return `${lines.join('\n')}\nNo law was broken in ${duration(seconds)}.\n`
}
