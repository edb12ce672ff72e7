/** Something to be timed. Plain data: it is sent to the thread that does the work. */
export type Contender =
  /** options and one applied at every decision; with the views of all seats after each */
  | { what: 'search' | 'views'; toy: 'mini' | 'tic-tac-toe'; by: 'kernel' | 'plain' }
  /** check, apply, journal, events */
  | { what: 'full'; toy: 'mini' | 'tic-tac-toe'; by: 'kernel' | 'plain' | 'peer' }
  /** the full path over a match of so many moves, without setting up */
  | { what: 'long'; moves: number }
  | { what: Aspect; game: string; seats: number }
  | { what: 'bot'; game: string; seats: number; bot: string }

/** What is timed of every real game. */
export type Aspect = 'playout' | 'clone' | 'structuredClone' | 'view' | 'serialise' | 'options'

/** Contenders that take turns. Figures are held against each other only within a heat. */
export type Heat = readonly Contender[]

export const keyOf = (contender: Contender): string => Object.values(contender).join(' ')
