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
