import type { Action } from '@midden/kernel'
import { numberAt } from '../board/hexes.ts'
import { cards } from '../cards.ts'
import type { ExploreFrame } from '../frames/road.ts'
import { missionActionText } from '../missions/extras.ts'
import { abilityText } from '../text/abilities.ts'
import { requirementText } from '../text/cards.ts'
import type { WkView } from '../view/view.ts'
import { hexWords, taskName, tileName } from './names.ts'

function actionText(v: WkView, n: number): string {
  const { lines, hexes } = cards(v)
  const line = lines[n]!
  const row = hexes[line.of]!.row
  return `${row.name}: ${abilityText(row.text[line.nth]!)}`
}

function attemptText(v: WkView, n: number, second: boolean): string {
  const { tasks, pack } = cards(v)
  const row = tasks[n]?.private
  if (row === undefined || row === null) return taskName(n)
  return `${row.title}, ${requirementText(second ? row.second : row.first, pack)}`
}

/** Labels for what a knight can do while he explores. */
export function exploreLabel(v: WkView, f: ExploreFrame, { act, n }: Action): string | null {
  switch (act) {
    case 'explore':
      return `Explore ${hexWords(v.knights[f.seat]!.hex)}`
    case 'decline':
      return 'Do not explore'
    case 'done':
      return 'Explore no further'
    case 'action':
      return actionText(v, n!)
    case 'mission':
      return missionActionText(v, f.seat, n!)
    case 'accept':
      return `Accept ${attemptText(v, n!, false)}`
    case 'accomplish':
      return `Accomplish ${attemptText(v, n!, true)}`
    default:
      return null
  }
}

/** Labels for the hexes a special token may come to. */
export const tokenLabel = (v: WkView, { n }: Action): string =>
  `Place it on ${tileName(numberAt(v, n!))}, ${hexWords(n!)}`
