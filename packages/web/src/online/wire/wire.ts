import type { FromServer } from '@midden/protocol'
import { chance } from './api.ts'
import { type Follower, followers } from './followers.ts'
import { openLine } from './line.ts'
import { type Answer, type Order, orders } from './orders.ts'

/**
 * The one socket of this page. It opens with the first follower and closes after the last, comes back by itself, asks
 * for exactly what was missed, and sends every command under one id until it is answered.
 */
function openWire() {
  const say = (message: object): void => line.say(message)
  const following = followers(say)
  const pending = orders(say)

  function hear(message: FromServer): void {
    if (message.t === 'welcome') {
      following.again()
      pending.again()
    }
    if (message.t === 'done' || message.t === 'refused') {
      following.answered(message)
      pending.answered(message)
    }
    following.hear(message)
  }
  const line = openLine({ wanted: following.any, stands: following.stand, hear })

  const wake = (): void => {
    if (document.visibilityState === 'visible') line.wake()
  }
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)

  return {
    follow(follower: Follower): () => void {
      following.add(follower)
      const standing = line.standing()
      follower.stands(standing === 'out' ? 'connecting' : standing)
      if (standing === 'open') following.ask(follower)
      else line.connect()
      return () => {
        following.remove(follower)
        if (!following.any()) line.hangUp()
      }
    },
    /** Asks for what a follower has missed. */
    again: following.ask,
    /** Asks for the story; it comes as a frame. */
    story: (table: string): void => say({ t: 'story', id: chance(), table }),
    order: (order: Order): Promise<Answer> => pending.give(order),
    retry: line.retry,
    now: line.now,
  }
}

let wire: ReturnType<typeof openWire> | null = null
export const theWire = (): ReturnType<typeof openWire> => {
  wire ??= openWire()
  return wire
}
