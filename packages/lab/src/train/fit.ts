import { chancesBy, forward, type Net, numbersOf } from '@midden/bots'
import { below, type Random, seeded } from '@midden/kernel'
import type { Sample } from './samples.ts'

const FINE = 1 << 24
const BATCH = 32
const RATE = 0.002
const [FADE, FADE_SQUARES, LEAST] = [0.9, 0.999, 1e-8]
/** What every number is drawn towards nothing by: collections that were seen once are not to be learned by heart. */
const DECAY = 1e-4

const between = (rng: Random, least: number, most: number): number =>
  least + ((below(rng, FINE, 'weight') + 0.5) / FINE) * (most - least)

function blank(layers: readonly number[], rng: Random): Net {
  const numbers = new Float64Array(numbersOf(layers))
  let at = 0
  for (let layer = 1; layer < layers.length; layer++) {
    const from = layers[layer - 1]!
    const reach = Math.sqrt(3 / from)
    for (let unit = 0; unit < layers[layer]!; unit++, at++)
      for (let i = 0; i < from; i++) numbers[at++] = between(rng, -reach, reach)
  }
  return { layers, numbers }
}

/** Adds what each number does to an error at the end, one seat at a time. */
function learn(
  { layers, numbers }: Net,
  inputs: readonly number[],
  error: number,
  slopes: Float64Array,
): void {
  const made = forward({ layers, numbers }, inputs)
  let back = Float64Array.of(error)
  let end = numbers.length
  for (let layer = layers.length - 1; layer > 0; layer--) {
    const from = made[layer - 1]!
    const before = new Float64Array(from.length)
    const width = from.length + 1
    const start = end - back.length * width
    for (let unit = 0; unit < back.length; unit++) {
      const slope = back[unit]!
      if (slope === 0) continue
      const at = start + unit * width
      for (let i = 0; i < from.length; i++) {
        slopes[at + i]! += slope * from[i]!
        before[i]! += slope * numbers[at + i]!
      }
      slopes[at + from.length]! += slope
    }
    for (let i = 0; i < before.length; i++) if (from[i] === 0) before[i] = 0
    back = before
    end = start
  }
}

/** Draws a net from samples: the same ones in the same order give the same net. */
export function fit(
  samples: readonly Sample[],
  hidden: readonly number[],
  epochs: number,
  seed: string,
): Net {
  const rng = seeded(`${seed}/fit`)
  const net = blank([samples[0]!.seats[0]!.length, ...hidden, 1], rng)
  const { numbers } = net
  const [mean, squares] = [new Float64Array(numbers.length), new Float64Array(numbers.length)]
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = samples.map((_, i) => i)
    for (let i = order.length - 1; i > 0; i--) {
      const j = below(rng, i + 1, 'order')
      ;[order[i], order[j]] = [order[j]!, order[i]!]
    }
    for (let from = 0; from < order.length; from += BATCH) {
      const slopes = new Float64Array(numbers.length)
      const batch = order.slice(from, from + BATCH)
      for (const i of batch) {
        const { seats, shares } = samples[i]!
        const chances = chancesBy(net, seats)
        for (const [seat, inputs] of seats.entries())
          learn(net, inputs, (chances[seat]! - shares[seat]!) / batch.length, slopes)
      }
      step++
      const rate = RATE * (1 - epoch / epochs)
      for (let i = 0; i < numbers.length; i++) {
        const slope = slopes[i]! + DECAY * numbers[i]!
        mean[i] = FADE * mean[i]! + (1 - FADE) * slope
        squares[i] = FADE_SQUARES * squares[i]! + (1 - FADE_SQUARES) * slope * slope
        const steady = mean[i]! / (1 - FADE ** step)
        numbers[i]! -= (rate * steady) / (Math.sqrt(squares[i]! / (1 - FADE_SQUARES ** step)) + LEAST)
      }
    }
  }
  return net
}
