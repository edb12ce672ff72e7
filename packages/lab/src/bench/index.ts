import { availableParallelism, cpus } from 'node:os'
import { bots } from '@midden/bots'
import type { Game } from '@midden/kernel'
import type { Aspect } from './contender.ts'
import { type Contest, contestHeat, contests } from './contests.ts'
import { goals, shareGoal } from './goals.ts'
import { INSTALL, isInstalled } from './peer-work.ts'
import { tableHeat, tablesOf, yardstick } from './plan.ts'
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

function barOf({ name, goal, ours, theirs, against }: Contest, rates: Rates): Bar {
  const figure = ratio(rates, ours, theirs)
  return {
    name,
    figure,
    goal,
    met: atLeast(figure, goal),
    perSecond: perSecond(rates, ours),
    against: { name: against, perSecond: perSecond(rates, theirs) },
  }
}

function figuresOf({ id: game }: Game, seats: number, rates: Rates, root: URL): GameFigures {
  const of = (what: Aspect) => ({ what, game, seats })
  const share = ratio(rates, of('playout'), yardstick)
  const goal = shareGoal(root, game)
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

/** Times toys and games, each beside what it is held against. With `toys` false only the games. */
export async function bench(games: readonly Game[], toys: boolean, pace: Pace): Promise<Bench> {
  const peer = toys && isInstalled(pace.root)
  const names = bots.map(({ name }) => name)
  const duels = toys ? contests(peer) : []
  const tables = games.flatMap((game) => tablesOf(game).map((seats) => ({ game, seats })))
  const heats = [...duels.map(contestHeat), ...tables.map(({ game, seats }) => tableHeat(game, seats, names))]
  const rates = await timed(heats, pace)
  const size = toys ? await kernelSize(pace.root) : null
  return {
    machine: { node: process.version, cores: availableParallelism(), cpu: cpus()[0]?.model ?? 'unknown' },
    rounds: pace.rounds,
    milliseconds: pace.milliseconds,
    peer: peer || !toys ? null : INSTALL,
    bars: duels.map((duel, i) => barOf(duel, rates[i]!)),
    games: tables.map(({ game, seats }, i) => figuresOf(game, seats, rates[duels.length + i]!, pace.root)),
    kernel: size === null ? null : { ...size, goal: goals.kernelBytes, met: size.gzip <= goals.kernelBytes },
  }
}
