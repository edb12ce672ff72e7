import type { Decision } from '@midden/bots'
import type { Sitter } from '../link/table-link.ts'
import { Link } from '../router/router.tsx'
import type { ReviewText } from './text/text.ts'

interface Props {
  t: ReviewText
  at: number
  decision: Decision | undefined
  sitters: readonly Sitter[]
  address: string
  tryIt: (() => void) | null
}

function Weighed({ t, decision, name }: { t: ReviewText; decision: Decision; name: string }) {
  const { words, chance, loss, best, reason, others } = decision
  const brings = reason === null ? '' : t.brings(reason.own, reason.rival)
  return (
    <>
      <dl className="versus">
        <div>
          <dt>{t.played(name)}</dt>
          <dd>
            {words} <b>{t.chance(chance)}</b>
          </dd>
        </div>
        {loss > 0 && (
          <div>
            <dt>{t.better}</dt>
            <dd>
              {best.words} <b>{t.chance(best.chance)}</b>
            </dd>
          </div>
        )}
      </dl>
      {reason !== null && (
        <p className="reason">
          {brings !== '' && `${brings[0]!.toUpperCase()}${brings.slice(1)}. `}
          {t.wins(loss, reason.lines)}
        </p>
      )}
      <details>
        <summary>{t.others(others.length)}</summary>
        <ul>
          {others.map((other) => (
            <li key={other.words}>
              {other.words} <b>{t.chance(other.chance)}</b>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

/** The move that is looked at: what was chosen, what would have been better and why, and the ways on from there. */
export function Moment({ t, at, decision, sitters, address, tryIt }: Props) {
  const before = Math.max(0, at - 1)
  const seat = decision === undefined ? '' : `&seat=${decision.seat}`
  return (
    <section className="review-moment" aria-live="polite">
      <h2>{at === 0 ? t.atStart : t.moment(at)}</h2>
      {decision === undefined ? (
        <p>{t.nothingHere}</p>
      ) : (
        <Weighed t={t} decision={decision} name={sitters[decision.seat]!.name} />
      )}
      <div className="row-actions">
        <Link className="btn" href={`${address}/replay?at=${before}${seat}`}>
          {t.board}
        </Link>
        {tryIt !== null && (
          <button type="button" className="btn" onClick={tryIt}>
            {t.tryIt}
          </button>
        )}
      </div>
      {tryIt !== null && <p className="note">{t.tryNote}</p>}
    </section>
  )
}
