import { has } from '@midden/kernel'
import { missionNumber, missions } from '../missions/rows.ts'
import { isAtHand } from '../missions/villains.ts'
import type { Wk } from '../position.ts'

const isTwice = (list: readonly number[]): boolean => new Set(list).size !== list.length

/** Is the mission one this table can play, and is what it keeps track of possible? */
export function wrongQuest(s: Wk): string | null {
  const { mission, markers, bag, kept, carrier, villain } = s.quest
  const row = missions[mission]
  const settling = s.stack.some((f) => f.at === 'setup')
  if (row === undefined) return settling ? null : 'a match is played for a mission'
  if (s.options.mission !== 'agree' && mission !== missionNumber(s.options.mission))
    return 'the mission is the one agreed on'
  if (row.players > s.seats || !row.needs.every((id) => isAtHand(s, id)))
    return `${row.title} cannot be played here`
  if (isTwice([...markers.map(({ n }) => n), ...bag, ...kept.flat()])) return 'a mission marker is there once'
  if (carrier >= s.seats || (carrier >= 0 && (has(s.gone, carrier) || s.quest.dame >= 0)))
    return 'the Dame is in one place'
  return row.id === 'M3' && villain < 0 && !settling ? 'Lord Humus is somewhere on the board' : null
}
