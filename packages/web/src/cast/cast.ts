export type CastBot = 'flap' | 'gus' | 'nib' | 'ottilie' | 'corvina' | 'ferrous'

/** One of the company: a bot, how hard it is to beat from 1 to 6, and what it is called in every language. */
export interface Character {
  bot: CastBot
  level: number
  name: string
}

/** The whole company, weakest first. */
export const CAST: readonly Character[] = [
  { bot: 'flap', level: 1, name: 'Flap' },
  { bot: 'gus', level: 2, name: 'Gus' },
  { bot: 'nib', level: 3, name: 'Nib' },
  { bot: 'ottilie', level: 4, name: 'Ottilie' },
  { bot: 'corvina', level: 5, name: 'Corvina' },
  { bot: 'ferrous', level: 6, name: 'Dame Ferrous' },
]

/** Who plays where nobody was chosen. */
export const STANDARD: CastBot = 'gus'

/** Gus under the name he had at tables of earlier pages. */
const EARLIER_GUS = 'steady'

/** Who plays as this bot; null: nobody of the company. */
export const characterOf = (bot: string | null | undefined): Character | null =>
  CAST.find((one) => one.bot === (bot === EARLIER_GUS ? STANDARD : bot)) ?? null

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII']

/** A name for a bot where these are taken: whoever sits down twice is the second of the name. */
export function calledBeside(taken: readonly string[], bot: string): string {
  const name = characterOf(bot)?.name ?? 'Bot'
  return NUMERALS.map((numeral) => name + numeral).find((each) => !taken.includes(each)) ?? name
}
