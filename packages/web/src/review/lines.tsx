import type { Looking } from './match.ts'
import { across, areaOf, bandOf, closelyTo, down, HIGH, lineOf, WIDE } from './plot.ts'

const QUARTERS = [0, 0.25, 0.5, 0.75, 1]
/** A shape on the line every so many steps at least, and about so many on a line. */
const LEAST_STRIDE = 4
const MARKS = 7

/** Two seats share one line: mine below it, the other's above. */
function Shares({ review: { steps }, eyes }: Looking) {
  return (
    <>
      <path className="own-below" d={areaOf(steps, eyes, 0)} />
      <path className="theirs-above" d={areaOf(steps, eyes, 1)} />
      <path className="how-sure" d={bandOf(steps, eyes)} />
    </>
  )
}

/** Ruled and hatched, in the ink of a seat: patterns are not stretched by much, and read by their direction. */
const Patterns = () => (
  <defs>
    <pattern id="review-ruled" width="8" height="5" patternUnits="userSpaceOnUse">
      <path d="M0 2h8" />
    </pattern>
    <pattern id="review-hatched" width="8" height="7" patternUnits="userSpaceOnUse">
      <path d="M0 7 8 0" />
    </pattern>
  </defs>
)

/** The chances of all seats with their doubt, and the step that is looked at. */
export function Lines(looking: Looking) {
  const { match, review, turns, eyes, at } = looking
  const { steps } = review
  const isShared = match.sitters.length === 2
  const seats = match.sitters.map(({ seat }) => seat).filter((seat) => seat !== eyes)
  const drawn = isShared ? [eyes] : [...seats, eyes]
  const close = closelyTo(steps)
  const last = steps.length - 1
  const stride = Math.max(LEAST_STRIDE, Math.ceil(steps.length / MARKS))
  const marks = steps.flatMap((_, step) =>
    drawn.filter((seat) => step < last && step % stride === seat % stride).map((seat) => ({ seat, step })),
  )
  return (
    <>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        <g data-seat={eyes + 1}>
          <Patterns />
        </g>
        {QUARTERS.map((share) => (
          <path key={share} className="gridline" d={`M0 ${down(share) * HIGH}H${WIDE}`} />
        ))}
        <path className="at-step" d={`M${across(steps, at) * WIDE} 0V${HIGH}`} />
        {isShared && <Shares {...looking} />}
        {!isShared &&
          drawn.map((seat) => (
            <path
              key={seat}
              className={seat === eyes ? 'band own' : 'band'}
              data-seat={seat + 1}
              d={bandOf(steps, seat)}
            />
          ))}
        {turns.map(({ step }) => (
          <path
            key={step}
            className="flagpole"
            d={`M${across(steps, step) * WIDE} 0V${down(steps[step]!.chance[eyes]!) * HIGH}`}
          />
        ))}
        {drawn.map((seat) => (
          <g key={seat} className={seat === eyes ? 'own' : undefined} data-seat={seat + 1}>
            <path className="line" d={lineOf(steps, seat, 0, close)} />
            <path className="line rough" d={lineOf(steps, seat, close, last)} />
          </g>
        ))}
      </svg>
      {marks.map(({ seat, step }) => (
        <i
          key={`${seat}/${step}`}
          className="seat-token"
          data-seat={seat + 1}
          style={{ left: `${across(steps, step) * 100}%`, top: `${down(steps[step]!.chance[seat]!) * 100}%` }}
        />
      ))}
      {turns.map(({ step }) => (
        <i
          key={step}
          className="ring"
          style={{ left: `${across(steps, step) * 100}%`, top: `${down(steps[step]!.chance[eyes]!) * 100}%` }}
        />
      ))}
    </>
  )
}
