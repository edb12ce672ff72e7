import { NAME_LENGTH, tidied } from '@midden/protocol/client'

/** Names for guests and bots: people of the places the four games come from. */
const NAMES = ['Jorid', 'Bruna', 'Oda', 'Mette', 'Tomasz', 'Petra', 'Aino', 'Lev', 'Solenn', 'Ravi'] as const

export const surprisingName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)]!

/** As many names as wanted, none of them taken. */
export const otherNames = (count: number, taken: readonly string[]): string[] =>
  NAMES.filter((name) => !taken.includes(name)).slice(0, count)

/** A name without the signs no name may hold; null where nothing to be seen is left. */
export function cleanName(text: string): string | null {
  const name = tidied([...tidied(text)].slice(0, NAME_LENGTH).join(''))
  return name === '' ? null : name
}
