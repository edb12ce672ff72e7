import { buckets } from '../limits.ts'
import type { ServerNode } from '../node.ts'
import { knownBy, type SessionHolder } from '../people/sessions.ts'
import { refusal } from '../refusal.ts'
import type { AnyRequest } from './types.ts'

export const COOKIE = 'midden'

/** Who sends a request, by its cookie. */
export function whoAsks({ store, time, limits }: ServerNode) {
  const perPerson = buckets(limits.person, time)
  const maybe = (request: AnyRequest): Promise<SessionHolder | null> =>
    knownBy(store.people, request.cookies[COOKIE], time.now())
  return {
    maybe,
    /** Somebody known, and not asking for too much. */
    known: async (request: AnyRequest): Promise<SessionHolder> => {
      const who = await maybe(request)
      if (who === null) throw refusal('unwelcome', 'say who you are first: POST /api/guest')
      if (!perPerson(who.person)) throw refusal('too-many', 'too many requests; wait a moment')
      return who
    },
  }
}
