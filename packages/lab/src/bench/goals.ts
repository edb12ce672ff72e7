import { existsSync, readFileSync } from 'node:fs'

/** What the figures are held against: ratios, taken side by side in one run. */
export const goals = {
  fullAgainstPeer: 200,
  searchAgainstPlain: 0.5,
  cloneAgainstStructured: 100,
  longAgainstShort: 0.9,
  viewsAgainstNone: 0.25,
  kernelBytes: 15 * 1024,
}

/** Decisions per second, options listed and one applied, as a share of the bare mini's moves: as a game's folder has it. */
export function shareGoal(root: URL, game: string): number | null {
  const file = new URL(`packages/games/${game}/bench.json`, root)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).share : null
}
