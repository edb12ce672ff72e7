import { CO, FO, HZ, ME, PA, PL, TX } from './cards.ts'
import type { Look } from './look.ts'
import { ladderOf, ROUNDS, type WasteOptions } from './options.ts'
import { paperPoints, SET } from './paper.ts'
import type { Waste } from './position.ts'
import { electronicUnits, foodPoints, hazardousPoints, metalPoints, tally, textilePoints } from './score.ts'

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

/** How much is still to come after this round, or after so many passes of its draft (1: two rounds and more). */
const futureOf = (round: number, passes: number): number =>
  Math.min(1, ((ROUNDS - round) * A_ROUND + A_ROUND - passes) / (2 * A_ROUND))

export function outlookOf(v: Look, me: number): Outlook {
  return against(v.stations, me, v.options, futureOf(v.round, v.step === 'keep' ? v.passes : A_ROUND))
}

/** Nobody else is at the table, and the game ends now. */
export const nearOutlook = (options: WasteOptions): Outlook => ({
  options,
  units: 0,
  plastic: 0,
  secondUnits: 0,
  future: 0,
})

/** What a rival has of that which is counted against the others. */
function against(
  stations: readonly (readonly number[])[],
  me: number,
  options: WasteOptions,
  future: number,
): Outlook {
  const o: Outlook = { options, units: 0, secondUnits: 0, plastic: 0, future }
  for (let seat = 0; seat < stations.length; seat++) {
    if (seat === me) continue
    const counts = tally(stations[seat]!)
    const units = electronicUnits(counts)
    if (units > o.units) {
      o.secondUnits = o.units
      o.units = units
    } else if (units > o.secondUnits) o.secondUnits = units
    if (counts[PL]! > o.plastic) o.plastic = counts[PL]!
  }
  return o
}

/** What every seat's station is worth at the beginning of a round's draft. */
export const stationWorths = ({ stations, options, round }: Waste): number[] =>
  stations.map((station, seat) =>
    worthOf(tally(station), against(stations, seat, options, futureOf(round, 0))),
  )

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

/** The chance to end with the most electronics and the most plastic with such a collection; 0 without any. */
export function chancesOf(
  v: Look,
  me: number,
  counts: readonly number[],
): Record<'electronics' | 'plastic', number> {
  const o = outlookOf(v, me)
  const units = electronicUnits(counts)
  const plastic = counts[PL]!
  return {
    electronics: units > 0 ? ahead(units - o.units, o.future) : 0,
    plastic: plastic > 0 ? ahead(plastic - o.plastic, o.future) : 0,
  }
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
