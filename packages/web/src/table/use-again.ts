import { useContext } from 'react'
import { House } from '../house.ts'
import type { TableLink } from '../link/table-link.ts'
import { go } from '../router/router.tsx'

/** Deals the same table once more, or null where the table is not ours to deal. */
export function useAgain(link: TableLink): (() => Promise<void>) | null {
  const house = useContext(House)
  if (link.journal() === null) return null
  return async () => {
    const [table, [opening]] = await Promise.all([house.shelf.get(link.id), house.shelf.entries(link.id)])
    if (table === undefined || opening?.body.kind !== 'open') return
    const { options, aids = true, hints = true, strict = false } = opening.body
    const next = await house.deal(table.game, { seats: table.seats, options, aids, hints, strict })
    if (typeof next === 'string') go(`/table/${next}`)
  }
}
