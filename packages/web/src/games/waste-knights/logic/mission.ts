import { has, type Seat } from '@midden/kernel'
import { missions, TOO_MANY_CULTISTS, type WkView } from '@midden/waste-knights/reading'
import { t } from '../text/text.ts'

/** A knight's way to the goal: so much of so much, in the mission's own coin. */
export interface Progress {
  seat: Seat
  have: number
  goal: number
  note: string
}

const count = (seats: number): number => {
  let n = 0
  for (let left = seats; left !== 0; left &= left - 1) n++
  return n
}

/** Reputation that opens the last act of a mission, by its id and the number of players. */
function fame(id: string, seats: number): number {
  if (id === 'M1') return seats === 4 ? 8 : 7
  if (id === 'M3') return 5
  // The prepared round has no goal but to have more than the other.
  if (id === 'M0') return 0
  return id === 'M4' ? 4 : 10
}

/** Reputation that opens the end of this mission; 0: it takes none. */
export const fameGoal = (v: WkView): number => {
  const id = missions[v.quest.mission]?.id ?? 'REF'
  return id === 'M2' || id === 'M5' ? 0 : fame(id, v.seats)
}

function progressOf(v: WkView, id: string, seat: Seat): Progress {
  const k = v.knights[seat]!
  const { quest } = v
  switch (id) {
    case 'M2':
      return { seat, have: count(quest.beaten[seat] ?? 0), goal: v.seats - 1, note: t.mission.markers }
    case 'M3':
      return quest.carrier === seat
        ? { seat, have: 1, goal: 1, note: t.mission.dame }
        : { seat, have: k.rep, goal: fame(id, v.seats), note: t.counters.rep }
    case 'M4':
      return { seat, have: quest.kept[seat]?.length ?? 0, goal: v.seats === 4 ? 4 : 3, note: t.mission.clues }
    case 'M5':
      return { seat, have: quest.kept[seat]?.length ?? 0, goal: 0, note: t.mission.markers }
    default:
      return { seat, have: k.rep, goal: fame(id, v.seats), note: t.counters.rep }
  }
}

/** Where everybody stands, the furthest first. */
export function standing(v: WkView): Progress[] {
  const id = missions[v.quest.mission]?.id ?? 'REF'
  return v.knights
    .flatMap((_, seat) => (has(v.gone, seat) ? [] : [progressOf(v, id, seat)]))
    .toSorted((a, b) => b.have - a.have || a.seat - b.seat)
}

/** What the whole table must watch, if the mission says so. */
export function alarm(v: WkView): string | null {
  const id = missions[v.quest.mission]?.id
  if (id === 'M5') return t.mission.cultists(v.quest.markers.length, TOO_MANY_CULTISTS)
  if (id === 'M4' && v.quest.villain < 0)
    return t.mission.held(
      v.quest.kept.reduce((sum, list) => sum + list.length, 0),
      v.seats === 4 ? 4 : 3,
    )
  return null
}
