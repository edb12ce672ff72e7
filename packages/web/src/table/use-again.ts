import { useContext } from 'react'
import type { TableLink } from '../link/table-link.ts'
import { go } from '../router/router.tsx'
import { type Services, ServicesContext } from '../services.ts'

/** Deals a table of this browser once more, and goes there. */
export async function dealAgain(services: Services, id: string): Promise<void> {
  const [table, [opening]] = await Promise.all([services.shelf.get(id), services.shelf.entries(id)])
  if (table === undefined || opening?.body.kind !== 'open') return
  const { options, aids = true, hints = true, strict = false } = opening.body
  const next = await services.deal(table.game, { seats: table.seats, options, aids, hints, strict })
  if (typeof next === 'string') go(`/table/${next}`)
}

/** Deals the same table once more, or null where the table is not ours to deal. */
export function useAgain(link: TableLink): (() => Promise<void>) | null {
  const services = useContext(ServicesContext)
  return link.journal() === null ? null : () => dealAgain(services, link.id)
}
