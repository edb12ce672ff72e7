/** Names for guests and bots: people of the places the four games come from. */
const NAMES = ['Jorid', 'Bruna', 'Odd', 'Mette', 'Tomasz', 'Petra', 'Aino', 'Lev', 'Solenn', 'Ravi'] as const

export const surprisingName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)]!

/** As many names as wanted, none of them taken. */
export const otherNames = (count: number, taken: readonly string[]): string[] =>
  NAMES.filter((name) => !taken.includes(name)).slice(0, count)
