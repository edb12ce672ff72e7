import type { Seat } from '@midden/kernel'
import { useEffect, useState } from 'react'
import type { TableLink } from '../link/table-link.ts'
import { useText } from '../text/text.ts'
import './seat-clock.css'

type Clock = NonNullable<TableLink['clock']>

/** 2:41, or 5 h, or 3 d. */
function spelled(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  if (seconds >= 2 * 86_400) return `${Math.floor(seconds / 86_400)} d`
  if (seconds >= 2 * 3600) return `${Math.floor(seconds / 3600)} h`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Looked at every second while it runs. */
function useLeft(clock: Clock, seat: Seat): number | null {
  const left = clock(seat)
  const [, tick] = useState(0)
  useEffect(() => {
    if (left === null) return
    const timer = setTimeout(() => tick((n) => n + 1), 1000)
    return () => clearTimeout(timer)
  })
  return left
}

/** Under this much time the clock is set in bold on black. */
const SHORT = 15_000

/** What is left of a seat's time; nothing where no clock runs. */
export function SeatClock({ clock, seat }: { clock: Clock; seat: Seat }) {
  const t = useText()
  const left = useLeft(clock, seat)
  if (left === null) return null
  const text = spelled(left)
  return (
    <span className="ticking" data-short={left < SHORT} role="timer" aria-label={t.table.left(text)}>
      {text}
    </span>
  )
}
