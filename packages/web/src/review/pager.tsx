import type { Decision } from '@midden/bots'
import { placeIn, type Told } from './tale.ts'
import type { ReviewText } from './text/text.ts'

interface Props {
  t: ReviewText
  own: readonly Decision[]
  tale: readonly Told[]
  at: number
  turnOver(by: 1 | -1): void
}

/** At the bottom edge of a phone: through the decisions one by one. */
export function Pager({ t, own, tale, at, turnOver }: Props) {
  const nth = own.findIndex(({ step }) => step === at) + 1
  return (
    <nav className="review-pager on-black" aria-label={t.pager}>
      <button type="button" aria-label={t.before} onClick={() => turnOver(-1)}>
        ‹
      </button>
      <p>
        {nth === 0 ? t.betweenThem(own.length) : t.nthOf(nth, own.length)}
        <small>{placeIn(tale[at]!)}</small>
      </p>
      <button type="button" aria-label={t.next} onClick={() => turnOver(1)}>
        ›
      </button>
    </nav>
  )
}
