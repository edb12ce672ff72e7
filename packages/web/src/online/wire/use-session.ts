import { useSyncExternalStore } from 'react'
import type { SessionState, TableSession } from './session.ts'

export const useSession = (session: TableSession): SessionState =>
  useSyncExternalStore(session.subscribe, session.state)
