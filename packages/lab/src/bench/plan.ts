import type { Game } from '@midden/kernel'
import type { Aspect, Contender } from './contender.ts'

const TOYS = ['mini', 'tic-tac-toe'] as const
export const LONG = 10_000
export const SHORT = 100

export const search = (toy: 'mini' | 'tic-tac-toe', by: 'kernel' | 'plain'): Contender => ({
  what: 'search',
  toy,
  by,
})
export const full = (toy: 'mini' | 'tic-tac-toe', by: 'kernel' | 'plain' | 'peer'): Contender => ({
  what: 'full',
  toy,
  by,
})
export const views = (by: 'kernel' | 'plain'): Contender => ({ what: 'views', toy: 'mini', by })
export const long = (moves: number): Contender => ({ what: 'long', moves })

/** What everything else is a share of. */
export const yardstick = search('mini', 'plain')

export function toyContenders(peer: boolean): Contender[] {
  const contenders: Contender[] = []
  for (const toy of TOYS) {
    contenders.push(search(toy, 'plain'), search(toy, 'kernel'), full(toy, 'plain'), full(toy, 'kernel'))
    if (peer) contenders.push(full(toy, 'peer'))
  }
  return [...contenders, views('plain'), views('kernel'), long(SHORT), long(LONG)]
}

const ASPECTS: readonly Aspect[] = ['playout', 'clone', 'structuredClone', 'view', 'serialise', 'options']

export const tablesOf = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i)

export const gameContenders = (game: Game, bots: readonly string[]): Contender[] =>
  tablesOf(game).flatMap((seats) => [
    ...ASPECTS.map((what): Contender => ({ what, game: game.id, seats })),
    ...bots.map((bot): Contender => ({ what: 'bot', game: game.id, seats, bot })),
  ])
