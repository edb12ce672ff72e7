import type { SeatRow } from '@midden/table'
import { calledBeside } from '../../cast/cast.ts'
import type { Sitter } from '../../link/table-link.ts'

/** Everybody at the table. Each seat's bot is called the same to everybody, and never as a person there. */
export function sittersOf(seats: readonly SeatRow[], mine: readonly number[]): Sitter[] {
  const taken = seats.flatMap(({ kind, name }) => (kind === 'person' ? [name ?? ''] : []))
  return seats.map(({ kind, name, away, bot }, seat): Sitter => {
    if (kind !== 'person') {
      const called = calledBeside(taken, bot ?? '')
      if (kind === 'bot') taken.push(called)
      return { seat, name: called, kind: 'bot', ...(bot !== null && { bot }) }
    }
    const known: Sitter = { seat, name: name ?? '', kind: mine.includes(seat) ? 'here' : 'elsewhere' }
    return away ? { ...known, away: true } : known
  })
}
