import { availableParallelism, cpus } from 'node:os'
import { bots } from '@midden/bots'
import type { Game } from '@midden/kernel'
import type { Aspect } from './contender.ts'
import { contests } from './contests.ts'
import { goals, shareGoals } from './goals.ts'
import { INSTALL, isInstalled } from './peer-work.ts'
import { gameContenders, tablesOf, toyContenders, yardstick } from './plan.ts'
import { gamesPerSecond, type Pace, perSecond, type Rates, ratio, timed } from './rounds.ts'
import { kernelSize } from './size.ts'

/** One figure and what it is held against. */
export interface Bar {
  name: string
  figure: number
  goal: number | null
  /** null where there is no goal */
  met: boolean | null
  perSecond: number
  against: { name: string; perSecond: number }
}

/** One real game at one size of table; all figures per second. */
export interface GameFigures {
  game: string
  seats: number
  decisions: number
  games: number
  /** decisions as a share of the bare mini's moves */
  share: number
  goal: number | null
  met: boolean | null
  clones: number
  /** as many times as fast as structuredClone */
  cloneRatio: number
  views: number
  serialisations: number
  optionLists: number
  botMoves: Record<string, number>
}

export interface Bench {
  machine: { node: string; cores: number; cpu: string }
  rounds: number
  milliseconds: number
  /** how to get the peer, where it is missing */
  peer: string | null
  bars: Bar[]
  games: GameFigures[]
  kernel: { minified: number; gzip: number; goal: number; met: boolean } | null
}

const atLeast = (figure: number, goal: number | null): boolean | null =>
  goal === null ? null : figure >= goal

const barsOf = (rates: Rates, peer: boolean): Bar[] =>
  contests(peer).map(({ name, goal, ours, theirs, against }) => {
    const figure = ratio(rates, ours, theirs)
    return {
      name,
      figure,
      goal,
      met: atLeast(figure, goal),
      perSecond: perSecond(rates, ours),
      against: { name: against, perSecond: perSecond(rates, theirs) },
    }
  })

function figuresOf(rates: Rates, { id: game }: Game, seats: number): GameFigures {
  const of = (what: Aspect) => ({ what, game, seats })
  const share = ratio(rates, of('playout'), yardstick)
  const goal = shareGoals[game] ?? null
  return {
    game,
    seats,
    decisions: perSecond(rates, of('playout')),
    games: gamesPerSecond(rates, of('playout')),
    share,
    goal,
    met: atLeast(share, goal),
    clones: perSecond(rates, of('clone')),
    cloneRatio: ratio(rates, of('clone'), of('structuredClone')),
    views: perSecond(rates, of('view')),
    serialisations: perSecond(rates, of('serialise')),
    optionLists: perSecond(rates, of('options')),
    botMoves: Object.fromEntries(
      bots.map(({ name: bot }) => [bot, perSecond(rates, { what: 'bot', game, seats, bot })]),
    ),
  }
}

/** Times toys and games side by side. With `toys` false only the games, and what they are a share of. */
export async function bench(games: readonly Game[], toys: boolean, pace: Pace): Promise<Bench> {
  const peer = toys && isInstalled(pace.root)
  const names = bots.map(({ name }) => name)
  const contenders = [
    ...(toys ? toyContenders(peer) : [yardstick]),
    ...games.flatMap((game) => gameContenders(game, names)),
  ]
  const rates = await timed(contenders, pace)
  const size = toys ? await kernelSize(pace.root) : null
  return {
    machine: { node: process.version, cores: availableParallelism(), cpu: cpus()[0]?.model ?? 'unknown' },
    rounds: pace.rounds,
    milliseconds: pace.milliseconds,
    peer: peer || !toys ? null : INSTALL,
    bars: toys ? barsOf(rates, peer) : [],
    games: games.flatMap((game) => tablesOf(game).map((seats) => figuresOf(rates, game, seats))),
    kernel: size === null ? null : { ...size, goal: goals.kernelBytes, met: size.gzip <= goals.kernelBytes },
  }
}
