import { NAME_PATTERN } from '@midden/protocol/client'

/** Names for guests and bots: people of the places the four games come from. */
const NAMES = ['Jorid', 'Bruna', 'Odd', 'Mette', 'Tomasz', 'Petra', 'Aino', 'Lev', 'Solenn', 'Ravi'] as const

export const surprisingName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)]!

/** As many names as wanted, none of them taken. */
export const otherNames = (count: number, taken: readonly string[]): string[] =>
  NAMES.filter((name) => !taken.includes(name)).slice(0, count)

const NAME = new RegExp(NAME_PATTERN)

/** May somebody be called this, here and at every table on the server? */
export const isName = (text: string): boolean => NAME.test(text)

/** A name without the signs no name may hold; null where nothing to be seen is left. */
export function cleanName(text: string): string | null {
  const signs = [...text].filter((sign) => sign === ' ' || isName(sign))
  const name = signs.join('').trim().slice(0, 20)
  return isName(name) ? name : null
}
