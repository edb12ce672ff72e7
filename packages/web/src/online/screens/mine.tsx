import type { TableSummary } from '@midden/protocol'
import { type ReactNode, useEffect } from 'react'
import { Frame } from './frame.tsx'
import { OnlineRow } from './rows.tsx'
import { NOW_AND_THEN, useAsked } from './use-asked.ts'
import './mine.css'

interface Props {
  which: 'mine' | 'finished'
  most: number
  none: ReactNode
  /** told how many of them wait for us */
  onTurns?: (turns: number) => void
}

/** A few own tables on the server, among those of this browser. Silence of the server is no news here. */
export function OnlineMine({ which, most, none, onTurns }: Props) {
  const { answer, refused } = useAsked<{ tables: TableSummary[] }>(
    navigator.onLine ? `tables/${which}` : null,
    NOW_AND_THEN,
  )
  const tables = [...(answer?.tables ?? [])].sort((a, b) => Number(b.myTurn) - Number(a.myTurn))
  const turns = tables.filter(({ myTurn }) => myTurn).length
  useEffect(() => onTurns?.(turns), [onTurns, turns])
  if (tables.length === 0) return answer === null && refused === null && navigator.onLine ? null : none
  return (
    <Frame>
      <div className="online-tables">
        {tables.slice(0, most).map((table) => (
          <OnlineRow key={table.table} table={table} />
        ))}
      </div>
    </Frame>
  )
}
