import type { Game } from '@midden/kernel'

/** Each game is a chunk of its own, fetched when it is opened. */
const packages: Readonly<Record<string, () => Promise<Game>>> = {
  pan: () => import('@midden/pan').then(({ pan }) => pan),
  waste: () => import('@midden/waste').then(({ waste }) => waste),
  'industrial-waste': () => import('@midden/industrial-waste').then(({ industrialWaste }) => industrialWaste),
}

export const isPlayable = (id: string): boolean => Object.hasOwn(packages, id)

/** A game by its id. Its own types stay behind: the table knows it by views, offers and words. */
export function loadGame(id: string): Promise<Game> {
  const load = packages[id]
  return load === undefined ? Promise.reject(new Error(`there is no game "${id}"`)) : load()
}
