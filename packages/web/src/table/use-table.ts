import type { Seat } from '@midden/kernel'
import { useSyncExternalStore } from 'react'
import type { SaveState, TableLink, TableView } from '../link/table-link.ts'

export const useTable = (link: TableLink): TableView => useSyncExternalStore(link.subscribe, link.state)
export const useKept = (link: TableLink): SaveState => useSyncExternalStore(link.subscribe, link.kept)

/** Names in sentences come between isolates, so that they can be set in bold and keep their own direction. */
export const OPEN = '\u2068'
export const SHUT = '\u2069'
/** After the opening isolate: this is the viewer's own name. */
export const MINE = '\u2060'
/** Splits a sentence at its names. */
export const NAMED = new RegExp(`(${OPEN}[^${SHUT}]*${SHUT})`)

export const namer =
  ({ sitters }: Pick<TableView, 'sitters'>): ((seat: Seat) => string) =>
  (seat) =>
    sitters[seat]?.name ?? `Seat ${seat + 1}`

/** The seat that is "you" for whoever reads; nobody's where several people share the device, or only watch. */
export function ownSeat({ sitters, viewer }: Pick<TableView, 'sitters' | 'viewer'>): Seat | null {
  const here = sitters.filter(({ kind }) => kind === 'here')
  return here.length === 1 && here[0]!.seat === viewer ? viewer : null
}

export const marked =
  (who: (seat: Seat) => string, mine: Seat | null): ((seat: Seat) => string) =>
  (seat) =>
    OPEN + (seat === mine ? MINE : '') + who(seat) + SHUT

/** Each seat's place; after two who share the second comes the fourth. */
export const placesOf = (ranking: readonly (readonly Seat[])[]): ReadonlyMap<Seat, number> =>
  new Map(
    ranking.flatMap((seats, i) =>
      seats.map((seat) => [seat, 1 + ranking.slice(0, i).flat().length] as const),
    ),
  )
