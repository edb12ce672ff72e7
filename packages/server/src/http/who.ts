import { buckets } from '../limits.ts'
import type { Node } from '../node.ts'
import { type Known, knownBy } from '../people/sessions.ts'
import { refusal } from '../refusal.ts'
import type { AnyRequest } from './types.ts'

export const COOKIE = 'midden'

/** Who sends a request, by its cookie. */
export function whoAsks({ store, time, limits }: Node) {
  const perPerson = buckets(limits.person, time)
  const maybe = (request: AnyRequest): Promise<Known | null> =>
    knownBy(store.people, request.cookies[COOKIE], time.now())
  return {
    maybe,
    /** Somebody known, and not asking for too much. */
    known: async (request: AnyRequest): Promise<Known> => {
      const who = await maybe(request)
      if (who === null) throw refusal('unwelcome', 'say who you are first: POST /api/guest')
      if (!perPerson(who.person)) throw refusal('too-many', 'too many requests; wait a moment')
      return who
    },
  }
}
