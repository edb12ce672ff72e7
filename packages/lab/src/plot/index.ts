export type { Labelled, PlotInks } from './chart.ts'
export { draw } from './draw.ts'
