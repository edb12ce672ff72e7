import { CO, FO, HZ, ME, PA, PL, TX } from './cards.ts'
import { ladderOf, ROUNDS, type WasteOptions } from './options.ts'
import { paperPoints, SET } from './paper.ts'
import { electronicUnits, foodPoints, hazardousPoints, metalPoints, tally, textilePoints } from './score.ts'
import type { WasteView } from './view.ts'

/** What an unfinished set is worth while there is still time to finish it, by the cards it has. */
const HOPE = {
  textiles: [0, 2.2],
  metal: [0, 2.4, 5.8],
  paper: [0, 0.8, 1.4, 1.8, 2.2, 2.2, 2.2, 2.2],
  hazardous: [0, 0.4, 1.2, 3.2, 7],
  compost: 1.1,
} as const

/** How sure a lead of one is, with nothing to come and with much to come. */
const SURE = 2.2
const UNSURE = 0.75
/** Roughly what playing a Recycler, and an unknown card, bring. */
export const RECYCLER = 5
export const UNKNOWN = 1.6

/** What a player looks at: rivals' majorities, and how much is still to come (1: two rounds and more, 0: nothing). */
export interface Outlook {
  options: WasteOptions
  units: number
  plastic: number
  secondUnits: number
  future: number
}

/** Cards that come to a player in a round, about. */
const A_ROUND = 8

export function outlookOf(v: WasteView, me: number): Outlook {
  const rivals = v.stations.filter((_, seat) => seat !== me).map(tally)
  const units = rivals.map(electronicUnits).sort((a, b) => b - a)
  const draft = v.step === 'keep' ? A_ROUND - v.passes : 0
  return {
    options: v.options,
    units: units[0]!,
    secondUnits: units[1] ?? 0,
    plastic: Math.max(...rivals.map((counts) => counts[PL]!)),
    future: Math.min(1, ((ROUNDS - v.round) * A_ROUND + draft) / (2 * A_ROUND)),
  }
}

/** The chance to stay ahead by so many. */
const ahead = (lead: number, future: number): number =>
  1 / (1 + Math.exp(-lead * (SURE + (UNSURE - SURE) * future)))

function majorities(counts: readonly number[], o: Outlook): number {
  const units = electronicUnits(counts)
  const plastic = counts[PL]!
  let sum = 0
  if (units > 0) {
    const first = ahead(units - o.units, o.future)
    sum += 10 * first + 5 * (1 - first) * ahead(units - o.secondUnits, o.future)
  }
  if (plastic > 0) sum += 22 * ahead(plastic - o.plastic, o.future) - 10
  return sum
}

/** What a collection is worth, counted by type: its points, and hope for what is unfinished. */
export function worthOf(counts: readonly number[], o: Outlook): number {
  const [food, compost, papers] = [counts[FO]!, counts[CO]!, counts[PA]!]
  const places = Math.max(0, 3 * compost - food)
  const hope =
    HOPE.textiles[counts[TX]! % 2]! +
    HOPE.metal[counts[ME]! % 3]! +
    HOPE.paper[papers % SET]! +
    HOPE.hazardous[counts[HZ]! % 5]! +
    HOPE.compost * Math.min(places, 4)
  return (
    foodPoints(food, compost) +
    textilePoints(counts[TX]!) +
    metalPoints(counts[ME]!) +
    paperPoints(ladderOf(o.options), papers) +
    hazardousPoints(counts[HZ]!) +
    majorities(counts, o) +
    hope * o.future
  )
}
