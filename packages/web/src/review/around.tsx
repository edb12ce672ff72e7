import { vars } from '../style/vars.ts'
import { SeatToken } from '../table/seat-token.tsx'
import { placesOf } from '../table/use-table.ts'
import { useText } from '../text/text.ts'
import { type Looking, shapeOf } from './match.ts'
import { across, apart, down } from './plot.ts'
import { stretches } from './tale.ts'
import type { ReviewText } from './text/text.ts'
import { TurnMark } from './turn-mark.tsx'
import './around.css'

/** As shares of the field: what a number above it needs, also where it is narrow, and a name beside it; the least room for words. */
const FLAG = 0.045
const FLAG_NARROW = 0.115
const NAME = 0.13
const WORDS = 0.1
/** A shorter round or phase is not named. */
const PHASE = 0.06
/** More rounds than this are told by their first alone. */
const FEW = 4

const percent = (share: number): string => `${share * 100}%`

/** Turning points above the chart, numbered: a tap shows the moment. */
export function Flags({ t, match, review, turns, eyes, at, onStep }: Looking & { t: ReviewText }) {
  const { steps } = review
  const over = turns.map(({ step }) => across(steps, step))
  const places = apart(over, FLAG, 1)
  const close = apart(over, FLAG_NARROW, 1)
  return (
    <ol className="flags">
      {turns.map((turn, i) => {
        const { step, by, change } = turn
        const now = steps[step]!.chance[eyes]!
        const room = Math.max(0, (places[i + 1] ?? 1 + NAME) - places[i]! - FLAG)
        const who = by === null ? '' : match.sitters[by]!.name
        const words =
          by === null
            ? t.theDraw
            : by === eyes
              ? match.tale[step]!.words
              : `${who}: ${match.tale[step]!.words}`
        const fromTo = t.fromTo(now - change, now)
        return (
          <li
            key={step}
            style={vars({
              '--at': percent(places[i]!),
              '--at-narrow': percent(close[i]!),
              '--room': percent(room + FLAG),
            })}
          >
            <button
              type="button"
              aria-current={step === at ? 'step' : undefined}
              aria-label={t.turn(i + 1, words, fromTo)}
              onClick={() => onStep(step)}
            >
              <TurnMark shape={shapeOf(turn, eyes)} number={i + 1} />
              {room > WORDS && (
                <span className="flag-words">
                  <b>{words}</b>
                  <small>{fromTo}</small>
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** Who is whose line, at the end of it. */
export function Ends({ match: { sitters, outcome }, review: { steps } }: Looking) {
  const t = useText()
  const places = placesOf(outcome.ranking)
  const before = steps.at(-2) ?? steps.at(-1)!
  const tops = apart(
    sitters.map(({ seat }) => down(before.chance[seat]!)),
    NAME,
    1,
  )
  return (
    <ul className="ends">
      {sitters.map(({ seat, name }, i) => (
        <li key={seat} style={{ top: percent(tops[i]!) }}>
          <SeatToken seat={seat} name={name} />
          <span>
            <b>{name}</b>
            <small>
              {t.end.place(places.get(seat)!)}
              {outcome.scores !== null && `, ${t.end.points(outcome.scores[seat]!)}`}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Rounds, and where there is room for them their phases, under the chart. */
export function Rounds({ match: { tale }, review: { steps } }: Looking) {
  const rounds = stretches(tale, ({ round }) => round)
  const many = rounds.length > FEW
  const phases = many ? [] : stretches(tale, ({ round, phase }) => `${round}/${phase}`)
  const isShort = ({ from, to }: { from: number; to: number }): boolean =>
    across(steps, to + 1) - across(steps, from) <= PHASE
  const place = ({ from, to }: { from: number; to: number }) => ({
    left: percent(across(steps, from)),
    width: percent(across(steps, to + 1) - across(steps, from)),
  })
  return (
    <div className="rounds" aria-hidden="true">
      {rounds.map((round, i) => (
        <b key={round.from} style={place(round)}>
          {many && (i > 0 || isShort(round)) ? (/\d+/.exec(round.name)?.[0] ?? '') : round.name}
        </b>
      ))}
      {phases
        .filter((phase) => !isShort(phase))
        .map((phase) => (
          <small key={phase.from} style={place(phase)}>
            {tale[phase.from]!.phase}
          </small>
        ))}
    </div>
  )
}
