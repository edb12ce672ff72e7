import type { Seat } from '@midden/kernel'
import type { Beat } from '@midden/table'

/** A place in the story: what is not later has been told. */
export type Mark = Pick<Beat, 'move' | 'place'>

const KEY = 'midden.seen'
/** Tables that are remembered; the one not looked at for the longest time is forgotten first. */
const TABLES = 60

type All = readonly (readonly [seat: string, move: number, place: number])[]

function read(): All {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(all) ? (all as All) : []
  } catch {
    return []
  }
}

/** How far each seat of a table has been told, over all visits of this browser. */
export function seenAt(table: string) {
  const name = (seat: Seat): string => `${table} ${seat}`
  return {
    of(seat: Seat): Mark | null {
      const found = read().find(([one]) => one === name(seat))
      return found === undefined ? null : { move: found[1], place: found[2] }
    },
    keep(seat: Seat, { move, place }: Mark): void {
      const others = read().filter(([one]) => one !== name(seat))
      try {
        localStorage.setItem(KEY, JSON.stringify([...others, [name(seat), move, place]].slice(-TABLES)))
      } catch {
        // Then it is told once more after a reload.
      }
    },
  }
}

export type Seen = ReturnType<typeof seenAt>
