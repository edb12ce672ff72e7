import { missions } from '@midden/waste-knights/reading'
import { wilson } from '../simulate/result.ts'
import type { Share } from './facts.ts'
import type { Bar } from './plot.ts'

export const titleOf = (id: string): string => `${id} ${missions.find((row) => row.id === id)?.title ?? ''}`
/** A share as a bar: the rate and its 95 % interval. */
export const barOf = (label: string, { games, wins }: Share): Bar => {
  const [low, high] = games === 0 ? [0, 0] : wilson(wins, games)
  return { label, value: games === 0 ? 0 : wins / games, low, high }
}
/** The same one of several lists together. */
export const added = (lists: readonly (readonly Share[])[], i: number): Share =>
  lists.reduce(
    (sum, list) => ({
      games: sum.games + list[i]!.games,
      wins: sum.wins + list[i]!.wins,
      rep: sum.rep + list[i]!.rep,
    }),
    { games: 0, wins: 0, rep: 0 },
  )
