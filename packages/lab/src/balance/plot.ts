/** Small plots as SVG text: bars with intervals, and lines. */
const WIDTH = 720
const LEFT = 150
const RIGHT = 20
const ROW = 24
const INK = '#2b2b2b'
const FAINT = '#c9c4b8'
const BAR = '#b5651d'
const COLOURS = ['#b5651d', '#3b6e8f', '#5b7d3a', '#8a3b5c', '#6b5b95'] as const

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!)
const text = (x: number, y: number, label: string, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escaped(label)}</text>`
const line = (x1: number, y1: number, x2: number, y2: number, colour: string, width = 1): string =>
  `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" stroke="${colour}" stroke-width="${width}"/>`

const frame = (height: number, title: string, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}" font-family="system-ui, sans-serif" font-size="12" fill="${INK}">
<rect width="${WIDTH}" height="${height}" fill="#fbf8f1"/>
${text(12, 20, title, 'font-size="14" font-weight="600"')}
${parts.join('\n')}
</svg>
`

export interface Bar {
  label: string
  value: number
  low: number
  high: number
}
/** Horizontal bars in percent, each with its interval; a line where all would stand if nothing mattered. */
export function bars(title: string, list: readonly Bar[], even: number): string {
  const most = Math.max(even, ...list.map(({ high }) => high)) * 1.05
  const x = (value: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * value) / most
  const height = 48 + ROW * list.length
  const parts = list.flatMap(({ label, value, low, high }, i) => {
    const y = 36 + ROW * i
    const middle = y + ROW / 2 - 3
    return [
      text(LEFT - 8, middle + 4, label, 'text-anchor="end"'),
      `<rect x="${LEFT}" y="${y}" width="${(x(value) - LEFT).toFixed(1)}" height="${ROW - 7}" fill="${BAR}" opacity="0.75"/>`,
      line(x(low), middle, x(high), middle, INK, 2),
      text(x(high) + 4, middle + 4, `${(100 * value).toFixed(1)} %`, 'font-size="11"'),
    ]
  })
  return frame(height, title, [line(x(even), 32, x(even), height - 10, FAINT, 2), ...parts])
}

export interface Curve {
  label: string
  /** the first value belongs to `from` */
  values: readonly number[]
}
/** Curves over whole numbers, named at the right. */
export function curves(title: string, across: string, from: number, list: readonly Curve[]): string {
  const height = 320
  const [top, bottom, left, right] = [40, height - 40, 48, WIDTH - 150]
  const most = Math.max(0.001, ...list.flatMap(({ values }) => values)) * 1.05
  const longest = Math.max(2, ...list.map(({ values }) => values.length))
  const x = (i: number): number => left + ((right - left) * i) / (longest - 1)
  const y = (value: number): number => bottom - ((bottom - top) * value) / most
  const ticks = Array.from({ length: longest }, (_, i) =>
    text(x(i), bottom + 16, String(from + i), 'text-anchor="middle" font-size="11"'),
  )
  const step = [0.05, 0.1, 0.2, 0.5, 1, 2, 5].find((size) => most / size <= 8) ?? 10
  const rungs = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => [
    line(left, y(i * step), right, y(i * step), FAINT),
    text(
      left - 6,
      y(i * step) + 4,
      String(Number((i * step).toFixed(2))),
      'text-anchor="end" font-size="11"',
    ),
  ]).flat()
  const drawn = list.flatMap(({ label, values }, n) => {
    const colour = COLOURS[n % COLOURS.length]!
    const points = values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
    return [
      `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      text(right + 10, top + 14 + 18 * n, label, `fill="${colour}" font-weight="600"`),
    ]
  })
  const axis = text((left + right) / 2, height - 8, across, 'text-anchor="middle"')
  return frame(height, title, [...rungs, ...ticks, ...drawn, axis])
}
