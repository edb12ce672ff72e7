import type { Action } from '@midden/kernel'
import {
  abilityText,
  cards,
  commonText,
  gearText,
  knightText,
  moveWaster,
  privateText,
  type WkView,
} from '@midden/waste-knights/reading'
import { t } from '../text/text.ts'
import { harmOf } from './harm.ts'
import { frameOf } from './scene.ts'

/** What a gear card or a knight does that is used by one of its lines. */
function lineEffect(v: WkView, line: number): string | null {
  const { lines, gear, knights } = cards(v)
  const made = lines[line]
  if (made?.from === 'gear') return gearText(gear[made.of]!.row)
  return made?.from === 'knight' ? knightText(knights[made.of]!.row) : null
}

function taskText(v: WkView, card: number): string | null {
  const { tasks, pack } = cards(v)
  const task = tasks[card]
  if (task === undefined) return null
  return task.common === null ? privateText(task.private!, pack) : commonText(task.common)
}

/** What would come of playing a wasteland card. */
function harmText(v: WkView, card: number): string | null {
  const move = frameOf(v, 'move')
  if (move === null || v.me !== moveWaster(v, move.seat)) return null
  return harmOf(v, move.seat, card)
    .map(({ figure, says }) => `${figure} ${says}`)
    .join('; ')
}

/** What an option does whose name is only that of a card. */
export function effectOf(v: WkView, { act, n }: Action, aids: boolean): string | null {
  if (n === undefined) return null
  const { luck, gear, knights } = cards(v)
  switch (act) {
    case 'use':
    case 'any use':
      return lineEffect(v, n)
    case 'luck':
    case 'any luck':
      return luck[n] === undefined ? null : abilityText(luck[n].row.text[0])
    case 'resupply':
      return luck[n] === undefined ? null : t.luck.resupply(t.luck.gains[luck[n].icon])
    case 'introduce':
      return taskText(v, n)
    case 'knight':
      return knights[n] === undefined ? null : knightText(knights[n].row)
    case 'play':
      return aids ? harmText(v, n) : null
    case 'vehicle': {
      const row = gear[n]?.row
      return row?.group === 'vehicle' ? t.gear.vehicle(row.speed[0], row.capacity[0]) : null
    }
    default:
      return null
  }
}
