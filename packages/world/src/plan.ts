import type { WholeGame } from '@midden/kernel'
import { CLOCKS, type Clock } from '@midden/table'
import type { BusWeather } from './bus.ts'
import { chanceOf } from './chance.ts'
import type { TablePlan } from './lobby.ts'
import type { NetWeather } from './net.ts'
import type { StoreWeather } from './store.ts'

/** Something that goes wrong at a moment, and for how long; times in milliseconds since the world began. */
export type Fault = { at: number; lasts: number } & (
  | { kind: 'crash'; node: number; silent: boolean }
  | { kind: 'restart'; node: number }
  /** one node after the other comes back with the next protocol */
  | { kind: 'upgrade' }
  | { kind: 'freeze'; node: number }
  | { kind: 'clock'; node: number; ahead: number }
  | { kind: 'store'; weather: Partial<StoreWeather> }
  | { kind: 'bus'; weather: BusWeather }
  | { kind: 'net'; weather: NetWeather }
  | { kind: 'cut'; player: number; silent: boolean }
  | { kind: 'device asleep'; player: number }
  | { kind: 'bots broken'; often: number }
)

/** All that a run is, beside the draws of its seed. */
export interface Plan {
  seed: string
  hours: number
  nodes: number
  players: number
  tables: TablePlan[]
  faults: Fault[]
  /** so long nothing goes wrong, and at the end of it everything has to be as if nothing had */
  calms: { from: number; to: number }[]
}

export const HOUR = 3600_000
const MINUTE = 60_000
const STORM = 12 * MINUTE
const CALM = 8 * MINUTE
const BOTS = ['steady', 'random', 'gus', 'nobody-knows']
const CLOCK_NAMES = (Object.keys(CLOCKS) as Clock[]).filter((name) => (CLOCKS[name] ?? 0) <= 300)

function faultsOf(seed: string, from: number, to: number, nodes: number, players: number): Fault[] {
  const chance = chanceOf(seed)
  const span = to - from
  const draw = (at: number, lasts: number): Fault => {
    const node = chance.below(nodes)
    const player = chance.below(players)
    const when = { at, lasts }
    switch (chance.below(16)) {
      case 0:
      case 1:
      case 2:
        return { ...when, kind: 'crash', node, silent: chance.often(400) }
      case 3:
        return { ...when, kind: 'restart', node }
      case 4:
        return { ...when, kind: 'upgrade' }
      case 5:
        return { ...when, kind: 'freeze', node }
      case 6:
        return { ...when, kind: 'clock', node, ahead: chance.between(-3_600, 3_600) * 1000 }
      case 7:
        return { ...when, kind: 'store', weather: { away: true } }
      case 8:
        return { ...when, kind: 'store', weather: { full: true } }
      case 9:
      case 10: {
        const [before, after, late] = [chance.below(200), chance.below(200), chance.below(80)]
        return { ...when, kind: 'store', weather: { before, after, late, busy: chance.below(100) } }
      }
      case 11:
        return { ...when, kind: 'store', weather: { slow: chance.between(50, 4000) } }
      case 12:
        return {
          ...when,
          kind: 'bus',
          weather: { lost: chance.below(600), doubled: chance.below(300), slow: chance.below(8000) },
        }
      case 13:
        return {
          ...when,
          kind: 'net',
          weather: { slow: chance.between(50, 3000), cut: chance.below(40), silent: chance.below(15) },
        }
      case 14:
        return { ...when, kind: 'bots broken', often: chance.below(600) }
      default:
        return chance.often(500)
          ? { ...when, kind: 'cut', player, silent: chance.often(500) }
          : { ...when, kind: 'device asleep', player }
    }
  }
  return Array.from({ length: chance.between(2, 9) }, () => {
    const at = from + chance.below(span)
    // Most faults are short, and some last to the end of the storm.
    const longest = chance.often(250) ? span : MINUTE
    return draw(at, Math.min(to - at, 500 + chance.below(longest)))
  }).sort((a, b) => a.at - b.at)
}

function tableOf(
  seed: string,
  number: number,
  at: number,
  games: readonly WholeGame[],
  players: number,
): TablePlan {
  const chance = chanceOf(seed)
  const game = chance.one(games)
  const seats = chance.between(game.seats.min, game.seats.max)
  const sitters = chance.between(1, seats)
  const people = Array.from({ length: sitters }, () => chance.below(players))
  return {
    number,
    at,
    game: game.id,
    people,
    bots: Array.from({ length: seats - sitters }, () => chance.one(BOTS)),
    watchers: Array.from({ length: chance.below(3) }, () => chance.below(players)).filter(
      (watcher) => !people.includes(watcher),
    ),
    clock: chance.one(CLOCK_NAMES),
    listed: chance.often(700),
    stays: chance.often(400) ? chance.below(4 * MINUTE) : null,
    pace: chance.often(300) ? 0 : chance.below(2000),
    shares: chance.often(400),
  }
}

/** What a seed means: storms of faults with calms between them, and tables that are opened all the while. */
export function planOf(seed: string, hours: number, games: readonly WholeGame[]): Plan {
  const chance = chanceOf(`${seed} plan`)
  const nodes = chance.one([1, 2, 2, 3])
  const players = chance.between(2, 6)
  const faults: Fault[] = []
  const calms: Plan['calms'] = []
  const end = hours * HOUR
  for (let from = MINUTE; from < end; from += STORM + CALM) {
    faults.push(...faultsOf(`${seed} storm ${from}`, from, Math.min(end, from + STORM), nodes, players))
    calms.push({ from: from + STORM, to: from + STORM + CALM })
  }
  const tables: TablePlan[] = []
  for (let at = 0; at < end; at += chance.between(MINUTE, 6 * MINUTE))
    tables.push(tableOf(`${seed} table ${tables.length}`, tables.length, at, games, players))
  return { seed, hours, nodes, players, tables, faults, calms }
}
