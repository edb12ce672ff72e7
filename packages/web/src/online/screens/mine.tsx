import type { TableSummary } from '@midden/protocol'
import type { ReactNode } from 'react'
import { Frame } from './frame.tsx'
import { OnlineRow } from './rows.tsx'
import { useAsked } from './use-asked.ts'

interface Props {
  which: 'mine' | 'finished'
  most: number
  none: ReactNode
}

/** A few own tables on the server, among those of this browser. Silence of the server is no news here. */
export function OnlineMine({ which, most, none }: Props) {
  const { answer, refused } = useAsked<{ tables: TableSummary[] }>(
    navigator.onLine ? `tables/${which}` : null,
  )
  const tables = [...(answer?.tables ?? [])].sort((a, b) => Number(b.myTurn) - Number(a.myTurn))
  if (tables.length === 0) return answer === null && refused === null && navigator.onLine ? null : none
  return (
    <Frame>
      {tables.slice(0, most).map((table) => (
        <OnlineRow key={table.table} table={table} />
      ))}
    </Frame>
  )
}
