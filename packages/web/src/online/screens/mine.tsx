import type { TableSummary } from '@midden/protocol'
import { Frame } from './frame.tsx'
import { OnlineRow } from './rows.tsx'
import { useAsked } from './use-asked.ts'

interface List {
  tables: TableSummary[]
}

/** A few own tables on the server, among those of this browser. Silence of the server is no news here. */
export function OnlineMine({ which, most }: { which: 'mine' | 'finished'; most: number }) {
  const { answer } = useAsked<List>(navigator.onLine ? `tables/${which}` : null)
  const tables = [...(answer?.tables ?? [])].sort((a, b) => Number(b.myTurn) - Number(a.myTurn))
  return (
    <Frame>
      {tables.slice(0, most).map((table) => (
        <OnlineRow key={table.table} table={table} />
      ))}
    </Frame>
  )
}
