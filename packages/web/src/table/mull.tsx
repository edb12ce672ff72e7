import { useEffect, useState } from 'react'
import { MOST_MS } from '../cast/pace.ts'
import type { Mulling } from '../link/mulling.ts'
import { vars } from '../style/vars.ts'
import { useText } from '../text/text.ts'
import './mull.css'

const TICK_MS = 100
/** Told in quarters: whoever listens is not to be counted down to. */
const QUARTER = 25

/** Of the time that is allowed: it tells nothing of what is thought. */
function useUsed({ since }: Mulling): number {
  const [now, tick] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => tick(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.min(1, Math.max(0, (now - since) / MOST_MS))
}

/** A hatched line that fills while somebody thinks. */
export function MullLine({ mull, name }: { mull: Mulling; name: string }) {
  const t = useText()
  const used = useUsed(mull)
  return (
    <span
      className="thinking-line"
      style={vars({ '--used': `${Math.round(100 * used)}%` })}
      role="progressbar"
      aria-label={t.table.thinking(name)}
      aria-valuenow={QUARTER * Math.floor((100 * used) / QUARTER)}
    />
  )
}

/** How long it will take, in words. */
export function MullLeft({ mull }: { mull: Mulling }) {
  const t = useText()
  const left = Math.round(((1 - useUsed(mull)) * MOST_MS) / 1000)
  return t.table.thinkingLeft(left)
}

/** Somebody is waited for: three squares. */
export const Dots = () => (
  <span className="dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
)
