import { mkdirSync, writeFileSync } from 'node:fs'
import type { Facts } from './facts.ts'
import { type Bar, bars, type Curve, curves } from './plot.ts'
import { added, barOf, titleOf } from './sums.ts'
import { tables } from './tables.ts'
import { catalogue } from './witness.ts'

/** Plots show one size of table: where most missions were played, of several the smallest. */
function shownSize(all: readonly Facts[]): number {
  const sizes = [...new Set(all.map(({ seats }) => seats))].sort((a, b) => a - b)
  const missionsAt = (size: number): number => all.filter(({ seats }) => seats === size).length
  return sizes.reduce((best, size) => (missionsAt(size) > missionsAt(best) ? size : best))
}

/** The plots of the report by file name. */
function plots(all: readonly Facts[]): Record<string, string> {
  const found: Record<string, string> = {}
  const main = shownSize(all)
  const one = all.filter(({ seats }) => seats === main)
  const knightBars = (list: readonly Facts[]): Bar[] =>
    catalogue.knights
      .map(({ row: knight }, i) =>
        barOf(
          knight.name,
          added(
            list.map((f) => f.knights),
            i,
          ),
        ),
      )
      .sort((a, b) => b.value - a.value)
  const evenOf = (list: readonly Facts[]): number => {
    const wins = list.reduce((sum, f) => sum + f.places.reduce((a, place) => a + place.wins, 0), 0)
    return wins / list.reduce((sum, f) => sum + f.games * f.seats, 0)
  }
  found['knights.svg'] = bars(
    `Win rate by knight, all missions, ${main} players`,
    knightBars(one),
    evenOf(one),
  )
  for (const f of one)
    found[`knights-${f.mission.toLowerCase()}.svg`] = bars(
      `Win rate by knight: ${titleOf(f.mission)}, ${f.seats} players`,
      knightBars([f]),
      evenOf([f]),
    )
  const byRound = (f: Facts): Curve => ({
    label: f.mission,
    values: f.rounds.slice(1).map((n) => n / f.games),
  })
  found['length.svg'] = curves(
    `Share of games that end in each round, ${main} players`,
    'round',
    1,
    one.map(byRound),
  )
  const rep = (of: (f: Facts) => number[]): Curve[] =>
    one.map((f) => ({
      label: f.mission,
      values: of(f).flatMap((sum, round) =>
        round > 0 && f.rep.games[round]! > 0 ? [sum / f.rep.games[round]!] : [],
      ),
    }))
  found['reputation.svg'] = curves(
    `Reputation of a knight at the end of each round, ${main} players`,
    'round',
    1,
    rep((f) => f.rep.mean),
  )
  found['reputation-best.svg'] = curves(
    `Reputation of the leader at the end of each round, ${main} players`,
    'round',
    1,
    rep((f) => f.rep.best),
  )
  return found
}

/** Writes the tables and every plot into a folder; whoever was done first makes no difference. */
export function writeReport(facts: readonly Facts[], folder: URL): void {
  const all = facts.toSorted((a, b) => a.mission.localeCompare(b.mission) || a.seats - b.seats)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL('figures.md', folder), tables(all))
  for (const [name, svg] of Object.entries(plots(all))) writeFileSync(new URL(name, folder), svg)
}
