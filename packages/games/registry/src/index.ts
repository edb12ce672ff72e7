import { industrialWaste } from '@midden/industrial-waste'
import type { Game } from '@midden/kernel'
import { pan } from '@midden/pan'
import { waste } from '@midden/waste'
import { wasteKnights } from '@midden/waste-knights'

/** Every game of the house. A new game is one line here. */
export const games: readonly Game[] = [pan, waste, industrialWaste, wasteKnights]

export const gameById = (id: string): Game | undefined => games.find((game) => game.id === id)
