import type { FromServer } from '@midden/protocol'
import type { Refused } from '@midden/table'
import type { LineState } from './line.ts'
import { AGAIN_AFTER, isPassing, type OrderReply } from './orders.ts'
import type { WirePorts } from './ports.ts'

export interface Subscriber {
  table: string
  /** the version up to which everything is known */
  seen(): number | null
  /** which of several own seats looks; null: the first */
  as(): number | null
  hear(message: FromServer): void
  /** all that was missed has come */
  caughtUp(): void
  /** the table is private, or is not there */
  declined(refused: Refused): void
  stands(standing: LineState): void
}

/** Those on this page who want the news of a table. Each is asked for exactly what it has missed. */
export function followers(
  say: (message: object) => void,
  { chance, after }: Pick<WirePorts, 'chance' | 'after'>,
) {
  const all = new Set<Subscriber>()
  const asked = new Map<string, Subscriber>()

  function ask(follower: Subscriber): void {
    const id = chance()
    asked.set(id, follower)
    const as = follower.as()
    say({ t: 'follow', id, table: follower.table, seen: follower.seen(), ...(as !== null && { as }) })
  }

  return {
    any: (): boolean => all.size > 0,
    add: (follower: Subscriber): void => void all.add(follower),
    remove(follower: Subscriber): void {
      all.delete(follower)
      say({ t: 'unfollow', id: chance(), table: follower.table })
    },
    ask,
    /** The line is new: what was asked on the old one is not answered any more. */
    again(): void {
      asked.clear()
      for (const follower of all) ask(follower)
    },
    answered(answer: OrderReply): void {
      const follower = answer.id === null ? undefined : asked.get(answer.id)
      if (follower === undefined) return
      asked.delete(answer.id!)
      if (!all.has(follower)) return
      if (answer.t === 'done') follower.caughtUp()
      else if (isPassing(answer)) after(AGAIN_AFTER, () => all.has(follower) && ask(follower))
      else follower.declined(answer)
    },
    hear(message: FromServer): void {
      for (const follower of all)
        if (!('table' in message) || message.table === follower.table) follower.hear(message)
    },
    stand(standing: LineState): void {
      for (const follower of all) follower.stands(standing)
    },
  }
}
