/// <reference types="vite/types/importMeta.d.ts" />
import type { Game } from '@midden/kernel'

const found = import.meta.glob<Game>('../../*/src/edition.ts', { eager: true, import: 'default' })

/** Every game of the house: each folder beside this one is one. */
export const games: readonly Game[] = Object.values(found).sort((a, b) => (a.id < b.id ? -1 : 1))

export const gameById = (id: string): Game | undefined => games.find((game) => game.id === id)
