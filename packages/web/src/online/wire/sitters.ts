import type { SeatRow } from '@midden/table'
import type { Sitter } from '../../link/table-link.ts'
import { otherNames } from '../../settings/names.ts'

/** Everybody at the table. Bots have no names of their own: each seat's bot is called the same to everybody. */
export function sittersOf(seats: readonly SeatRow[], mine: readonly number[]): Sitter[] {
  const people = seats.flatMap(({ kind, name }) => (kind === 'person' ? [name ?? ''] : []))
  const spare = otherNames(seats.length, people)
  return seats.map(({ kind, name, away }, seat): Sitter => {
    if (kind !== 'person') return { seat, name: spare[seat] ?? name ?? '', kind: 'bot' }
    const known: Sitter = { seat, name: name ?? '', kind: mine.includes(seat) ? 'here' : 'elsewhere' }
    return away ? { ...known, away: true } : known
  })
}
