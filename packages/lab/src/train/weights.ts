import { type Net, netFor } from '@midden/bots'
import { begin, type Game, isRefusal } from '@midden/kernel'

/** The net of these weights for a game; or a sentence why it cannot be used there. */
export function readWeights(game: Game, raw: unknown): Net | string {
  const match = begin(game, { seats: game.seats.min, seed: '' })
  const shown = isRefusal(match) ? undefined : game.wits?.features?.(match.position)[0]
  return shown === undefined ? `${game.title} has no value that is learned` : netFor(game, shown.length, raw)
}
