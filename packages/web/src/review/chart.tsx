import type { KeyboardEvent } from 'react'
import { Segments } from '../screens/segments.tsx'
import { changeSettings, type Settings, useSettings } from '../settings/settings.ts'
import { Ends, Flags, Rounds } from './around.tsx'
import { ChartTable } from './chart-table.tsx'
import { Lines } from './lines.tsx'
import type { Looking } from './match.ts'
import { across, closelyTo } from './plot.ts'
import { placeIn } from './tale.ts'
import type { ReviewText } from './text/text.ts'
import { TurnMark } from './turn-mark.tsx'
import './chart.css'

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

function Field(props: Looking & { t: ReviewText }) {
  const { t, match, review, eyes, at, onStep } = props
  const { steps } = review
  const last = steps.length - 1
  const says = match.sitters
    .map(({ seat, name }) => t.chartSays(name, steps[0]!.chance[seat]!, steps[last]!.chance[seat]!))
    .join(' ')
  const told = match.tale[at]!
  function press(event: KeyboardEvent): void {
    const to = STEPS[event.key]?.(at, last)
    if (to === undefined) return
    event.preventDefault()
    onStep(Math.min(last, Math.max(0, to)))
  }
  const close = closelyTo(steps)
  return (
    <div
      className="curve"
      role="slider"
      tabIndex={0}
      aria-label={says}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={`${placeIn(told)}. ${told.words} ${t.chance(steps[at]!.chance[eyes]!)}`}
      onKeyDown={press}
      onClick={({ clientX, currentTarget }) => {
        const { left, width } = currentTarget.getBoundingClientRect()
        onStep(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))))
      }}
    >
      <Lines {...props} />
      {close < last && (
        <small className="rough-only" style={{ left: `${across(steps, close) * 100}%` }}>
          {t.firstPass}
        </small>
      )}
    </div>
  )
}

/** The chances of all seats over the match, printed on the game's stock; its table is one tap away. */
export function Chart(props: Looking & { t: ReviewText }) {
  const { t, match } = props
  const { charts } = useSettings()
  const isShared = match.sitters.length === 2
  return (
    <section className="review-chart" aria-labelledby="review-chart">
      <header>
        <h2 id="review-chart">{t.chart}</h2>
        <p>{isShared ? t.sharedNote : t.chartNote}</p>
        <Segments<Settings['charts']>
          legend={t.showAs}
          value={charts}
          choices={[
            { value: 'chart', label: t.asChart },
            { value: 'table', label: t.asTable },
          ]}
          onChange={(chosen) => changeSettings({ charts: chosen })}
        />
      </header>
      {charts === 'table' ? (
        <ChartTable {...props} />
      ) : (
        <>
          <div className="plot">
            <Flags {...props} />
            <div className="scale" aria-hidden="true">
              {[100, 75, 50, 25, 0].map((share) => (
                <span key={share}>{share === 100 ? t.chance(1) : share}</span>
              ))}
            </div>
            <Field {...props} />
            <Ends {...props} />
            <Rounds {...props} />
          </div>
          <p className="key">
            <span>
              <TurnMark shape="yours" />
              {t.shapes.yours}
            </span>
            <span>
              <TurnMark shape="draw" />
              {t.shapes.draw}
            </span>
            <span>
              <TurnMark shape="theirs" />
              {t.shapes.theirs}
            </span>
            <span>
              <i className="ruled" />
              {isShared ? t.shapes.shares : t.shapes.band}
            </span>
          </p>
        </>
      )}
    </section>
  )
}
