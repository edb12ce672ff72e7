import type { Choice, Decision } from '@midden/bots'
import { canonical } from '@midden/kernel'
import { useEffect, useMemo, useState } from 'react'
import { momentOf } from '../link/chronicle.ts'
import { lookOnly } from '../table/board-props.ts'
import { SeatToken } from '../table/seat-token.tsx'
import { BoardThen } from './board-then.tsx'
import { LabelSign } from './label-sign.tsx'
import type { Looking, Match } from './match.ts'
import { reasonOf } from './reason.ts'
import { placeIn } from './tale.ts'
import type { ReviewText } from './text/text.ts'
import { useSwipe } from './use-swipe.ts'
import './moment.css'

/** The table as the seat saw it that was to decide, and what the game says of its answers. */
function useThen({ face, reel, sitters }: Match, step: number, seat: number | null) {
  const [isReady, setReady] = useState(face.fetchReasons === undefined)
  useEffect(() => {
    let left = false
    // Without its reasons a game says a little less.
    face.fetchReasons?.().then(
      () => left || setReady(true),
      () => {},
    )
    return () => {
      left = true
    }
  }, [face])
  return useMemo(() => {
    const before = Math.max(0, step - 1)
    const state = momentOf(reel.table, reel.at(before), seat, sitters, before)
    const props = lookOnly({ aids: true }, state)
    return {
      state,
      detail: ({ action }: Pick<Choice, 'action'>) => face.detail?.(state.view, action, props.aids) ?? null,
      because: ({ action }: Pick<Choice, 'action'>) =>
        isReady ? (face.because?.(props, action) ?? null) : null,
    }
  }, [face, reel, sitters, step, seat, isReady])
}

type Then = ReturnType<typeof useThen>

function Weighed({
  t,
  match,
  decision,
  then,
}: {
  t: ReviewText
  match: Match
  decision: Decision
  then: Then
}) {
  const { step, seat, chance, loss, error, best, label } = decision
  const { name } = match.sitters[seat]!
  const played = { action: decision.played }
  const reason = reasonOf(t, match, decision, loss > 0 ? then.because(best) : null)
  return (
    <>
      <h2>
        <LabelSign label={label} /> {t.heads[label]}
      </h2>
      <dl className="versus">
        <div>
          <dt>
            <SeatToken seat={seat} name={name} />
            <span className="sr">{t.played(name)}</span>
          </dt>
          <dd>
            <b>{match.wordsOf(step, decision.played)}</b>
            <small>{then.detail(played)}</small>
          </dd>
          <dd className="chance">
            {t.chance(chance)}
            {loss > 0 && <small>{t.givenAway(loss)}</small>}
          </dd>
        </div>
        {loss > 0 && (
          <div>
            <dt>
              <LabelSign label="best" />
              <span className="sr">{t.better}</span>
            </dt>
            <dd>
              <b>{match.wordsOf(step, best.action)}</b>
              <small>{then.detail(best)}</small>
            </dd>
            <dd className="chance">
              {t.chance(chance + loss)}
              <small>{t.plusMinus(error * 2)}</small>
            </dd>
          </div>
        )}
      </dl>
      {reason !== '' && <p className="reason">{reason}</p>}
    </>
  )
}

/** All that could have been played instead, with their chances. */
function Others({
  t,
  match,
  decision: { step, others },
}: {
  t: ReviewText
  match: Match
  decision: Decision
}) {
  if (others.length === 0) return null
  return (
    <details>
      <summary className="btn">{t.others}</summary>
      <ul>
        {others.map((other) => (
          <li key={canonical(other.action)}>
            {match.wordsOf(step, other.action)} <b>{t.chance(other.chance)}</b>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface Props extends Looking {
  t: ReviewText
  /** to the decision before or after */
  turnOver(by: 1 | -1): void
  tryIt: (() => void) | null
}

/** The step that is looked at: its board, what was chosen, what would have been better and why, and the ways on from there. */
export function Moment({ t, match, review, turns, at, turnOver, tryIt }: Props) {
  const told = match.tale[at]!
  const { actor } = told
  const decision = review.decisions.find(({ step }) => step === at)
  const then = useThen(match, at, actor)
  const swipe = useSwipe(turnOver)
  const turn = turns.findIndex(({ step }) => step === at)
  const eyes = actor === null ? '' : `&seat=${actor}`
  return (
    <section className="review-then" aria-label={t.moment} {...swipe}>
      <BoardThen
        t={t}
        match={match}
        state={then.state}
        href={`${match.address}/replay?at=${Math.max(0, at - 1)}${eyes}`}
      />
      <div className="review-moment">
        <div className="review-where">
          <p>
            {placeIn(told)}
            {turn !== -1 && ` · ${t.turnNumber(turn + 1)}`}
          </p>
          <button type="button" className="btn" aria-label={t.before} onClick={() => turnOver(-1)}>
            ‹
          </button>
          <button type="button" className="btn" aria-label={t.next} onClick={() => turnOver(1)}>
            ›
          </button>
        </div>
        <div aria-live="polite">
          {decision === undefined ? (
            <>
              <h2>{actor === null ? t.atStart : `${match.sitters[actor]!.name}: ${told.words}`}</h2>
              <p>{review.pending.includes(at) ? t.stillWeighed : t.nothingHere}</p>
            </>
          ) : (
            <Weighed t={t} match={match} decision={decision} then={then} />
          )}
        </div>
        <div className="moment-ways">
          {decision !== undefined && <Others t={t} match={match} decision={decision} />}
          {tryIt !== null && actor !== null && (
            <button type="button" className="btn btn-go" onClick={tryIt}>
              {t.tryIt}
            </button>
          )}
        </div>
        {tryIt !== null && actor !== null && <p className="note">{t.tryNote}</p>}
      </div>
    </section>
  )
}
