import { HZ, ME, PA, RC, TX } from './cards.ts'
import { ladderOf, ROUNDS } from './options.ts'
import { SET } from './paper.ts'
import type { Waste } from './position.ts'
import { electronicUnits, PARTS, scoreStations, tally } from './score.ts'
import { stationWorths } from './worth.ts'

/** So many points make an input of 1. */
const POINTS = 20
const CARDS = 8
const MOST_SEATS = 4

/** What a learned value looks at where a round begins, by seat: its own collection beside those of the others. */
export function features(s: Waste): number[][] {
  const counts = s.stations.map((station) => tally(station).slice(0, RC))
  const scores = scoreStations(s.stations, ladderOf(s.options))
  const worths = stationWorths(s)
  return counts.map((own, seat) => {
    const others = counts.filter((_, other) => other !== seat)
    const most = own.map((_, type) => Math.max(...others.map((held) => held[type]!)))
    const mean = own.map((_, type) => others.reduce((sum, held) => sum + held[type]!, 0) / others.length)
    const units = others.map(electronicUnits).sort((a, b) => b - a)
    const lead = (list: readonly number[]): number =>
      list[seat]! - Math.max(...list.filter((_, other) => other !== seat))
    const points = scores.map((score) => score.points)
    return [
      ...[own, most, mean].flat().map((count) => count / CARDS),
      ...PARTS.map((part) => scores[seat]![part] / POINTS),
      (own[TX]! % 2) / 2,
      (own[ME]! % 3) / 3,
      (own[PA]! % SET) / SET,
      (own[HZ]! % 5) / 5,
      (electronicUnits(own) - units[0]!) / CARDS,
      points[seat]! / POINTS,
      lead(points) / POINTS,
      worths[seat]! / POINTS,
      lead(worths) / POINTS,
      (ROUNDS - s.round) / ROUNDS,
      s.boss === seat ? 1 : 0,
      ...Array.from({ length: MOST_SEATS - 1 }, (_, i) => (s.seats === i + 2 ? 1 : 0)),
    ]
  })
}
