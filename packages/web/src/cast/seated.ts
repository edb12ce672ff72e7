import { createContext } from 'react'

/** The bot in each seat of the table that is shown; null: no bot, or not known which. */
export const SeatedContext = createContext<readonly (string | null)[]>([])

/** The bots in the seats, for whoever draws a table. */
export const seatedBots = (sitters: readonly { bot?: string }[]): (string | null)[] =>
  sitters.map(({ bot }) => bot ?? null)
