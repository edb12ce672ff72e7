import { NAME_LENGTH, PLAIN_PATTERN } from '@midden/protocol/client'
import type { SeatPlan } from '@midden/table'
import { CAST, characterOf } from '../../cast/cast.ts'
import { SeatToken } from '../../table/seat-token.tsx'
import { useText } from '../../text/text.ts'
import { useOnlineText } from '../text/text.ts'
import './seat-plans.css'

const choiceOf = (plan: SeatPlan): string => (plan.kind === 'bot' ? `bot ${plan.bot}` : plan.kind)

/** What a choice in the list means for a seat. */
function planFrom(value: string, was: SeatPlan): SeatPlan {
  if (value === 'open') return { kind: 'open' }
  if (value === 'reserved') return { kind: 'reserved', name: was.kind === 'reserved' ? was.name : '' }
  return { kind: 'bot', bot: value.slice('bot '.length) }
}

interface Props {
  seat: number
  plan: SeatPlan
  onChange(plan: SeatPlan): void
}

/** Open, reserved or a bot: one seat. */
export function SeatChoice({ seat, plan, onChange }: Props) {
  const shell = useText()
  const t = useOnlineText()
  return (
    <select
      aria-label={t.setUp.seat(seat + 1)}
      value={choiceOf(plan)}
      onChange={({ target }) => onChange(planFrom(target.value, plan))}
    >
      <option value="open">{t.setUp.open}</option>
      <option value="reserved">{t.setUp.reserved}</option>
      {plan.kind === 'bot' && characterOf(plan.bot)?.bot !== plan.bot && (
        <option value={choiceOf(plan)}>{t.setUp.bot(plan.bot)}</option>
      )}
      {CAST.map(({ bot, name }) => (
        <option key={bot} value={`bot ${bot}`}>
          {t.setUp.bot(`${name}, ${shell.cast.roles[bot][1]}`)}
        </option>
      ))}
    </select>
  )
}

interface Plans {
  seats: SeatPlan[]
  /** one's own */
  own: number
  onChange(seats: SeatPlan[]): void
}

/** Who may sit where. */
export function SeatPlans({ seats, own, onChange }: Plans) {
  const shell = useText()
  const t = useOnlineText()
  const change = (seat: number) => (plan: SeatPlan) =>
    onChange(seats.map((each, i) => (i === seat ? plan : each)))
  return (
    <ol className="seat-fields">
      {[...seats.entries()].map(([seat, plan]) => (
        <li key={seat}>
          <SeatToken
            seat={seat}
            name={plan.kind === 'reserved' ? plan.name : String(seat + 1)}
            bot={plan.kind === 'bot' ? plan.bot : null}
          />
          {seat === own ? (
            <b>{t.setUp.you}</b>
          ) : (
            <SeatChoice seat={seat} plan={plan} onChange={change(seat)} />
          )}
          {plan.kind === 'reserved' && (
            <input
              aria-label={t.setUp.reservedName(seat + 1)}
              value={plan.name}
              maxLength={NAME_LENGTH}
              pattern={PLAIN_PATTERN}
              title={shell.settings.nameNote}
              required
              onChange={({ target }) => change(seat)({ kind: 'reserved', name: target.value })}
            />
          )}
        </li>
      ))}
    </ol>
  )
}
