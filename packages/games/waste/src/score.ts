import type { Seat } from '@midden/kernel'
import { CO, EL, ES, FO, HZ, ME, PA, PL, TX, typeOf } from './cards.ts'
import { type Ladder, paperPoints } from './paper.ts'

/** The seven parts of a score, in the order of the ledger. */
export const PARTS = ['food', 'electronics', 'textiles', 'metal', 'paper', 'hazardous', 'plastic'] as const
export type Part = (typeof PARTS)[number]

/** A station's points, part by part. */
export interface Score extends Record<Part, number> {
  /** the sum of all parts */
  points: number
}

/** What a card that came or went did to a part of somebody's score. */
export interface ScoreChange {
  seat: Seat
  part: Part
  from: number
  now: number
}

/** Cards of each type in a station. */
export function tally(station: readonly number[]): number[] {
  const counts: number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < station.length; i++) counts[typeOf(station[i]!)]!++
  return counts
}

/** WASTE-8.4. */
export const foodPoints = (food: number, compost: number): number => food + 2 * Math.min(food, 3 * compost)
/** WASTE-8.5. */
export const electronicUnits = (counts: readonly number[]): number => counts[ES]! + 2 * counts[EL]!
/** WASTE-8.11. */
export const textilePoints = (textiles: number): number => 5 * Math.floor(textiles / 2)
/** WASTE-8.12. */
export const metalPoints = (metal: number): number => 10 * Math.floor(metal / 3)
/** WASTE-8.15. */
export const hazardousPoints = (hazardous: number): number =>
  12 * Math.floor(hazardous / 5) - 2 * (hazardous % 5)

/** Where a holding stands: how many have more, how many have as much, and how many share the most. */
interface Rank {
  ahead: number
  level: number
  leaders: number
}

export function rankOf(held: readonly number[], mine: number): Rank {
  let most = mine
  const rank = { ahead: 0, level: 0, leaders: 0 }
  for (const other of held) if (other > most) most = other
  for (const other of held) {
    if (other > mine) rank.ahead++
    if (other === mine) rank.level++
    if (other === most) rank.leaders++
  }
  return rank
}

/** WASTE-8.6 to 8.10. */
export function electronicsPoints(units: readonly number[], mine: number): number {
  if (mine === 0) return 0
  const { ahead, level, leaders } = rankOf(units, mine)
  if (ahead === 0) return leaders === 1 ? 10 : 5
  return ahead === 1 && leaders === 1 && level === 1 ? 5 : 0
}

/** WASTE-8.16 to 8.19. */
export function plasticPoints(held: readonly number[], mine: number): number {
  if (mine === 0) return 0
  const { ahead, leaders } = rankOf(held, mine)
  if (ahead > 0) return -10
  return leaders === 1 ? 12 : 6
}

/** WASTE-8.1: every station scored against the others. Without majorities electronics and plastic count 0 (R22). */
export function scoreStations(
  stations: readonly (readonly number[])[],
  ladder: Ladder,
  majorities = true,
): Score[] {
  const counts = stations.map(tally)
  const units = counts.map(electronicUnits)
  const plastics = counts.map((held) => held[PL]!)
  return counts.map((held, seat) => {
    const score: Score = {
      food: foodPoints(held[FO]!, held[CO]!),
      electronics: majorities ? electronicsPoints(units, units[seat]!) : 0,
      textiles: textilePoints(held[TX]!),
      metal: metalPoints(held[ME]!),
      paper: paperPoints(ladder, held[PA]!),
      hazardous: hazardousPoints(held[HZ]!),
      plastic: majorities ? plasticPoints(plastics, plastics[seat]!) : 0,
      points: 0,
    }
    const { food, electronics, textiles, metal, paper, hazardous, plastic } = score
    score.points = food + electronics + textiles + metal + paper + hazardous + plastic
    return score
  })
}

/** Part by part, what is scored otherwise now. */
export const scoreChanges = (before: readonly Score[], after: readonly Score[]): ScoreChange[] =>
  after.flatMap((score, seat) =>
    PARTS.flatMap((part) => {
      const from = before[seat]![part]
      return from === score[part] ? [] : [{ seat, part, from, now: score[part] }]
    }),
  )
