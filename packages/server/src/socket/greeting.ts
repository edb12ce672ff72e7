import { CLOSE, type FromClient } from '@midden/protocol'
import { redeemed, type SessionHolder, type Tickets } from '../people/sessions.ts'
import type { Time } from '../time.ts'
import type { Replies } from './replies.ts'

const HELLO_MS = 5000

/** What a socket that says hello is looked up in. */
interface Doorstep {
  people: Tickets
  time: Time
  protocol: number
  /** what else has to be known of a person */
  recall(person: string): Promise<void>
}

/** The first message of a socket says who it is; a socket that says nothing is closed. */
export function greeting(
  { people, time, protocol, recall }: Doorstep,
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
      hurry()
      if (v !== protocol) {
        refuse(id, 'malformed', `this server speaks protocol ${protocol}`)
        close(CLOSE.unwelcome, 'another protocol')
        return null
      }
      try {
        const known = await redeemed(people, ticket, time.now())
        if (known !== null) {
          await recall(known.person)
          return known
        }
      } catch (error) {
        // The ticket may be used up: it has to come back with another.
        close(CLOSE.restart, 'come again')
        throw error
      }
      note('wrong ticket')
      refuse(id, 'unwelcome', 'the ticket is not valid (any more)')
      close(CLOSE.unwelcome, 'no valid ticket')
      return null
    },
    /** The socket has gone. */
    over: hurry,
  }
}
