import {
  act,
  apply,
  begin,
  branch,
  firstOf,
  isRefusal,
  nthOf,
  offers,
  seeded,
  settle,
  widthOf,
} from '@midden/kernel'
import { ticTacToe } from '../toys/tic-tac-toe.ts'
import * as plain from '../toys/tic-tac-toe-plain.ts'
import { chooser, type Work } from './work.ts'

const GAMES = 100

export function plainSearch(): Work {
  const choose = chooser()
  return () => {
    let units = 0
    for (let game = 0; game < GAMES; game++) {
      const s = plain.empty()
      while (!plain.isOver(s)) {
        const options = plain.options(s)
        plain.play(s, options[choose(options.length)]!, null)
      }
      units += s.marks
    }
    return { units, games: GAMES }
  }
}

export function plainFull(): Work {
  const choose = chooser()
  return () => {
    let units = 0
    for (let game = 0; game < GAMES; game++) {
      const match: plain.PlainMatch = { position: plain.empty(), journal: [] }
      while (!plain.isOver(match.position)) {
        const options = plain.options(match.position)
        plain.act(match, match.position.turn, options[choose(options.length)]!, [])
      }
      units += match.position.marks
    }
    return { units, games: GAMES }
  }
}

export function kernelSearch(): Work {
  const choose = chooser()
  const rng = seeded('tic-tac-toe')
  return () => {
    let units = 0
    for (let game = 0; game < GAMES; game++) {
      const s = ticTacToe.setup({}, 2, branch(rng), null)
      let owed = settle(ticTacToe, s, null)
      while (owed !== 0) {
        const seat = firstOf(owed)
        const list = offers(ticTacToe, s, seat)
        owed = apply(ticTacToe, s, seat, nthOf(list, choose(widthOf(list))), null)
      }
      units += s.marks
    }
    return { units, games: GAMES }
  }
}

export function kernelFull(): Work {
  const choose = chooser()
  return () => {
    let units = 0
    for (let game = 0; game < GAMES; game++) {
      const match = begin(ticTacToe, { seats: 2, seed: 'tic-tac-toe' })
      if (isRefusal(match)) throw new Error(match.reason)
      const s = match.position
      while (s.stack.length > 0) {
        const options = plain.options(s)
        const refused = act(match, s.turn, { act: 'mark', n: options[choose(options.length)]! }, [])
        if (refused !== null) throw new Error(refused.reason)
      }
      units += s.marks
    }
    return { units, games: GAMES }
  }
}
