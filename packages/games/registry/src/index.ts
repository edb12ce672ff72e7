/// <reference types="vite/types/importMeta.d.ts" />
import type { WholeGame } from '@midden/kernel'

const found = import.meta.glob<WholeGame>('../../*/src/edition.ts', { eager: true, import: 'default' })
const frozen = import.meta.glob<{ default: WholeGame }>('../../*/editions/*.js')

/** Every game of the house: each folder beside this one is one. */
export const games: readonly WholeGame[] = Object.values(found).sort((a, b) => (a.id < b.id ? -1 : 1))

/** Older editions that somebody has asked for. */
const fetched = new Map<string, WholeGame>()

/** A game by the rules in force, or by an older edition of them that was fetched before. */
export function gameById(id: string, edition?: number): WholeGame | undefined {
  const game = games.find((each) => each.id === id)
  return edition === undefined || game?.rules === edition ? game : fetched.get(`${id} ${edition}`)
}

/** Fetches the edition of a game that a journal was begun by; undefined where there is none. */
export async function fetchEdition(id: string, edition: number): Promise<WholeGame | undefined> {
  const load = frozen[`../../${id}/editions/${edition}.js`]
  const known = gameById(id, edition)
  if (known !== undefined || load === undefined) return known
  const game = (await load()).default
  fetched.set(`${id} ${edition}`, game)
  return game
}
