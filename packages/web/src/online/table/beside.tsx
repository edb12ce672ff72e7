import { useEffect, useState } from 'react'
import { useOnlineText } from '../text/text.ts'
import { useAtTable } from './at-table.ts'
import './beside.css'

/** Is the person here, or does a bot play the seat? A filled dot, an empty one, or the word. */
export function Beside({ seat }: { seat: number }) {
  const t = useOnlineText()
  const { feed, present } = useAtTable()
  const { kind, away } = feed.picture.seats[seat]!
  if (kind !== 'person') return null
  if (away && feed.picture.status === 'playing') return <span className="badge">{t.seat.away}</span>
  const here = present.includes(seat)
  return (
    <span className="presence" data-here={here} title={here ? t.seat.here : t.seat.gone}>
      <span className="sr">{here ? t.seat.here : t.seat.gone}</span>
    </span>
  )
}

/** 2:41, or 5 h, or 3 d. */
function spelled(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  if (seconds >= 2 * 86_400) return `${Math.floor(seconds / 86_400)} d`
  if (seconds >= 2 * 3600) return `${Math.floor(seconds / 3600)} h`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function useNow(now: () => number, running: boolean): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    if (!running) return
    setTime(now())
    const timer = setInterval(() => setTime(now()), 1000)
    return () => clearInterval(timer)
  }, [now, running])
  return time
}

/** Under this much time the clock is set in bold on black. */
const SHORT = 15_000

/** What is left of a seat's time, or dots where no clock runs. */
export function Clock({ seat }: { seat: number }) {
  const t = useOnlineText()
  const { session, feed } = useAtTable()
  const { me, match } = feed.picture
  const due = match?.waiting.find((row) => row.seat === seat && !row.optional)?.due ?? null
  const now = useNow(session.now, due !== null)
  if (due === null) return seat === me ? null : <span className="dots">…</span>
  const left = spelled(due - now)
  return (
    <span className="ticking" data-short={due - now < SHORT} role="timer" aria-label={t.seat.left(left)}>
      {left}
    </span>
  )
}
