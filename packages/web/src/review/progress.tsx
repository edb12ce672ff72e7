import { vars } from '../style/vars.ts'
import type { ReviewState, Run } from './run.ts'
import type { ReviewText } from './text/text.ts'
import './progress.css'

/** Seconds are told in such steps, longer times in minutes. */
const STEP = 5
const A_MINUTE = 60
const QUARTERS = 4

export function timeLeft(t: ReviewText, seconds: number | null): string {
  if (seconds === null) return ''
  return seconds > 2 * A_MINUTE
    ? t.minutesMore(Math.round(seconds / A_MINUTE))
    : t.secondsMore(Math.max(STEP, Math.ceil(seconds / STEP) * STEP))
}

/** How far the review is, until it is done. */
export function Progress({ t, run, now }: { t: ReviewText; run: Run; now: ReviewState }) {
  const { state, done, total, review, secondsLeft } = now
  if (state === 'done') return null
  const weighed = review?.decisions.length ?? 0
  const all = weighed + (review?.pending.length ?? 0)
  const counted = all === 0 ? t.firstLook : t.weighed(weighed, all)
  if (state === 'failed')
    return (
      <div className="review-alarm" role="alert">
        <p>
          <b>{t.failed(counted)}</b> {t.failedNote}
        </p>
        <button type="button" className="btn" onClick={() => run.pause(false)}>
          {t.goOn}
        </button>
      </div>
    )
  const share = total === 0 ? 0 : done / total
  const said = { opening: '', elsewhere: t.elsewhere, paused: t.paused, weighing: '' }[state]
  return (
    <div className="review-progress">
      <p>
        {said === '' ? <b>{t.weighing}</b> : <b>{said}</b>} {counted}
        {state === 'weighing' && all > 0 && secondsLeft !== null && `, ${timeLeft(t, secondsLeft)}`}.
      </p>
      <span
        className="mull"
        role="progressbar"
        aria-label={t.title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        style={vars({ '--done': share })}
      />
      {state !== 'elsewhere' && (
        <button type="button" className="btn" onClick={() => run.pause(state !== 'paused')}>
          {state === 'paused' ? t.goOn : t.pause}
        </button>
      )}
      {/* Spoken at quarters, not at every line. */}
      <span className="sr" role="status">
        {t.quarter(Math.floor(share * QUARTERS) * (100 / QUARTERS))}
      </span>
    </div>
  )
}
