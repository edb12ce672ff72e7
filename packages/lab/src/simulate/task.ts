import type { Bot } from '@midden/bots'
import type { Game } from '@midden/kernel'

/** Many games between bots. Plain data: it goes to worker threads as it is. */
export interface Task {
  game: string
  seats: number
  games: number
  seed: string
  /** one name a seat */
  bots: readonly string[]
  /** do the bots move on by a seat after every game? */
  rotate: boolean
  options?: unknown
}

/** Where games and bots are looked up by name. */
export interface Lookup {
  gameById(id: string): Game | undefined
  botByName(name: string): Bot | undefined
}

/** A task with its names looked up. What cannot be found or does not fit is an error with a sentence. */
export interface Line {
  task: Task
  game: Game
  bots: readonly Bot[]
}

export function gameOf(id: string, { gameById }: Lookup): Game {
  const game = gameById(id)
  if (game === undefined) throw new Error(`there is no game "${id}"`)
  return game
}

export function lineUp(task: Task, lookup: Lookup): Line {
  const { botByName } = lookup
  const game = gameOf(task.game, lookup)
  if (task.bots.length !== task.seats)
    throw new Error(`${task.seats} seats need ${task.seats} bots, not ${task.bots.length}`)
  const bots = task.bots.map((name) => {
    const bot = botByName(name)
    if (bot === undefined) throw new Error(`there is no bot "${name}"`)
    return bot
  })
  return { task, game, bots }
}
