import type { Game, Journal, Outcome, Viewer } from '@midden/kernel'
import { useContext, useState, useSyncExternalStore } from 'react'
import type { Sitter } from '../link/table-link.ts'
import { go } from '../router/router.tsx'
import type { LocalSeat } from '../save/saved-table.ts'
import { ServicesContext } from '../services.ts'
import { Chart } from './chart.tsx'
import { Decisions } from './decisions.tsx'
import { Moment } from './moment.tsx'
import type { ReviewState, Run } from './run.ts'
import { Sums } from './sums.tsx'
import type { ReviewText } from './text/text.ts'
import { verdict } from './verdict.ts'
import './review.css'

/** A match that is over, and who sat there. */
export interface Match {
  game: Game
  journal: Journal
  outcome: Outcome
  sitters: readonly Sitter[]
  me: Viewer
  address: string
  /** who would sit at a table that goes on from here; null: nobody of this device played */
  company: LocalSeat[] | null
}

function Bar({ t, run, now }: { t: ReviewText; run: Run; now: ReviewState }) {
  const { state, done, total } = now
  if (state === 'done') return null
  return (
    <div className="review-progress" role="status">
      <progress max={Math.max(1, total)} value={done} aria-label={t.weighed(done, total)} />
      <p>{state === 'failed' ? t.failed : state === 'paused' ? t.paused : t.weighed(done, total)}</p>
      <button type="button" className="btn" onClick={() => run.pause(state === 'weighing')}>
        {state === 'weighing' ? t.pause : t.goOn}
      </button>
    </div>
  )
}

/** A match weighed: how the chances went, what cost most, and what was luck. */
export function ReviewPage({ t, match, run }: { t: ReviewText; match: Match; run: Run }) {
  const services = useContext(ServicesContext)
  const now = useSyncExternalStore(run.subscribe, run.now)
  const [chosen, choose] = useState<number | null>(null)
  const { review } = now
  const { sitters, me, address, journal, outcome, company } = match
  if (review === null || review.steps.length <= journal.moves.length)
    return (
      <>
        <Bar t={t} run={run} now={now} />
        <p>{t.loading}</p>
      </>
    )
  const nameOf = (seat: number): string => sitters[seat]!.name
  const costliest = review.decisions
    .filter(({ seat, loss }) => loss > 0 && (me === null || seat === me))
    .reduce<number | null>((best, { step, loss }) => {
      const other = review.decisions.find((decision) => decision.step === best)
      return other !== undefined && other.loss >= loss ? best : step
    }, null)
  const at = chosen ?? costliest ?? review.turns[0]?.step ?? 0
  const { heading, sentence } = verdict(t, review, outcome, me, nameOf)

  async function tryFrom(plan: LocalSeat[]): Promise<void> {
    const moves = journal.moves.slice(0, Math.max(0, at - 1))
    go(`/table/${await services.keep({ ...journal, moves }, plan)}`)
  }

  const parts = { t, sitters, me, at, onStep: choose }
  return (
    <div className="review">
      <p className="verdict">
        <b>{heading}</b> {sentence}
      </p>
      <Bar t={t} run={run} now={now} />
      <Chart {...parts} review={review} />
      <section className="review-turns">
        <h2>{t.turns}</h2>
        {review.turns.length === 0 && <p>{t.noTurns}</p>}
        <ul>
          {review.turns.map(({ step, seat, change, kind }) => (
            <li key={step}>
              <button type="button" className="btn" onClick={() => choose(step)}>
                {t.turn(step, nameOf(seat), change, kind === 'choice')}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <Moment
        t={t}
        at={at}
        decision={review.decisions.find(({ step }) => step === at)}
        sitters={sitters}
        address={address}
        tryIt={company === null ? null : () => void tryFrom(company)}
      />
      <Sums t={t} review={review} sitters={sitters} />
      <Decisions {...parts} decisions={review.decisions} />
    </div>
  )
}
