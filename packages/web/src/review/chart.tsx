import type { Review } from '@midden/bots'
import type { Viewer } from '@midden/kernel'
import type { Sitter } from '../link/table-link.ts'
import type { ReviewText } from './text/text.ts'

const WIDE = 720
const HIGH = 240

type Steps = Review['steps']

const xOf = (steps: Steps, step: number): number => (step / Math.max(1, steps.length - 1)) * WIDE
const yOf = (chance: number): number => (1 - chance) * HIGH

const pathOf = (steps: Steps, of: (step: Steps[number]) => number): string =>
  steps
    .map((step, i) => `${i === 0 ? 'M' : 'L'}${xOf(steps, i).toFixed(1)} ${yOf(of(step)).toFixed(1)}`)
    .join('')

/** A seat's doubt as an area: there along the upper edge, back along the lower. */
const bandOf = (steps: Steps, seat: number): string =>
  `${pathOf(steps, ({ high }) => high[seat]!)}${steps
    .map((_, i) => steps.length - 1 - i)
    .map((i) => `L${xOf(steps, i).toFixed(1)} ${yOf(steps[i]!.low[seat]!).toFixed(1)}`)
    .join('')}Z`

interface Props {
  t: ReviewText
  review: Review
  sitters: readonly Sitter[]
  me: Viewer
  at: number
  onStep(step: number): void
}

/** The chances of all seats over the match; a tap chooses the moment. */
export function Chart({ t, review, sitters, me, at, onStep }: Props) {
  const { steps } = review
  const says = sitters
    .map(({ seat, name }) => t.chartSays(name, steps[0]!.chance[seat]!, steps.at(-1)!.chance[seat]!))
    .join(' ')
  return (
    <figure className="review-chart">
      <figcaption>
        <h2>{t.chart}</h2>
        <p className="note">{t.chartNote}</p>
      </figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list of decisions and the table choose the same by keys */}
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={says}
        onClick={({ clientX, currentTarget }) => {
          const { left, width } = currentTarget.getBoundingClientRect()
          onStep(Math.round(((clientX - left) / width) * (steps.length - 1)))
        }}
      >
        <path className="half" d={`M0 ${HIGH / 2}H${WIDE}`} />
        <path className="here" d={`M${xOf(steps, at)} 0V${HIGH}`} />
        {me !== null && <path className="band" data-seat={me + 1} d={bandOf(steps, me)} />}
        {sitters.map(({ seat }) => (
          <path
            key={seat}
            className={seat === me ? 'line mine' : 'line'}
            data-seat={seat + 1}
            d={pathOf(steps, ({ chance }) => chance[seat]!)}
          />
        ))}
      </svg>
      <ul className="key">
        {sitters.map(({ seat, name }) => (
          <li key={seat}>
            <svg viewBox="0 0 32 8" aria-hidden="true">
              <path className={seat === me ? 'line mine' : 'line'} data-seat={seat + 1} d="M0 4H32" />
            </svg>
            {name} {t.chance(steps[at]!.chance[seat]!)}
          </li>
        ))}
      </ul>
      <details>
        <summary>{t.asTable}</summary>
        <div className="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{t.move}</th>
                {sitters.map(({ seat, name }) => (
                  <th key={seat} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.map(({ index, chance }) => (
                <tr key={index}>
                  <th scope="row">{index}</th>
                  {sitters.map(({ seat }) => (
                    <td key={seat}>{t.chance(chance[seat]!)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
