import * as Plot from '@observablehq/plot'
import type { BarChart, ChartRow, Labelled, PlotInks, RowChart } from './chart.ts'

/** As much of an SVG element as is needed here: in Node there are no types of the browser's. */
export interface Drawing {
  querySelector(selector: string): { remove(): void } | null
  querySelectorAll(selector: string): Iterable<{ removeAttribute(name: string): void }>
  removeAttribute(name: string): void
  setAttribute(name: string, value: string): void
}

export interface Sheet {
  /** the page's own, or one that only pretends */
  document: unknown
  width: number
  inks: PlotInks
}

const SIZE = 13
/** A letter of that size is about so wide. */
const LETTER = 7
const ROW = 32
/** Room for the values at the right, and for a number on the axis. */
const RIGHT = 64
const TICK = 44
/** Names have no more than this part of the width. */
const NAMES = 0.45

/** Numbers on an axis; changes have a sign. */
const tick =
  (signed: boolean) =>
  (value: number): string =>
    `${value < 0 ? '−' : signed && value > 0 ? '+' : ''}${Math.abs(value)}`

/** Room for the names, which are cut where there are too long. */
function roomFor(rows: readonly ChartRow[], width: number): number {
  const longest = Math.max(...rows.flatMap(({ name, note = '' }) => [name.length, note.length]))
  return Math.min(Math.round(width * NAMES), LETTER * longest + 16)
}

/** An interval that nothing is known of reaches as far as the others do. */
function reach(rows: readonly ChartRow[], mark: number): [number, number] {
  const ends = [mark, ...rows.flatMap(({ value, low, high }) => [value, low, high])].filter(Number.isFinite)
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  const room = Math.max(0.5, (most - least) * 0.06)
  return [least - room, most + room]
}

function rows(
  { rows: given, mark, markName, signed, across }: RowChart,
  { width, inks }: Sheet,
): Plot.PlotOptions {
  const { paper, ink, spot } = inks
  const left = roomFor(given, width)
  const [least, most] = reach(given, mark)
  const list = given.map((row, i) => ({
    ...row,
    id: String(i),
    low: Math.max(least, row.low),
    high: Math.min(most, row.high),
  }))
  const em = (left - 12) / SIZE
  const ticks = Math.max(2, Math.min(6, Math.floor((width - left - RIGHT) / TICK)))
  const names = {
    x: least,
    y: 'id',
    textAnchor: 'start',
    dx: 4 - left,
    lineWidth: em,
    textOverflow: 'ellipsis-end',
  } as const
  return {
    marginLeft: left,
    marginRight: RIGHT,
    marginTop: 22,
    marginBottom: 42,
    height: 64 + ROW * list.length,
    x: { domain: [least, most], label: null },
    y: { domain: list.map(({ id }) => id), axis: null },
    marks: [
      Plot.gridX({ stroke: ink, strokeOpacity: 0.18, ticks }),
      Plot.axisX({
        ticks,
        tickSize: 0,
        tickFormat: tick(signed),
      }),
      Plot.ruleX([mark], { stroke: spot, strokeWidth: 2.5, strokeDasharray: '6 4' }),
      Plot.text([markName], { x: mark, frameAnchor: 'top', dy: -16, fontWeight: 700 }),
      Plot.ruleY(list, { y: 'id', x1: 'low', x2: 'high', stroke: ink, strokeWidth: 2, marker: 'tick' }),
      Plot.dot(list, {
        x: 'value',
        y: 'id',
        r: 6,
        symbol: 'square',
        fill: (row: ChartRow) => (row.side === null ? paper : row.side === 'above' ? spot : ink),
        stroke: ink,
        strokeWidth: 2,
      }),
      Plot.text(list, {
        ...names,
        text: 'name',
        fontWeight: 700,
        dy: given.some(({ note }) => note) ? -7 : 0,
      }),
      Plot.text(list, { ...names, text: (row: ChartRow) => row.note ?? '', dy: 8, fontSize: SIZE - 1.5 }),
      Plot.text(list, {
        frameAnchor: 'right',
        y: 'id',
        dx: 60,
        textAnchor: 'end',
        fontWeight: 700,
        text: 'shown',
      }),
      Plot.text([across], { frameAnchor: 'bottom', dy: 38 }),
    ],
  }
}

function bars({ bars: list, across, up }: BarChart, { width, inks }: Sheet): Plot.PlotOptions {
  const { ink, spot } = inks
  const most = Math.max(...list.map(({ share }) => share))
  const wide = (list.at(-1)!.to - list[0]!.from) / list.length
  // As many numbers as there is room for.
  const every = Math.ceil((list.length * 34) / width)
  return {
    marginLeft: 40,
    marginBottom: 42,
    marginTop: 26,
    height: 230,
    x: { domain: [list[0]!.from - 0.5 * wide, list.at(-1)!.to - 0.5 * wide], label: null },
    y: { domain: [0, most * 1.08], label: null },
    marks: [
      Plot.gridY({ stroke: ink, strokeOpacity: 0.18, ticks: 5 }),
      Plot.axisY({ ticks: 5, tickSize: 0 }),
      Plot.rectY(list, {
        x1: ({ from }: BarChart['bars'][number]) => from - wide / 2,
        x2: ({ to }: BarChart['bars'][number]) => to - wide / 2,
        y: 'share',
        insetLeft: 1.5,
        insetRight: 1.5,
        fill: ({ isMiddle }: BarChart['bars'][number]) => (isMiddle ? spot : 'none'),
        stroke: ink,
        strokeWidth: 1.5,
      }),
      Plot.ruleY([0], { stroke: ink }),
      Plot.axisX(
        list.filter((_, i) => i % every === 0).map(({ from }) => from),
        { tickSize: 0, tickFormat: (d: number) => String(d) },
      ),
      Plot.text([up], { frameAnchor: 'top-left', dy: -22, dx: -36, textAnchor: 'start' }),
      Plot.text([across], { frameAnchor: 'bottom', dy: 38 }),
    ],
  }
}

/** Draws a chart: an SVG of this document, on paper of its own. */
export function draw<Svg extends Drawing>({ chart, label }: Labelled, sheet: Sheet): Svg {
  const { document, width, inks } = sheet
  const options = chart.kind === 'rows' ? rows(chart, sheet) : bars(chart, sheet)
  const svg = Plot.plot({
    ...options,
    document: document as never,
    width,
    ariaLabel: label,
  }) as unknown as Svg
  // A page may forbid sheets of styles that are not its own; ours says all that this one does.
  svg.querySelector('style')?.remove()
  // The sentence is all there is to be read aloud.
  for (const part of svg.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label')
  svg.removeAttribute('class')
  svg.setAttribute('role', 'img')
  svg.setAttribute('font-size', String(SIZE))
  svg.setAttribute('style', `background: ${inks.paper}; color: ${inks.ink}`)
  return svg
}
