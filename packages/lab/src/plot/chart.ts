/** One line of a chart: an estimate with its interval. */
export interface ChartRow {
  name: string
  /** stands under the name */
  note?: string
  value: number
  /** the value, as it is written */
  shown: string
  low: number
  high: number
  /** on which side of the mark it lies for certain */
  side: 'above' | 'below' | null
}

/** Estimates one below the other, beside a mark: what is fair, or nothing at all. In percent. */
export interface RowChart {
  kind: 'rows'
  rows: readonly ChartRow[]
  mark: number
  markName: string
  /** changes have a sign */
  signed: boolean
  across: string
}

/** How often something was how much. In percent; whatever lies in the middle half is hatched. */
export interface BarChart {
  kind: 'bars'
  bars: readonly { from: number; to: number; share: number; isMiddle: boolean }[]
  across: string
  up: string
}

export type Chart = RowChart | BarChart

/** A chart, and the sentence that says the same. */
export interface Labelled {
  chart: Chart
  label: string
}

/** What a chart is printed on, and with. */
export interface PlotInks {
  paper: string
  ink: string
  spot: string
}
