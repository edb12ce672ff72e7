/// <reference types="vite/types/importMeta.d.ts" />
import type { WholeGame } from '@midden/kernel'

const found = import.meta.glob<WholeGame>('../../*/src/edition.ts', { eager: true, import: 'default' })
const frozen = import.meta.glob<{ default: WholeGame }>('../../*/editions/*.js')

/** Every game there is: each folder beside this one is one. */
export const games: readonly WholeGame[] = Object.values(found).sort((a, b) => (a.id < b.id ? -1 : 1))

export const gameById = (id: string): WholeGame | undefined => games.find((game) => game.id === id)

/** A game by the edition of its rules that a journal was begun by: older ones are fetched; undefined where none is kept. */
export async function fetchEdition(id: string, edition: number): Promise<WholeGame | undefined> {
  const game = gameById(id)
  if (game?.rules === edition) return game
  return (await frozen[`../../${id}/editions/${edition}.js`]?.())?.default
}
