import type { Action, Offer } from '@midden/kernel'
import { type ComponentProps, useEffect } from 'react'
import { Bold } from '../table/bold.tsx'
import { Clauses } from '../table/clause.tsx'
import type { LessonPlace } from '../table/lesson-place.ts'
import { saying, useLesson } from './place.ts'
import { pointsAt } from './points.ts'
import { beatAt } from './run.ts'
import { useLessonText } from './text/text.ts'
import { useLit } from './use-lit.ts'

/** So long somebody looks for it alone, in milliseconds. */
const ALONE = 20_000

function Dots({ place, count }: { place: number; count: number }) {
  const t = useLessonText()
  return (
    <span className="beats">
      <span aria-hidden="true">
        {Array.from({ length: count }, (_, i) => i).map((i) => (
          <i key={i} data-is={i < place ? 'done' : i === place ? 'now' : 'to come'} />
        ))}
      </span>
      {t.of(place + 1, count)}
    </span>
  )
}

/** The controls that the right answer takes next. */
export function usePoints(offers: readonly Offer[], picked: Action | null): string | null {
  const { lesson, at } = useLesson()
  const asks = at.phase === 'asks' && at.tried === null
  return asks ? pointsAt(beatAt(lesson.chapter, at).does[at.step] ?? [], offers, picked) : null
}

/** What to do now, and what came of it. It stands in the question's place: beside the choices, over nothing. */
export function Beat({ state, picking, heading, why }: ComponentProps<LessonPlace['Beat']>) {
  const t = useLessonText()
  const { lesson, at } = useLesson()
  const { chapter } = lesson
  const beat = beatAt(chapter, at)
  const asks = at.phase === 'asks' && at.tried === null
  const ended = at.phase === 'why' || at.phase === 'over'
  const points = usePoints([...state.menu, ...state.rights], picking.picked)
  const right = chapter.reasons.flatMap((reason) => (reason.right === true ? reason.at : [])).join(', ')
  const shows = at.phase === 'over' ? right : ended || at.tried !== null ? null : (beat.shows ?? null)
  const shown = lesson.shown()
  useLit(points, shows, shown)
  useEffect(() => {
    if (!asks || shown) return
    const timer = setTimeout(lesson.showMe, ALONE)
    return () => clearTimeout(timer)
  }, [asks, shown, lesson])

  const showMe = (): void => {
    if (ended) {
      lesson.choose(chapter.reasons.findIndex(({ right }, i) => right === true && !at.found.includes(i)))
      return
    }
    lesson.showMe()
    const target = points === null ? null : document.querySelector<HTMLElement>(points)
    target?.scrollIntoView({ block: 'nearest' })
    target?.focus()
  }
  const mark = at.tried === null ? at.phase : 'tried'
  const { refusal } = picking
  return (
    <div className="question beat" data-is={mark} data-points={points ?? undefined}>
      <span className="you">{t.mark[mark]}</span>
      <div className="what">
        <h1 ref={heading} tabIndex={-1}>
          <span role="status">
            <Bold text={saying({ lesson, at })} />
          </span>
        </h1>
        {at.tried !== null && <span className="why">{t.onlyTry}</span>}
        {asks && at.place === 0 && refusal === null && <span className="why">{t.triesAllowed}</span>}
        {refusal !== null && (
          <span className="why refused" role="alert">
            {refusal.reason} <Clauses ids={refusal.clauses} />
          </span>
        )}
        <span className="helps">
          {!ended && <Dots place={at.place} count={chapter.beats.length} />}
          {(asks || at.phase === 'why') && (
            <button type="button" className="btn btn-plain" onClick={showMe}>
              {t.showMe}
            </button>
          )}
          {asks && (
            <button type="button" className="btn btn-plain" onClick={why}>
              {t.why}
            </button>
          )}
        </span>
      </div>
    </div>
  )
}
