import { NAME_LENGTH, PLAIN_PATTERN } from '@midden/protocol/client'
import { Icon } from '../art/icons.tsx'
import { characterOf } from '../cast/cast.ts'
import { Heap } from '../cast/portraits.tsx'
import { change, rename, type Seating, sendAway } from '../cast/seating.ts'
import type { LocalSeat } from '../save/saved-table.ts'
import { SeatToken } from '../table/seat-token.tsx'
import { useText } from '../text/text.ts'
import './seat-list.css'

interface Props {
  seating: Seating
  onChange(seating: Seating): void
  /** a person of this device takes the seat that is being filled */
  onPerson(): void
}

/** A person of this device, by a name that can be changed. */
function Person({
  seat,
  plan,
  seating,
  onChange,
}: { seat: number; plan: LocalSeat } & Omit<Props, 'onPerson'>) {
  const t = useText()
  return (
    <span className="who">
      <input
        aria-label={`${t.setUp.name} ${seat + 1}`}
        value={plan.name}
        maxLength={NAME_LENGTH}
        pattern={PLAIN_PATTERN}
        title={t.settings.nameNote}
        required
        onChange={({ target }) => onChange(rename(seating, seat, target.value))}
      />
      <small>{t.setUp.person}</small>
    </span>
  )
}

/** A bot, or nobody yet: tapped, it is the seat that is filled next. */
function Filled({
  seat,
  plan,
  seating,
  onChange,
}: { seat: number; plan: LocalSeat | null } & Omit<Props, 'onPerson'>) {
  const t = useText()
  const one = characterOf(plan?.bot)
  const now = seating.at === seat
  const about = one === null ? '' : `${t.cast.roles[one.bot][1]}, ${t.cast.roles[one.bot][0]}`
  return (
    <button type="button" className="who" aria-pressed={now} onClick={() => onChange(change(seating, seat))}>
      <b>{plan === null ? t.setUp.whoSits(seat + 1) : plan.name}</b>
      <small>{plan === null ? t.setUp.tapOne : now ? t.setUp.tapAnother : about}</small>
    </button>
  )
}

/** The seats of a table that is set up; the one being filled is yellow. */
export function SeatList({ seating, onChange, onPerson }: Props) {
  const t = useText()
  return (
    <ol className="seat-list" aria-label={t.setUp.seats}>
      {[...seating.places.entries()].map(([seat, plan]) => {
        const one = characterOf(plan?.bot)
        const now = seating.at === seat
        const parts = { seat, seating, onChange }
        return (
          <li key={seat} data-now={now}>
            <SeatToken seat={seat} name={plan?.name ?? String(seat + 1)} bot={plan?.bot ?? null} />
            {plan !== null && plan.bot === null ? (
              <Person {...parts} plan={plan} />
            ) : (
              <Filled {...parts} plan={plan} />
            )}
            {now ? (
              <button type="button" className="btn" onClick={onPerson}>
                {t.setUp.person}
              </button>
            ) : (
              one !== null && <Heap level={one.level} />
            )}
            {plan !== null && (
              <button
                type="button"
                className="send-away"
                aria-label={t.setUp.sendAway(plan.name)}
                onClick={() => onChange(sendAway(seating, seat))}
              >
                <Icon name="cross" />
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
