import type { Game } from '@midden/kernel'
import { pan } from '@midden/pan'

/** Every game of the house. A new game is one line here. */
export const games: readonly Game[] = [pan]

export const gameById = (id: string): Game | undefined => games.find((game) => game.id === id)
