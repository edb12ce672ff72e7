/// <reference types="vite/types/importMeta.d.ts" />
import type { WholeGame } from '@midden/kernel'

const found = import.meta.glob<WholeGame>('../../*/src/edition.ts', { eager: true, import: 'default' })

/** Every game of the house: each folder beside this one is one. */
export const games: readonly WholeGame[] = Object.values(found).sort((a, b) => (a.id < b.id ? -1 : 1))

export const gameById = (id: string): WholeGame | undefined => games.find((game) => game.id === id)
