import type { Language } from '../../settings/settings.ts'
import type { CardFact } from '../box.ts'
import { panText } from './text/load.ts'

const [MOUSE, ELEPHANT] = [1, 6]

/** The six animals, by name, with what each of them beats. */
export async function factsIn(language: Language): Promise<CardFact[]> {
  const { characters, closer } = await panText(language)
  return characters.slice(1).map((name, i) => {
    const value = i + 1
    const rank = value === MOUSE ? closer.mouse : value === ELEPHANT ? closer.elephant : closer.middle
    return {
      id: String(value),
      name,
      text: `${rank} ${closer.cancels}`,
      clauses: [rank === closer.middle ? 'PAN-3.4' : 'PAN-3.3', 'PAN-3.1'],
    }
  })
}
