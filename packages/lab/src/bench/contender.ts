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

/** Contenders of one name share a thread; others have their own, so that none spoils the code made for another. */
export function threadOf(contender: Contender): string {
  if (contender.what === 'long') return 'mini kernel'
  return 'toy' in contender ? `${contender.toy} ${contender.by}` : contender.game
}

export const keyOf = (contender: Contender): string => Object.values(contender).join(' ')
