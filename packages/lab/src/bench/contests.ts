import type { Contender, Heat } from './contender.ts'
import { goals } from './goals.ts'
import { full, LONG, long, SHORT, search, views } from './plan.ts'

/** Two contenders held against each other. */
export interface Contest {
  name: string
  goal: number | null
  ours: Contender
  theirs: Contender
  against: string
}

const withPeer: readonly Contest[] = [
  {
    name: 'full path, mini',
    goal: goals.fullAgainstPeer,
    ours: full('mini', 'kernel'),
    theirs: full('mini', 'peer'),
    against: 'boardgame.io',
  },
  {
    name: 'full path, tic-tac-toe',
    goal: null,
    ours: full('tic-tac-toe', 'kernel'),
    theirs: full('tic-tac-toe', 'peer'),
    against: 'boardgame.io',
  },
  {
    name: 'bare full path, mini',
    goal: null,
    ours: full('mini', 'plain'),
    theirs: full('mini', 'peer'),
    against: 'boardgame.io',
  },
]

const alone: readonly Contest[] = [
  {
    name: 'full path, mini',
    goal: null,
    ours: full('mini', 'kernel'),
    theirs: full('mini', 'plain'),
    against: 'bare',
  },
  {
    name: 'full path, tic-tac-toe',
    goal: null,
    ours: full('tic-tac-toe', 'kernel'),
    theirs: full('tic-tac-toe', 'plain'),
    against: 'bare',
  },
  {
    name: 'search path, mini',
    goal: goals.searchAgainstPlain,
    ours: search('mini', 'kernel'),
    theirs: search('mini', 'plain'),
    against: 'bare',
  },
  {
    name: 'search path, tic-tac-toe',
    goal: null,
    ours: search('tic-tac-toe', 'kernel'),
    theirs: search('tic-tac-toe', 'plain'),
    against: 'bare',
  },
  {
    name: `a match of ${LONG} moves, mini`,
    goal: goals.longAgainstShort,
    ours: long(LONG),
    theirs: long(SHORT),
    against: `one of ${SHORT} moves`,
  },
  {
    name: 'apply and 4 views, mini',
    goal: goals.viewsAgainstNone,
    ours: views('kernel'),
    theirs: search('mini', 'kernel'),
    against: 'apply alone',
  },
  {
    name: 'bare apply and 4 views, mini',
    goal: null,
    ours: views('plain'),
    theirs: search('mini', 'plain'),
    against: 'bare apply alone',
  },
]

/** Everything the toys are timed for. */
export const contests = (peer: boolean): readonly Contest[] => (peer ? [...withPeer, ...alone] : alone)

export const contestHeat = ({ ours, theirs }: Contest): Heat => [theirs, ours]
