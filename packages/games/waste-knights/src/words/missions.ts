import type { Action } from '@midden/kernel'
import type { MissionFrame } from '../frames/round.ts'
import { villainNumber } from '../missions/villains.ts'
import type { WkView } from '../view/view.ts'
import { placeWords } from './bearings.ts'
import { missionName, wildName } from './names.ts'
import type { Who } from './sayings.ts'

/** Labels for the Waster's choices in a mission. */
export function missionLabel(v: WkView, _f: MissionFrame, { act, n }: Action): string | null {
  switch (act) {
    case 'villain':
      return `Move ${wildName(v, villainNumber(v))} to ${placeWords(v, n!)}`
    case 'halt':
      return `${wildName(v, villainNumber(v))} goes no further`
    case 'hex':
      return `Put the Cultist on ${placeWords(v, n!)}`
    case 'clue':
      return `Clue ${n} is lost`
    default:
      return null
  }
}

/** Questions of the missions. */
export const missionQuestions: Readonly<Record<string, (v: WkView) => string>> = {
  'move the villain': (v) => `Where does ${wildName(v, villainNumber(v))} go?`,
  'place the Cultist': () => 'On which hex does the Cultist stand?',
  'give up a clue': () => 'Which clue is lost?',
}

/** How things stand with the mission, for the plain table. */
export function missionWords(v: WkView, who: Who): string {
  const { mission, villain, carrier, dame, markers, kept } = v.quest
  if (mission < 0) return 'No mission yet.'
  const parts = [`Mission: ${missionName(mission)}`]
  if (villain >= 0) parts.push(`${wildName(v, villainNumber(v))} at ${placeWords(v, villain)}`)
  if (carrier >= 0) parts.push(`the Dame is with ${who(carrier)}`)
  if (dame >= 0) parts.push(`the Dame waits at ${placeWords(v, dame)}`)
  for (const { n, hex, shown } of markers)
    parts.push(`${shown ? `marker ${n}` : 'a marker'} at ${placeWords(v, hex)}`)
  kept.forEach((list, seat) => {
    if (list.length > 0) parts.push(`${who(seat)} keeps ${list.join(', ')}`)
  })
  return `${parts.join('; ')}.`
}
