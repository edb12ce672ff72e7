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
  type Random,
  readOptions,
  seeded,
  settle,
  widthOf,
} from '@midden/kernel'
import type { Aspect } from './contender.ts'
import { chooser, keep, type Work } from './work.ts'

const GAMES = 5

type Choose = (count: number) => number

/** One random game, options listed and one applied at every decision, for so many decisions. */
function playOn(game: Game, s: Position, choose: Choose, most = Number.POSITIVE_INFINITY): number {
  let units = 0
  let owed = settle(game, s, null)
  for (; owed !== 0 && units < most; units++) {
    const seat = firstOf(owed)
    const list = offers(game, s, seat)
    owed = apply(game, s, seat, nthOf(list, choose(widthOf(list))), null)
  }
  return units
}

const beginning = (game: Game, seats: number): ((rng: Random) => Position) => {
  const options = readOptions(game.sheet, {}) as object
  return (rng) => game.setup(options, seats, rng, null)
}

function playouts(game: Game, seats: number): Work {
  const choose = chooser()
  const begin = beginning(game, seats)
  const rng = seeded(`${game.id} ${seats}`)
  return () => {
    let units = 0
    for (let round = 0; round < GAMES; round++) units += playOn(game, begin(branch(rng)), choose)
    return { units, games: GAMES }
  }
}

/**
 * Positions from the middle of real games, each reached by a game of its own. Were they clones that are kept,
 * the runtime would learn to lay clones among the things that last, and clones made to be timed would be slow.
 */
export function sample(game: Game, seats: number, most = 200): Position[] {
  const begin = beginning(game, seats)
  const fresh = (i: number): Position => begin(seeded(`${game.id} ${seats} ${i % GAMES}`))
  const lengths = Array.from({ length: GAMES }, (_, i) => playOn(game, fresh(i), chooser()))
  return Array.from({ length: most }, (_, i) => {
    const s = fresh(i)
    playOn(game, s, chooser(), Math.floor((lengths[i % GAMES]! * i) / most))
    return s
  })
}

const overAll = (positions: readonly Position[], one: (s: Position, i: number) => unknown): Work => {
  const batch = { units: positions.length, games: 0 }
  return () => {
    for (let i = 0; i < positions.length; i++) keep(one(positions[i]!, i))
    return batch
  }
}

export function gameWork(game: Game, seats: number, what: Aspect): Work {
  if (what === 'playout') return playouts(game, seats)
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
