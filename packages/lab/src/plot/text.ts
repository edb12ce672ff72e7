import domino from '@mixmark-io/domino'
import type { Labelled, PlotInks } from './chart.ts'
import { type Drawing, draw } from './draw.ts'

const WIDTH = 640
const INKS: PlotInks = { paper: '#fbf8f1', ink: '#2b2b2b', spot: '#d9722a' }

/** The same chart as the text of an SVG file, where there is no browser. Its numbers are cut, so that a file changes only with its figures. */
export function drawnAsText(labelled: Labelled): string {
  const svg = draw<Drawing & { outerHTML: string }>(labelled, {
    document: domino.createDocument(),
    width: WIDTH,
    inks: INKS,
  })
  const text = svg.outerHTML.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
  return `${text.replace(/-?\d+\.\d{3,}/g, (number: string) => String(Number(Number(number).toFixed(2))))}\n`
}
