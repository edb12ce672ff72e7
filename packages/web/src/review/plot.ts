import type { Review } from '@midden/bots'

type Steps = Review['steps']

/** The field of the chart, in units of its own: it is stretched to the room there is. */
export const WIDE = 1000
export const HIGH = 240

/** Where a step and a chance lie, as shares of the field. */
export const across = (steps: Steps, step: number): number => step / Math.max(1, steps.length - 1)
export const down = (chance: number): number => 1 - chance

const point = (steps: Steps, step: number, chance: number): string =>
  `${(across(steps, step) * WIDE).toFixed(1)} ${(down(chance) * HIGH).toFixed(1)}`

/** A line through the chances of the steps from one to another. */
export function lineOf(steps: Steps, seat: number, from: number, to: number): string {
  const points = steps.slice(from, to + 1).map(({ chance }, i) => point(steps, from + i, chance[seat]!))
  return points.length < 2 ? '' : `M${points.join('L')}`
}

/** A seat's doubt as an area: there along the upper edge, back along the lower. */
export function bandOf(steps: Steps, seat: number): string {
  const there = steps.map(({ high }, i) => point(steps, i, high[seat]!))
  const back = steps.map(({ low }, i) => point(steps, i, low[seat]!)).reverse()
  return `M${[...there, ...back].join('L')}Z`
}

/** What lies between a seat's line and an edge of the field: 0 is the lower one. */
export const areaOf = (steps: Steps, seat: number, edge: 0 | 1): string =>
  `${lineOf(steps, seat, 0, steps.length - 1)}L${WIDE} ${down(edge) * HIGH}L0 ${down(edge) * HIGH}Z`

/** Up to which step the curve was looked at closely. */
export function closelyTo(steps: Steps): number {
  const first = steps.findIndex(({ pass }) => pass === 1)
  return first === -1 ? steps.length - 1 : Math.max(0, first - 1)
}

/** Places pushed apart to keep a gap, in their order, and none beyond `most`. */
export function apart(places: readonly number[], gap: number, most: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!)
  const found = [...places]
  let least = Number.NEGATIVE_INFINITY
  for (const i of order) {
    found[i] = Math.max(found[i]!, least)
    least = found[i]! + gap
  }
  let limit = most
  for (const i of order.reverse()) {
    found[i] = Math.min(found[i]!, limit)
    limit = found[i]! - gap
  }
  return found
}
