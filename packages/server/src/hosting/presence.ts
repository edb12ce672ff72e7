import type { Bus } from './bus.ts'
import type { Follower, Followers } from './followers.ts'

interface Present {
  seats: number[]
  watchers: number
}

/** Who has a socket open on a table, on this node and on the others. */
export function presence(table: string, bus: Bus, audience: Followers) {
  const elsewhere = new Map<string, Present>()
  let shown = ''

  const frame = (): string => {
    const all = [{ seats: audience.seats(), watchers: audience.watchers() }, ...elsewhere.values()]
    return JSON.stringify({
      t: 'presence',
      table,
      seats: [...new Set(all.flatMap(({ seats }) => seats))].sort((a, b) => a - b),
      watchers: all.reduce((sum, { watchers }) => sum + watchers, 0),
    })
  }

  const show = (fresh?: Follower): void => {
    const now = frame()
    if (now !== shown) audience.send(now)
    else fresh?.send(now)
    shown = now
  }

  const say = (): void => bus.say(['here', bus.node, table, audience.seats(), audience.watchers()])

  return {
    /** Somebody came (and must be told who else is there) or went, on this node. */
    changed: (fresh?: Follower): void => {
      if (fresh !== undefined && audience.size() === 1) bus.say(['who', bus.node, table])
      say()
      show(fresh)
    },
    say,
    hear: (node: string, seats: number[], watchers: number): void => {
      if (seats.length === 0 && watchers === 0) elsewhere.delete(node)
      else elsewhere.set(node, { seats, watchers })
      show()
    },
    /** A node has not been heard of for too long. */
    lost: (node: string): void => {
      if (elsewhere.delete(node)) show()
    },
  }
}
