import { existsSync } from 'node:fs'
import * as plain from '../toys/tic-tac-toe-plain.ts'
import { chooser, type Work } from './work.ts'

/** A table on boardgame.io, as peer/index.mjs gives it. */
interface PeerTable<G> {
  start(setupData?: object): PeerState<G>
  play(state: PeerState<G>, move: string, n: number): PeerState<G>
  isOver(state: PeerState<G>): boolean
}
interface PeerState<G> {
  G: G
  ctx: { currentPlayer: string }
}
export interface Peer {
  mini: PeerTable<{ hands: number[][]; scores: number[] }>
  ticTacToe: PeerTable<{ cells: number[] }>
}

/** How to get what the bench compares with: it is not installed with the rest. */
export const INSTALL = 'npm --prefix peer ci'

export const isInstalled = (root: URL): boolean =>
  existsSync(new URL('peer/node_modules/boardgame.io/package.json', root))

export async function peerIn(root: URL): Promise<Peer> {
  const { tables } = (await import(new URL('peer/index.mjs', root).href)) as { tables: Peer }
  return tables
}

export function peerMini({ mini }: Peer): Work {
  const choose = chooser()
  return () => {
    let units = 0
    let state = mini.start()
    for (; !mini.isOver(state); units++) {
      const hand = state.G.hands[Number(state.ctx.currentPlayer)]!
      state = mini.play(state, 'play', hand[choose(hand.length)]!)
    }
    return { units, games: 1 }
  }
}

export function peerTicTacToe({ ticTacToe }: Peer): Work {
  const choose = chooser()
  return () => {
    let units = 0
    let state = ticTacToe.start()
    for (; !ticTacToe.isOver(state); units++) {
      const free = plain.options(state.G)
      state = ticTacToe.play(state, 'mark', free[choose(free.length)]!)
    }
    return { units, games: 1 }
  }
}
