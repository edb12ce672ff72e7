import { turnsOf } from '@midden/bots'
import { useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { Icon, Mark } from '../art/icons.tsx'
import { go, Link, usePage } from '../router/router.tsx'
import type { LocalSeat } from '../save/saved-table.ts'
import { ServicesContext } from '../services.ts'
import { inksOf, titleOf } from '../shelf/boxes.ts'
import { Accuracies } from './accuracy.tsx'
import { Chart } from './chart.tsx'
import { Decisions } from './decisions.tsx'
import { NothingOfYours } from './empty.tsx'
import { type Looking, type Match, ownOf } from './match.ts'
import { Moment } from './moment.tsx'
import { Pager } from './pager.tsx'
import { Progress } from './progress.tsx'
import type { ReviewState, Run } from './run.ts'
import { Sums } from './sums.tsx'
import type { ReviewText } from './text/text.ts'
import { headingOf, sentencesOf } from './verdict.ts'
import './review.css'

function Top({ t, match }: { t: ReviewText; match: Match }) {
  const { game, face, address, again, save } = match
  return (
    <header className="review-top">
      <Link className="brand" href="/" aria-label={t.home}>
        <Mark />
      </Link>
      <b className="plate">{face.plate ?? titleOf(game)}</b>
      <b>{t.title}</b>
      <div className="review-ways">
        <Link className="btn" href={`${address}/replay`}>
          <Icon name="again" />
          {t.replay}
        </Link>
        <button type="button" className="btn" onClick={save}>
          <Icon name="save" />
          {t.save}
        </button>
        {again !== null && (
          <button type="button" className="btn" onClick={again}>
            {t.again}
          </button>
        )}
      </div>
    </header>
  )
}

/** The step that says most: what cost the viewer most, else the largest swing, else the end. */
function mostTelling({ review, turns, eyes }: Omit<Looking, 'at' | 'onStep'>): number {
  const slips = ownOf(review, eyes).filter(({ loss }) => loss > 0)
  const costliest = slips.reduce<(typeof slips)[number] | null>(
    (top, one) => (top !== null && top.loss >= one.loss ? top : one),
    null,
  )
  return costliest?.step ?? turns[0]?.step ?? review.steps.length - 1
}

type Weighed = Omit<Looking, 'at' | 'onStep'> & {
  t: ReviewText
  now: ReviewState
  run: Run
  setEyes(seat: number): void
}

function Parts({ t, match, review, turns, eyes, setEyes }: Weighed) {
  const services = useContext(ServicesContext)
  const [chosen, choose] = useState<number | null>(null)
  const at = chosen ?? mostTelling({ match, review, turns, eyes })
  const own = ownOf(review, eyes)
  const { journal, company } = match
  const turnOver = (by: 1 | -1): void => {
    const next = by > 0 ? own.find(({ step }) => step > at) : own.findLast(({ step }) => step < at)
    if (next !== undefined) choose(next.step)
  }
  async function tryFrom(plan: LocalSeat[], me: number): Promise<void> {
    const moves = journal.moves.slice(0, Math.max(0, at - 1))
    go(`/table/${await services.tryAgain({ ...journal, moves }, plan, me)}`)
  }
  const { me } = match
  const tryIt = company === null || me === null ? null : () => void tryFrom(company, me)
  const looking: Looking = { match, review, turns, eyes, at, onStep: choose }
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      const isElsewhere = !(target instanceof Element) || target.closest('.review-decisions') === null
      if (key.toLowerCase() === 't' && !isElsewhere && !ctrlKey && !metaKey && !altKey) tryIt?.()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  return (
    <>
      <Chart t={t} {...looking} />
      <Moment t={t} {...looking} turnOver={turnOver} tryIt={tryIt} />
      <div className="review-side">
        <Sums t={t} {...looking} />
        <Accuracies t={t} {...looking} />
        <Decisions t={t} {...looking} onEyes={setEyes} />
      </div>
      <Pager t={t} own={own} tale={match.tale} at={at} turnOver={turnOver} />
    </>
  )
}

/** A match weighed: how the chances went, what cost most, and what was luck. */
export function ReviewPage({ t, match, run }: { t: ReviewText; match: Match; run: Run }) {
  const now = useSyncExternalStore(run.subscribe, run.now)
  const [eyes, setEyes] = useState(match.me)
  const title = titleOf(match.game)
  const heading = usePage(t.pageTitle(title))
  const { review } = now
  const isThere = review !== null && review.steps.length > match.journal.moves.length
  const turns = isThere && eyes !== null ? turnsOf(review.steps, review.decisions, eyes) : []
  return (
    <div className="review" style={inksOf(match.game.id)}>
      <Top t={t} match={match} />
      <main className="review-page">
        <section className="review-verdict">
          <h1 ref={heading} tabIndex={-1} className="display">
            {headingOf(t, match)}
          </h1>
          {isThere && eyes !== null && <p>{sentencesOf(t, match, review, turns, eyes)}</p>}
          <Progress t={t} run={run} now={now} />
        </section>
        {eyes === null && <NothingOfYours t={t} match={match} title={title} onEyes={setEyes} />}
        {isThere && eyes !== null && (
          <Parts
            key={eyes}
            t={t}
            match={match}
            review={review}
            turns={turns}
            eyes={eyes}
            setEyes={setEyes}
            now={now}
            run={run}
          />
        )}
      </main>
    </div>
  )
}
