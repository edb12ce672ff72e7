import {
  act,
  apply,
  begin,
  branch,
  firstOf,
  isRefusal,
  type Match,
  nthOf,
  offers,
  seeded,
  settle,
  widthOf,
} from '@midden/kernel'
import { type Mini, type MiniEvent, mini, miniOf } from '../toys/mini.ts'
import * as plain from '../toys/mini-plain.ts'
import { MOVES, SEATS } from '../toys/mini-rules.ts'
import { chooser, keep, spent, type Work } from './work.ts'

const GAMES = 20

const shuffled = (choose: (count: number) => number): number[] => {
  const deck = plain.unshuffled()
  for (let i = deck.length - 1; i > 0; i--) {
    const j = choose(i + 1)
    const held = deck[i]!
    deck[i] = deck[j]!
    deck[j] = held
  }
  return deck
}

export function plainSearch(views: boolean): Work {
  const choose = chooser()
  return () => {
    for (let game = 0; game < GAMES; game++) {
      const s = plain.deal(shuffled(choose))
      while (!plain.isOver(s)) {
        const options = plain.options(s)
        plain.play(s, options[choose(options.length)]!, null)
        if (views) for (let seat = 0; seat < SEATS; seat++) keep(plain.view(s, seat))
      }
    }
    return { units: GAMES * MOVES, games: GAMES }
  }
}

export function plainFull(): Work {
  const choose = chooser()
  return () => {
    for (let game = 0; game < GAMES; game++) {
      const match: plain.PlainMatch = { position: plain.deal(shuffled(choose)), journal: [] }
      while (!plain.isOver(match.position)) {
        const options = plain.options(match.position)
        plain.act(match, match.position.turn, options[choose(options.length)]!, [])
      }
    }
    return { units: GAMES * MOVES, games: GAMES }
  }
}

export function kernelSearch(views: boolean): Work {
  const choose = chooser()
  const rng = seeded('mini')
  return () => {
    for (let game = 0; game < GAMES; game++) {
      const s = mini.setup({}, SEATS, branch(rng), null)
      let owed = settle(mini, s, null)
      while (owed !== 0) {
        const seat = firstOf(owed)
        const list = offers(mini, s, seat)
        owed = apply(mini, s, seat, nthOf(list, choose(widthOf(list))), null)
        if (views) for (let viewer = 0; viewer < SEATS; viewer++) keep(mini.view(s, viewer))
      }
    }
    return { units: GAMES * MOVES, games: GAMES }
  }
}

type MiniMatch = Match<Mini, ReturnType<typeof mini.view>, object, MiniEvent, string>

function begun(game: typeof mini, seed: string): MiniMatch {
  const match = begin(game, { seats: SEATS, seed })
  if (isRefusal(match)) throw new Error(match.reason)
  return match as unknown as MiniMatch
}

/** Plays a match to its end, every move as it comes from outside. */
function playOn(match: MiniMatch, choose: (count: number) => number): void {
  while (match.position.stack.length > 0) {
    const { turn, hands } = match.position
    const hand = hands[turn]!
    const refused = act(match, turn, { act: 'play', n: hand[choose(hand.length)]! }, [])
    if (refused !== null) throw new Error(refused.reason)
  }
}

export function kernelFull(): Work {
  const choose = chooser()
  let table = 0
  return () => {
    for (let game = 0; game < GAMES; game++) playOn(begun(mini, `mini ${table++}`), choose)
    return { units: GAMES * MOVES, games: GAMES }
  }
}

/** Always as many moves, in one match or in many; setting up is not counted. */
export function longMatch(moves: number, total: number): Work {
  const choose = chooser()
  const game = miniOf(moves)
  const games = total / moves
  let table = 0
  return () => {
    const matches = Array.from({ length: games }, () => begun(game, `long ${table++}`))
    const started = spent()
    for (const match of matches) playOn(match, choose)
    return { units: total, games, milliseconds: spent() - started }
  }
}
