import { createContext, useContext } from 'react'
import type { Feed } from '../wire/feed.ts'
import type { SessionState, TableSession } from '../wire/session.ts'
import { sittersOf } from '../wire/sitters.ts'
import { useSession } from '../wire/use-session.ts'

/** The table this part of the page is about. */
export const SessionContext = createContext<TableSession>(null as unknown as TableSession)

interface AtTable extends SessionState {
  session: TableSession
  feed: Feed
  names: readonly string[]
}

/** The table as it stands; only inside of what is shown once the table is known. */
export function useAtTable(): AtTable {
  const session = useContext(SessionContext)
  const state = useSession(session)
  const feed = state.feed!
  const names = sittersOf(feed.picture.seats, feed.picture.mine).map(({ name }) => name)
  return { ...state, session, feed, names }
}
