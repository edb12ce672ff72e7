import { CO, EL, ES, FO, HZ, ME, PA, PL, TX } from './cards.ts'
import type { WasteClause } from './ledger.ts'
import { ladderOf } from './options.ts'
import { SET } from './paper.ts'
import type { Waste } from './position.ts'
import { electronicUnits, PARTS, type Part, rankOf, type Score, scoreStations, tally } from './score.ts'

/** One line of the score sheet: the part, what was held, the clause that gave the points, and how. */
export interface ScoreLine {
  part: Part
  held: number
  points: number
  clause: WasteClause
  how: string
}

/** A seat's score sheet: its lines, their sum, and the station's value for the tie-break. */
export interface ScoreSheet {
  lines: ScoreLine[]
  points: number
  value: number
}

type Reason = Pick<ScoreLine, 'held' | 'clause' | 'how'>

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

function food(counts: readonly number[]): Reason {
  const held = counts[FO]!
  const composted = Math.min(held, 3 * counts[CO]!)
  const how = `${composted} on compost at 3, ${held - composted} at 1`
  return { held, clause: 'WASTE-8.4', how }
}

function electronics(units: readonly number[], held: number): Reason {
  if (held === 0) return { held, clause: 'WASTE-8.10', how: 'no electronics' }
  const { ahead, level, leaders } = rankOf(units, held)
  const mine = counted(held, 'unit')
  if (ahead === 0 && leaders === 1) return { held, clause: 'WASTE-8.6', how: `most, with ${mine}` }
  if (ahead === 0) return { held, clause: 'WASTE-8.8', how: `most, shared by ${leaders}, with ${mine}` }
  if (leaders > 1) return { held, clause: 'WASTE-8.8', how: `${mine}; the most is shared` }
  if (ahead > 1) return { held, clause: 'WASTE-8.7', how: `${mine}; ${ahead} have more` }
  if (level > 1) return { held, clause: 'WASTE-8.9', how: `second, shared by ${level}, with ${mine}` }
  return { held, clause: 'WASTE-8.7', how: `second, with ${mine}` }
}

function plastic(all: readonly number[], held: number): Reason {
  if (held === 0) return { held, clause: 'WASTE-8.19', how: 'no plastic' }
  const { ahead, leaders } = rankOf(all, held)
  if (ahead > 0) return { held, clause: 'WASTE-8.17', how: `${held}, fewer than the most` }
  if (leaders === 1) return { held, clause: 'WASTE-8.16', how: `most, with ${held}` }
  return { held, clause: 'WASTE-8.18', how: `most, shared by ${leaders}, with ${held}` }
}

/** Sets of a size and what is over. */
const sets = (held: number, size: number, clause: WasteClause): Reason => ({
  held,
  clause,
  how: `${counted(Math.floor(held / size), 'set')} of ${size}, ${held % size} over`,
})

/** Why each part of a station scores what it does, by the cards of each type in all stations. */
export function reasons(counts: readonly (readonly number[])[], seat: number): Record<Part, Reason> {
  const mine = counts[seat]!
  return {
    food: food(mine),
    electronics: electronics(counts.map(electronicUnits), mine[ES]! + 2 * mine[EL]!),
    textiles: sets(mine[TX]!, 2, 'WASTE-8.11'),
    metal: sets(mine[ME]!, 3, 'WASTE-8.12'),
    paper: sets(mine[PA]!, SET, 'WASTE-8.14'),
    hazardous: sets(mine[HZ]!, 5, 'WASTE-8.15'),
    plastic: plastic(
      counts.map((held) => held[PL]!),
      mine[PL]!,
    ),
  }
}

/** The score sheets of all seats, line by line. */
export function explainScores(s: Waste, values: readonly number[]): ScoreSheet[] {
  const counts = s.stations.map(tally)
  return scoreStations(s.stations, ladderOf(s.options)).map((score: Score, seat) => {
    const why = reasons(counts, seat)
    return {
      lines: PARTS.map((part) => ({ part, points: score[part], ...why[part] })),
      points: score.points,
      value: values[seat]!,
    }
  })
}
