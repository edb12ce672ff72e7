import { SKILLS } from '../../content/names.ts'
import type { WkEvent } from '../../events.ts'
import { luckName, taskName, wildName } from '../../words/names.ts'
import { owned, type WkReader, you } from './reader.ts'

const TITLES: Readonly<Record<string, string>> = {
  dawn: 'Dawn',
  fight: 'The fight',
  meeting: 'A meeting',
  mission: 'The mission',
  'mission settled': 'The mission',
  gear: 'Gear',
  trade: 'The Stalls',
  tokens: 'The wasteland',
  vehicle: 'The vehicle',
  theft: 'Theft',
  roll: 'The roll',
  luck: 'Luck',
  card: 'A wasteland card',
  task: 'A task',
  waking: 'Waking up',
  fall: 'Knocked out',
}

/** What the heading of a cause names, where an event of it says so. */
function named(e: WkEvent, reader: WkReader): string | null {
  const { after } = reader
  switch (e.what) {
    case 'combat begins':
      return `${owned(e.seat, reader)} fight with ${e.foe < 0 ? you(e.other, reader) : wildName(after, e.foe)}`
    case 'card played':
    case 'tries to escape':
    case 'faces':
      return wildName(after, e.card)
    case 'check announced':
      return `${owned(e.seat, reader)} ${SKILLS[e.skill]} check`
    case 'luck played':
      return luckName(after, e.card)
    case 'task accomplished':
      return taskName(after, e.card)
    case 'round begins':
      return `Round ${e.round}`
    default:
      return null
  }
}

export function title(cause: string, events: readonly WkEvent[], reader: WkReader): string {
  for (const e of events) {
    const name = named(e, reader)
    if (name !== null) return name
  }
  return TITLES[cause] ?? 'The wasteland'
}
