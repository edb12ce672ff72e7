import type { Game } from '@midden/kernel'
import { type Net, numbersOf } from './net.ts'

/** How many positions there were, and how far chances were from what came, on those that were kept aside. */
export interface Figures {
  samples: number
  aside: number
  logLoss: number
  handLogLoss: number
  evenLogLoss: number
  brier: number
  handBrier: number
  evenBrier: number
}

/** A net as it is kept in a file, with what made it. */
export interface Weights {
  format: 'midden-weights'
  game: string
  /** the edition of the rules that it was learned by */
  rules: number
  layers: number[]
  numbers: number[]
  /** the command that makes it again, and what it came to on matches that it was not taught by */
  made: { command: string; seed: string; games: number; figures: Figures }
}

const isCount = (n: unknown): n is number => Number.isInteger(n) && (n as number) > 0 && (n as number) <= 512

/** The net for a game of so many inputs a seat; or a sentence why these weights are none. */
export function netFor(
  game: Pick<Game, 'id' | 'rules' | 'title'>,
  inputs: number,
  raw: unknown,
): Net | string {
  const given = (typeof raw === 'object' && raw !== null ? raw : {}) as Partial<Weights>
  const { layers, numbers } = given
  if (given.format !== 'midden-weights' || !Array.isArray(layers) || !Array.isArray(numbers))
    return 'these are no weights of Midden'
  if (given.game !== game.id) return `these weights are for "${given.game}", not for ${game.title}`
  if (given.rules !== game.rules)
    return `these weights were learned by rules ${given.rules} of ${game.title}, and these are rules ${game.rules}`
  if (layers.length < 2 || !layers.every(isCount) || layers.at(-1) !== 1 || layers[0] !== inputs)
    return `these weights look at ${layers[0]} things, and ${game.title} shows ${inputs}`
  if (numbers.length !== numbersOf(layers) || !numbers.every((n) => Number.isFinite(n)))
    return `these weights are cut off or damaged: ${numbersOf(layers)} numbers are needed`
  return { layers, numbers: Float64Array.from(numbers) }
}
