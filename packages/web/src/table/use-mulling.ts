import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Mulling } from '../link/mulling.ts'
import type { TableLink } from '../link/table-link.ts'

/** A shorter thought is none to be waited for. */
const WORTH_SAYING_MS = 400

const NOBODY: readonly Mulling[] = []
const nobody = (): readonly Mulling[] => NOBODY

const isLong = ({ since }: Mulling): boolean => Date.now() - since >= WORTH_SAYING_MS

/** Who has been thinking for a while. */
export function useMulling(link: Pick<TableLink, 'subscribe' | 'mulling'>): readonly Mulling[] {
  const all = useSyncExternalStore(link.subscribe, link.mulling?.all ?? nobody, nobody)
  const [, look] = useState(0)
  const next = all.find((one) => !isLong(one))
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => look((n) => n + 1), next.since + WORTH_SAYING_MS - Date.now())
    return () => clearTimeout(timer)
  })
  return all.filter(isLong)
}
