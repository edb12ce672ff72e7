import { type KeyboardEvent, useState } from 'react'
import { Segments } from '../screens/segments.tsx'
import { SeatToken } from '../table/seat-token.tsx'
import { LabelSign } from './label-sign.tsx'
import { type Looking, ownOf } from './match.ts'
import { placeIn } from './tale.ts'
import type { ReviewText } from './text/text.ts'
import './decisions.css'

const WHICH = ['all', 'costly', 'turning'] as const

interface Props extends Looking {
  t: ReviewText
  onEyes(seat: number): void
}

/** Arrows move through the list, as the buttons come. */
function walk(event: KeyboardEvent<HTMLOListElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + by]?.focus()
  event.preventDefault()
}

/** What a seat decided, step by step; hatched where it is still to be weighed. */
export function Decisions({ t, match, review, turns, eyes, at, onStep, onEyes }: Props) {
  const [chosen, choose] = useState<string | number>('all')
  const which = WHICH.find((one) => one === chosen)!
  const { sitters, tale, me } = match
  const own = ownOf(review, eyes)
  const turning = new Set(turns.flatMap(({ step, by }) => (by === eyes ? [step] : [])))
  const lists = {
    all: own,
    costly: own.filter(({ label }) => label === 'costly' || label === 'gift'),
    turning: own.filter(({ step }) => turning.has(step)),
  }
  const pending = which === 'all' ? review.pending.filter((step) => tale[step]!.actor === eyes) : []
  const rows = [
    ...lists[which].map((decision) => ({ step: decision.step, decision })),
    ...pending.map((step) => ({ step, decision: null })),
  ].sort((a, b) => a.step - b.step)
  const { name } = sitters[eyes]!
  return (
    <section className="review-decisions">
      <header>
        <h2>{eyes === me ? t.yourDecisions : t.decisionsOf(name)}</h2>
        <Segments
          legend={t.which}
          value={which}
          choices={WHICH.map((value) => ({
            value,
            label: t[value](lists[value].length + (value === 'all' ? pending.length : 0)),
          }))}
          onChange={choose}
        />
        <fieldset className="review-eyes" aria-label={t.eyes}>
          {sitters.map((sitter) => (
            <button
              key={sitter.seat}
              type="button"
              aria-pressed={sitter.seat === eyes}
              aria-label={sitter.name}
              onClick={() => onEyes(sitter.seat)}
            >
              <SeatToken seat={sitter.seat} name={sitter.name} />
            </button>
          ))}
        </fieldset>
      </header>
      {rows.length === 0 && <p>{t.none}</p>}
      <ol onKeyDown={walk}>
        {rows.map(({ step, decision }) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === at ? 'step' : undefined}
              onClick={() => onStep(step)}
            >
              <span className="decision-where">{placeIn(tale[step]!)}</span>
              <b>
                {tale[step]!.words}
                {decision !== null && decision.loss > 0 && (
                  <small>{t.betterWas(match.wordsOf(step, decision.best.action))}</small>
                )}
              </b>
              {decision === null ? (
                <span className="pending">
                  <span className="sr">{t.stillWeighed}</span>
                </span>
              ) : (
                <>
                  <span className="graded" data-label={decision.label}>
                    <LabelSign label={decision.label} />
                    {t.label[decision.label]}
                  </span>
                  <span className="loss">{t.lost(decision.loss)}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
