import { CLOSE, type FromClient, PROTOCOL } from '@midden/protocol'
import { redeemed, type SessionHolder, type Tickets } from '../people/sessions.ts'
import type { Time } from '../time.ts'
import type { Replies } from './replies.ts'

const HELLO_MS = 5000

/** The first message of a socket says who it is; a socket that says nothing is closed. */
export function greeting(
  people: Tickets,
  time: Time,
  { refuse, close }: Pick<Replies, 'refuse' | 'close'>,
  note: (reason: string) => void,
) {
  let greeted = false
  const hurry = time.after(HELLO_MS, () => close(CLOSE.unwelcome, 'no hello'))
  return {
    /** Whoever has said hello; null if that was refused. */
    hello: async ({ id, v, ticket }: Extract<FromClient, { t: 'hello' }>): Promise<SessionHolder | null> => {
      if (greeted) {
        refuse(id, 'not-now', 'hello was said already')
        return null
      }
      greeted = true
      if (v !== PROTOCOL) {
        refuse(id, 'malformed', `this server speaks protocol ${PROTOCOL}`)
        close(CLOSE.unwelcome, 'another protocol')
        return null
      }
      const known = await redeemed(people, ticket, time.now())
      if (known === null) {
        note('wrong ticket')
        refuse(id, 'unwelcome', 'the ticket is not valid (any more)')
        close(CLOSE.unwelcome, 'no valid ticket')
        return null
      }
      hurry()
      return known
    },
    /** The socket has gone. */
    over: hurry,
  }
}
