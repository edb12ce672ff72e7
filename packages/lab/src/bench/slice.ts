import type { Lookup } from '../simulate/task.ts'
import { type Contender, keyOf } from './contender.ts'
import { botWork, gameWork } from './game-work.ts'
import * as mini from './mini-work.ts'
import { peerIn, peerMini, peerTicTacToe } from './peer-work.ts'
import { LONG } from './plan.ts'
import * as ticTacToe from './tic-tac-toe-work.ts'
import { type Rate, rateOf, type Work } from './work.ts'

/** A short while of one contender's work. */
export interface Slice {
  contender: Contender
  milliseconds: number
  /** the repository, where the peer lives */
  root: string
}

async function toyWork(contender: Extract<Contender, { toy: string }>, root: string): Promise<Work> {
  const { what, toy, by } = contender
  if (by === 'peer') {
    const peer = await peerIn(new URL(root))
    return toy === 'mini' ? peerMini(peer) : peerTicTacToe(peer)
  }
  if (toy === 'tic-tac-toe') {
    if (what === 'full') return by === 'plain' ? ticTacToe.plainFull() : ticTacToe.kernelFull()
    return by === 'plain' ? ticTacToe.plainSearch() : ticTacToe.kernelSearch()
  }
  if (what === 'full') return by === 'plain' ? mini.plainFull() : mini.kernelFull()
  return by === 'plain' ? mini.plainSearch(what === 'views') : mini.kernelSearch(what === 'views')
}

async function workFor({ contender, root }: Slice, { gameById, botByName }: Lookup): Promise<Work> {
  if (contender.what === 'long') return mini.longMatch(contender.moves, LONG)
  if ('toy' in contender) return toyWork(contender, root)
  const game = gameById(contender.game)
  if (game === undefined) throw new Error(`there is no game "${contender.game}"`)
  if (contender.what !== 'bot') return gameWork(game, contender.seats, contender.what)
  const bot = botByName(contender.bot)
  if (bot === undefined) throw new Error(`there is no bot "${contender.bot}"`)
  return botWork(game, contender.seats, bot)
}

/** Answers slices; what a contender needs is made ready once. */
export function slicer(lookup: Lookup): (slice: Slice) => Promise<Rate> {
  const ready = new Map<string, Work>()
  return async (slice) => {
    const key = keyOf(slice.contender)
    const work = ready.get(key) ?? (await workFor(slice, lookup))
    ready.set(key, work)
    return rateOf(work, slice.milliseconds)
  }
}
