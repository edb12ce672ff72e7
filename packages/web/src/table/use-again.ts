import { useContext } from 'react'
import { House } from '../house.ts'
import type { TableLink } from '../link/table-link.ts'
import { go } from '../router/router.tsx'

/** Deals the same table once more, or null where the table is not ours to deal. */
export function useAgain(link: TableLink): (() => Promise<void>) | null {
  const house = useContext(House)
  const journal = link.journal()
  if (journal === null) return null
  return async () => {
    const table = await house.shelf.get(link.id)
    if (table === undefined) return
    const next = await house.deal(table.game, {
      seats: table.seats,
      options: journal.options,
      aids: link.aids,
      hints: link.hints,
    })
    if (typeof next === 'string') go(`/table/${next}`)
  }
}
