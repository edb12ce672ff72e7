import type { FromServer } from '@midden/protocol'
import { followers, type Subscriber } from './followers.ts'
import { openLine } from './line.ts'
import { type Order, type OrderReply, orders } from './orders.ts'
import type { WirePorts } from './ports.ts'

/**
 * The one socket of a page. It opens with the first follower and closes after the last, comes back by itself, asks
 * for exactly what was missed, and sends every command under one id until it is answered.
 */
export function openWire(ports: WirePorts) {
  const say = (message: object): void => line.say(message)
  const following = followers(say, ports)
  const pending = orders(say, ports)

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
  const line = openLine(ports, { wanted: following.any, stands: following.stand, hear })

  return {
    follow(follower: Subscriber): () => void {
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
    /** Asks for the story; it comes as a frame with this id. */
    story: (table: string): string => {
      const id = ports.chance()
      say({ t: 'story', id, table })
      return id
    },
    order: (order: Order): Promise<OrderReply> => pending.give(order),
    wake: line.wake,
    retry: line.retry,
    now: line.now,
  }
}

export type Wire = ReturnType<typeof openWire>
