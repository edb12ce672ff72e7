import type { Seat } from '@midden/kernel'
import { useSyncExternalStore } from 'react'
import type { TableLink, TableState } from '../link/table-link.ts'

export const useTable = (link: TableLink): TableState => useSyncExternalStore(link.subscribe, link.state)

/** Names in sentences come between isolates, so that they can be set in bold and keep their own direction. */
export const OPEN = '\u2068'
export const SHUT = '\u2069'

export const namer =
  ({ sitters }: Pick<TableState, 'sitters'>): ((seat: Seat) => string) =>
  (seat) =>
    sitters[seat]?.name ?? `Seat ${seat + 1}`

export const marked =
  (who: (seat: Seat) => string): ((seat: Seat) => string) =>
  (seat) =>
    OPEN + who(seat) + SHUT
