import { NAME_LENGTH, PLAIN_PATTERN } from '@midden/protocol/client'
import type { LocalSeat } from '../save/saved-table.ts'
import { botChoices } from '../shelf/seat-plan.ts'
import { SeatToken } from '../table/seat-token.tsx'
import { useText } from '../text/text.ts'
import './seat-fields.css'

interface Props {
  seats: LocalSeat[]
  onChange(seats: LocalSeat[]): void
}

/** Each seat: a name, and a person at this device or a bot. */
export function SeatFields({ seats, onChange }: Props) {
  const t = useText()
  const change = (seat: number, part: Partial<LocalSeat>): void =>
    onChange(seats.map((plan, i) => (i === seat ? { ...plan, ...part } : plan)))
  return (
    <ol className="seat-fields">
      {[...seats.entries()].map(([seat, { name, bot }]) => (
        <li key={seat}>
          <SeatToken seat={seat} name={name} />
          <input
            aria-label={`${t.setUp.name} ${seat + 1}`}
            value={name}
            maxLength={NAME_LENGTH}
            pattern={PLAIN_PATTERN}
            title={t.settings.nameNote}
            required
            onChange={({ target }) => change(seat, { name: target.value })}
          />
          <select
            aria-label={`${t.setUp.sits} ${seat + 1}`}
            value={bot ?? ''}
            onChange={({ target }) => change(seat, { bot: target.value === '' ? null : target.value })}
          >
            <option value="">{t.setUp.person}</option>
            {botChoices(bot).map((name) => (
              <option key={name} value={name}>
                {t.setUp.bot(t.setUp.level[name] ?? name)}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ol>
  )
}
