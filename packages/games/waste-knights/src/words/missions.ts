import type { Action } from '@midden/kernel'
import { numberAt } from '../board/hexes.ts'
import type { MissionFrame } from '../frames/round.ts'
import { villainNumber } from '../missions/villains.ts'
import type { WkView } from '../view/view.ts'
import { hexWords, tileName, wildName } from './names.ts'

/** Labels for the Waster's choices in a mission. */
export function missionLabel(v: WkView, _f: MissionFrame, { act, n }: Action): string | null {
  switch (act) {
    case 'villain':
      return `Move ${wildName(villainNumber(v))} to ${hexWords(n!)}`
    case 'halt':
      return `${wildName(villainNumber(v))} goes no further`
    case 'hex':
      return `Put the Cultist on ${tileName(numberAt(v, n!))}, ${hexWords(n!)}`
    case 'clue':
      return `Clue ${n} is lost`
    default:
      return null
  }
}

/** Questions of the missions. */
export const missionQuestions: Readonly<Record<string, (v: WkView) => string>> = {
  'move the villain': (v) => `Where does ${wildName(villainNumber(v))} go?`,
  'place the Cultist': () => 'On which hex does the Cultist stand?',
  'give up a clue': () => 'Which clue is lost?',
}
