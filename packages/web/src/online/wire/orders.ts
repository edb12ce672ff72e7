import type { FromClient, Message, TableCommand } from '@midden/protocol'
import type { Refused } from '@midden/table'
import type { WirePorts } from './ports.ts'

type Without<T> = T extends { id: string } ? Omit<T, 'id'> : never
/** A command before it has its id. */
export type Order = Without<TableCommand | Extract<FromClient, { t: 'mute' }>>
export type OrderReply = Message<'done'> | Message<'refused'>

/** Where the server is busy, it is asked again so many milliseconds later. */
export const AGAIN_AFTER = 1000

/** Is it worth asking again? */
export const isPassing = ({ code }: Refused): boolean => code === 'unavailable' || code === 'too-many'

interface Pending {
  message: { id: string; t: string }
  settle(answer: OrderReply): void
}

/** Commands on their way: each is sent under one id until it is answered. */
export function orders(
  say: (message: object) => void,
  { chance, after }: Pick<WirePorts, 'chance' | 'after'>,
) {
  const pending = new Map<string, Pending>()
  return {
    give: (order: Order): Promise<OrderReply> =>
      new Promise((settle) => {
        const message = { ...order, id: chance() }
        pending.set(message.id, { message, settle })
        say(message)
      }),
    answered(answer: OrderReply): void {
      const command = answer.id === null ? undefined : pending.get(answer.id)
      if (command === undefined) return
      const { message, settle } = command
      if (answer.t === 'refused' && answer.code === 'unavailable') {
        // Whether it was saved is not known: the same id is safe to send again.
        after(AGAIN_AFTER, () => pending.has(message.id) && say(message))
        return
      }
      pending.delete(message.id)
      settle(answer)
    },
    /** The line is new. */
    again(): void {
      for (const { message } of pending.values()) say(message)
    },
  }
}
