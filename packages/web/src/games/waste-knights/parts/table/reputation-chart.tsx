import type { Seat, Viewer } from '@midden/kernel'
import type { Account } from '@midden/waste-knights/fate'
import { SeatToken } from '../../../../table/seat-token.tsx'
import { stepsOf } from '../../logic/reputation.ts'
import { t } from '../../text/text.ts'

const WIDE = 720
const HIGH = 280
const LEFT = 30
const FOOT = 24
const TOP = 26
/** Lines of the same height lie side by side. */
const APART = 3

interface Props {
  account: Account
  /** the first has most */
  order: readonly Seat[]
  me: Viewer
  /** Reputation that opens the end of the mission; 0: it does not */
  goal: number
  who(seat: Seat): string
  names: readonly string[]
}

/** Reputation over the rounds: a stair for every knight, told apart by ink, line and initial. */
export function ReputationChart({ account, order, me, goal, who, names }: Props) {
  const last = Math.max(2, account.rounds.at(-1)?.round ?? 1)
  const totals = order.map((seat) => stepsOf(account, seat).at(-1)?.now ?? 0)
  const most = Math.max(4, goal, ...order.flatMap((seat) => stepsOf(account, seat).map(({ now }) => now)))
  const x = (at: number): number => LEFT + ((at - 0.5) / last) * (WIDE - LEFT)
  const y = (rep: number): number => HIGH - FOOT - (rep / most) * (HIGH - FOOT - TOP)
  const lane = (seat: Seat): number => (seat - (names.length - 1) / 2) * APART
  const stair = (seat: Seat): string =>
    stepsOf(account, seat)
      .map(({ at, now }) => `H${(x(at) + lane(seat)).toFixed(1)}V${(y(now) + lane(seat)).toFixed(1)}`)
      .join('')
  const marks = Array.from({ length: Math.floor(most / 2) + 1 }, (_, i) => i * 2)
  return (
    <figure className="stairs">
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={order.map((seat, i) => t.reputation.says(who(seat), totals[i]!)).join(' ')}
      >
        {marks.map((rep) => (
          <g key={rep}>
            <path className="grid" d={`M${LEFT} ${y(rep)}H${WIDE}`} />
            <text className="rep" x={LEFT - 8} y={y(rep) + 5}>
              {rep}
            </text>
          </g>
        ))}
        {Array.from({ length: last }, (_, i) => i + 1).map((round) => (
          <text key={round} className="round" x={x(round)} y={HIGH - 4}>
            {round}
          </text>
        ))}
        {goal > 0 && (
          <>
            <path className="goal" d={`M${LEFT} ${y(goal)}H${WIDE}`} />
            <text className="goal" x={LEFT + 8} y={y(goal) - 8}>
              {t.reputation.threshold(goal)}
            </text>
          </>
        )}
        {order.toReversed().map((seat) => (
          <g key={seat} data-seat={seat + 1} className={seat === me ? 'mine' : undefined}>
            <path d={`M${LEFT} ${y(0) + lane(seat)}${stair(seat)}H${WIDE}`} />
            {stepsOf(account, seat).map(({ at, now }) => (
              <circle key={at} cx={x(at) + lane(seat)} cy={y(now) + lane(seat)} r={seat === me ? 6 : 5} />
            ))}
          </g>
        ))}
      </svg>
      <ul>
        {order.map((seat, i) => (
          <li key={seat}>
            <SeatToken seat={seat} name={names[seat]!} />
            <span>{who(seat)}</span>
            <svg
              viewBox="0 0 32 8"
              aria-hidden="true"
              data-seat={seat + 1}
              className={seat === me ? 'mine' : undefined}
            >
              <path d="M0 4H32" />
            </svg>
            <b>{totals[i]}</b>
          </li>
        ))}
      </ul>
    </figure>
  )
}
