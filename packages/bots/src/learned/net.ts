/** Weights of a small net, layer by layer: of each unit its weights, then what it begins with. */
export interface Net {
  /** units by layer, the inputs first; the last has one */
  layers: readonly number[]
  numbers: Float64Array
}

/** How many numbers the layers need. */
export const numbersOf = (layers: readonly number[]): number =>
  layers.slice(1).reduce((sum, units, i) => sum + units * (layers[i]! + 1), 0)

/** What each layer makes of the inputs; units below zero are silent, but the last may say anything. */
export function forward({ layers, numbers }: Net, inputs: ArrayLike<number>): Float64Array[] {
  const made = [Float64Array.from(inputs)]
  let at = 0
  for (let layer = 1; layer < layers.length; layer++) {
    const from = made[layer - 1]!
    const to = new Float64Array(layers[layer]!)
    for (let unit = 0; unit < to.length; unit++) {
      let sum = 0
      for (let i = 0; i < from.length; i++) sum += numbers[at++]! * from[i]!
      sum += numbers[at++]!
      to[unit] = layer === layers.length - 1 ? sum : Math.max(0, sum)
    }
    made.push(to)
  }
  return made
}

/** The chances of the seats: each is scored by the same net, and the scores are held against each other. */
export function chancesBy(net: Net, seats: readonly ArrayLike<number>[]): number[] {
  const scores = seats.map((inputs) => forward(net, inputs).at(-1)![0]!)
  const most = Math.max(...scores)
  const heights = scores.map((score) => Math.exp(score - most))
  const all = heights.reduce((sum, height) => sum + height, 0)
  return heights.map((height) => height / all)
}
