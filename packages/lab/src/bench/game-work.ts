import { type Bot, consult } from '@midden/bots'
import {
  apply,
  branch,
  expand,
  firstOf,
  type Game,
  nthOf,
  offers,
  owing,
  type Position,
  readOptions,
  seeded,
  settle,
  widthOf,
} from '@midden/kernel'
import type { Aspect } from './contender.ts'
import { chooser, keep, type Work } from './work.ts'

const GAMES = 5

/** Random games, options listed and one applied at every decision. Each position is shown before it is left. */
function playouts(game: Game, seats: number, each: ((s: Position) => void) | null): Work {
  const choose = chooser()
  const rng = seeded(`${game.id} ${seats}`)
  const options = readOptions(game.sheet, {}) as object
  return () => {
    let units = 0
    for (let round = 0; round < GAMES; round++) {
      const s = game.setup(options, seats, branch(rng), null)
      let owed = settle(game, s, null)
      while (owed !== 0) {
        each?.(s)
        const seat = firstOf(owed)
        const list = offers(game, s, seat)
        owed = apply(game, s, seat, nthOf(list, choose(widthOf(list))), null)
        units++
      }
    }
    return { units, games: GAMES }
  }
}

/** Positions from the middle of real games. */
export function sample(game: Game, seats: number, most = 200): Position[] {
  const found: Position[] = []
  playouts(game, seats, (s) => found.push(game.clone(s)))()
  const apart = Math.ceil(found.length / most)
  return found.filter((_, i) => i % apart === 0)
}

const overAll = (positions: readonly Position[], one: (s: Position, i: number) => unknown): Work => {
  const batch = { units: positions.length, games: 0 }
  return () => {
    for (let i = 0; i < positions.length; i++) keep(one(positions[i]!, i))
    return batch
  }
}

export function gameWork(game: Game, seats: number, what: Aspect): Work {
  if (what === 'playout') return playouts(game, seats, null)
  const positions = sample(game, seats)
  if (what === 'clone') return overAll(positions, (s) => game.clone(s))
  if (what === 'structuredClone') return overAll(positions, (s) => structuredClone(s))
  if (what === 'view') return overAll(positions, (s, i) => game.view(s, i % seats))
  if (what === 'serialise') return overAll(positions, (s) => JSON.stringify(s))
  return overAll(positions, (s) => expand(offers(game, s, firstOf(owing(game, s)))))
}

export function botWork(game: Game, seats: number, bot: Bot): Work {
  const rng = seeded(bot.name)
  return overAll(sample(game, seats, 20), (s) => consult(bot, game, s, firstOf(owing(game, s)), rng))
}
