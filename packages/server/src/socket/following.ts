import type { Seat } from '@midden/kernel'
import type { FromClient } from '@midden/protocol'
import { type Answer, refused, seenVersion, storyFor } from '@midden/table'
import type { Authority } from '../hosting/authority.ts'
import { type Follower, roleOf } from '../hosting/followers.ts'
import type { Tables } from '../hosting/tables.ts'
import type { SessionHolder } from '../people/sessions.ts'
import type { Replies } from './replies.ts'

type Asked<T extends FromClient['t']> = Extract<FromClient, { t: T }>

const UNKNOWN = refused('unknown', 'there is no such table')

/** The tables one socket follows. */
export function following(
  tables: Pick<Tables, 'find'>,
  most: number,
  muted: ReadonlySet<string>,
  { isOpen, frame, tell, refuse, answer }: Replies,
) {
  const follows = new Map<string, { follower: Follower; held: Authority | null }>()

  function unfollow(table: string): void {
    const followed = follows.get(table)
    follows.delete(table)
    if (followed !== undefined) followed.held?.unfollow(followed.follower)
  }

  return {
    has: (table: string): boolean => follows.has(table),
    /** from which of its seats this socket looks at a table */
    eyes: (table: string): Seat | undefined => follows.get(table)?.follower.as,

    follow: async (
      { person, ids }: SessionHolder,
      { id, table, seen, as }: Asked<'follow'>,
    ): Promise<void> => {
      if (!follows.has(table) && follows.size >= most)
        return refuse(id, 'too-many', `one socket follows at most ${most} tables`)
      unfollow(table)
      const follower: Follower = { person, ids, muted, send: frame, ...(as !== undefined && { as }) }
      const mine: { follower: Follower; held: Authority | null } = { follower, held: null }
      follows.set(table, mine)
      const settled = (given: Answer): void => {
        if ('refused' in given && follows.get(table) === mine) follows.delete(table)
        answer(id, given)
      }
      const held = await tables.find(table)
      if (held === null) return settled(UNKNOWN)
      mine.held = held
      await held.follow(follower, seen, settled)
      // The socket may have gone, or asked anew, while the table was being read.
      if (follows.get(table) !== mine || !isOpen()) held.unfollow(follower)
    },

    unfollow,

    story: async ({ id, table }: Asked<'story'>): Promise<void> => {
      const followed = follows.get(table)
      const found = (await followed?.held?.story()) ?? null
      // By now somebody else may look at the table through this socket.
      const isOurs = follows.get(table) === followed
      const role = found === null || !isOurs ? 'nobody' : roleOf(found.state, followed!.follower)
      if (found === null || role === 'nobody') return refuse(id, 'unknown', 'this table is not followed')
      const { state, told } = found
      tell({ t: 'story', id, table, version: seenVersion(state, role), ...storyFor(state, told, role) })
    },

    /** The socket has gone. */
    over: (): void => {
      for (const table of [...follows.keys()]) unfollow(table)
    },
  }
}
