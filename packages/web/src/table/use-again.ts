import { useContext } from 'react'
import type { TableLink } from '../link/table-link.ts'
import { go } from '../router/router.tsx'
import { ServicesContext } from '../services.ts'

/** Deals the same table once more, or null where the table is not ours to deal. */
export function useAgain(link: TableLink): (() => Promise<void>) | null {
  const services = useContext(ServicesContext)
  if (link.journal() === null) return null
  return async () => {
    const [table, [opening]] = await Promise.all([
      services.shelf.get(link.id),
      services.shelf.entries(link.id),
    ])
    if (table === undefined || opening?.body.kind !== 'open') return
    const { options, aids = true, hints = true, strict = false } = opening.body
    const next = await services.deal(table.game, { seats: table.seats, options, aids, hints, strict })
    if (typeof next === 'string') go(`/table/${next}`)
  }
}
