import type { Game } from '@midden/kernel'
import type { Aspect, Contender, Heat } from './contender.ts'

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

const ASPECTS: readonly Aspect[] = ['playout', 'clone', 'structuredClone', 'view', 'serialise', 'options']

export const tablesOf = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i)

/** A game at one size of table, beside what its decisions are a share of. */
export const tableHeat = ({ id: game }: Game, seats: number, bots: readonly string[]): Heat => [
  yardstick,
  ...ASPECTS.map((what): Contender => ({ what, game, seats })),
  ...bots.map((bot): Contender => ({ what: 'bot', game, seats, bot })),
]
