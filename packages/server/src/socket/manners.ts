import { CLOSE } from '@midden/protocol'
import { idIn } from './reading.ts'
import type { Replies } from './replies.ts'

/** So much nonsense from one socket, or so many messages above the rate, and it is closed. */
const OFFENCES = 20
const FLOOD = 300

/** How much a socket may say, and how much of it may be nonsense. */
export function manners(
  mayTalk: () => boolean,
  { refuse, close }: Pick<Replies, 'refuse' | 'close'>,
  note: (reason: string) => void,
) {
  let offences = 0
  let over = 0
  return {
    /** Is this message above the rate? Then it has been answered. */
    tooFast: (data: unknown): boolean => {
      if (mayTalk()) return false
      if (++over === 1) note('flood')
      if (over >= FLOOD) close(CLOSE.flood, 'too many messages')
      else refuse(idIn(data), 'too-many', 'too many messages; wait a moment')
      return true
    },
    offended: (data: unknown): void => {
      if (++offences === 1) note('nonsense')
      refuse(idIn(data), 'malformed', 'this message does not follow the protocol')
      if (offences >= OFFENCES) close(CLOSE.nonsense, 'too much nonsense')
    },
  }
}
