import type { Labelled, RowChart } from '../plot/chart.ts'
import { type Estimate, sideOf } from './estimate.ts'
import type { PieceFigure } from './figures.ts'
import type { Study } from './study.ts'
import type { Effect, StudyWords } from './words.ts'

export type SheetName = keyof StudyWords['charts']

/** One question of a study: its drawing, and the same as a table. */
export interface StudySheet extends Labelled {
  name: SheetName
  title: string
  about: string
  heads: string[]
  cells: string[][]
}

type Three = [string, string, string]

/** A line, before it is drawn. */
interface Line extends Estimate {
  name: string
  note?: string
}

/** Of many cards the best and the worst are drawn; the table has them all. */
const MOST_AT_AN_END = 10

function rowSheet(
  name: SheetName,
  words: StudyWords,
  lines: readonly Line[],
  { about, mark, signed, across }: { about: string; mark: number; signed: boolean; across: string },
): StudySheet {
  const rows = lines.map((line) => ({
    name: line.name,
    ...(line.note !== undefined && { note: line.note }),
    value: 100 * line.value,
    shown: words.shown(100 * line.value, signed),
    low: 100 * line.low,
    high: 100 * line.high,
    side: sideOf(line, mark),
  }))
  const drawn =
    name === 'cards' && rows.length > 2 * MOST_AT_AN_END
      ? [...rows.slice(0, MOST_AT_AN_END), ...rows.slice(-MOST_AT_AN_END)]
      : rows
  const { title } = words.charts[name]
  const shown = (percent: number): string => words.shown(percent, signed)
  const chart: RowChart = {
    kind: 'rows',
    rows: drawn,
    mark: 100 * mark,
    markName: signed ? words.asByTheBook : `${words.fair} ${words.shown(100 * mark, false)}`,
    signed,
    across,
  }
  const said = drawn.map(({ name: own, note, value, low, high }) =>
    words.range(note === undefined ? own : `${own}, ${note}`, ...([value, low, high].map(shown) as Three)),
  )
  const { columns } = words
  return {
    name,
    title,
    about,
    chart,
    label: `${title}. ${said.join('; ')}`,
    heads: [columns.name, columns.percent, columns.from, columns.to],
    cells: rows.map(({ name: own, note, value, low, high }) => [
      note === undefined ? own : `${own}: ${note}`,
      ...[value, low, high].map(shown),
    ]),
  }
}

function lengthSheet({ length, matches }: Study, words: StudyWords): StudySheet {
  const { title, about } = words.charts.length
  const [from, , to] = length.quartiles
  const bars = length.bins.map((bin) => ({
    from: bin.from,
    to: bin.to,
    share: (100 * bin.matches) / matches,
    isMiddle: bin.to > from && bin.from <= to,
  }))
  const called = (bar: { from: number; to: number }): string =>
    bar.to - bar.from === 1 ? `${bar.from}` : `${bar.from}–${bar.to - 1}`
  const { columns } = words
  return {
    name: 'length',
    title,
    about: about(matches),
    chart: { kind: 'bars', bars, across: words.length[length.unit], up: columns.percent },
    label: `${title}. ${bars.map((bar) => `${called(bar)} ${words.length[length.unit]} ${words.shown(bar.share, false)}`).join('; ')}`,
    heads: [words.length[length.unit], columns.percent, columns.matches],
    cells: bars.map((bar, i) => [
      called(bar),
      words.shown(bar.share, false),
      String(length.bins[i]!.matches),
    ]),
  }
}

/** All drawings of a study, those that have something to show. */
export function sheetsOf(study: Study, words: StudyWords, effect: Effect): StudySheet[] {
  const { matches, seats, seat, options, cards, openings } = study
  const fair = 1 / seats
  const pieces = (name: 'cards' | 'openings', list: readonly PieceFigure[]): StudySheet[] =>
    list.length < 2
      ? []
      : [
          rowSheet(name, words, list, {
            about: words.charts[name].about(matches),
            mark: fair,
            signed: false,
            across: words.charts[name].across,
          }),
        ]
  return [
    rowSheet(
      'seats',
      words,
      seat.map((figure) => ({ ...figure, name: words.seat(figure.seat) })),
      {
        about: words.charts.seats.about(matches),
        mark: fair,
        signed: false,
        across: words.charts.seats.across,
      },
    ),
    lengthSheet(study, words),
    ...(options.length === 0
      ? []
      : [
          rowSheet(
            'options',
            words,
            options.map((option) => ({ name: option.name, note: option.means, ...option[effect] })),
            {
              about: words.charts.options.about(options[0]!.matches),
              mark: 0,
              signed: true,
              across: words.effects[effect].across,
            },
          ),
        ]),
    ...pieces('cards', cards),
    ...pieces('openings', openings),
  ]
}
