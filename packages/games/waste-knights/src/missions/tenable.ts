import type { MissionFrame } from '../frames/round.ts'
import type { Table } from '../position.ts'
import { cultHexes } from './cult.ts'
import { missions } from './rows.ts'

/** Can what is to come be done: is the marker there, the hex, the rival, the clue? */
function canEnd(s: Table, f: MissionFrame): boolean {
  const { markers, kept } = s.quest
  switch (missions[s.quest.mission]?.id) {
    case 'M2':
      return f.n < s.seats && f.n !== f.seat
    case 'M4':
      return f.n === 10
        ? kept[f.seat]!.length > 0 && s.quest.villain >= 0
        : f.turn !== 2 || markers[f.n]?.n === 2
    case 'M5':
      return markers[f.n] !== undefined && markers[f.n]!.n === f.turn
    default:
      return true
  }
}

/** The steps of a mission's frame that something must be there for. */
export const STEPS = [
  'mission rule',
  'move the villain',
  'place the Cultist',
  'what came of it',
  'give up a clue',
]

/** Null, or why a mission's frame cannot lie there. */
export function wrongMissionFrame(s: Table, f: MissionFrame): string | null {
  if (f.seat >= s.seats) return 'there is no such seat'
  const step = STEPS[f.step]
  const isAction = f.hook === 'action'
  if (step === 'place the Cultist' && f.n > 0)
    return f.n <= 6 && cultHexes(s).length > 0 ? null : 'there is no place for this Cultist'
  if (step === 'mission rule' && isAction) return 'an action begins by itself'
  const { kept, villain } = s.quest
  if (step === 'give up a clue' && (kept[f.seat]!.length === 0 || villain < 0))
    return 'nothing can come of this'
  const ends = step === 'what came of it' || step === 'give up a clue'
  return ends && (!isAction || !canEnd(s, f)) ? 'nothing can come of this' : null
}
