import { type Bot, company, quickBots } from '@midden/bots'
import type { Game } from '@midden/kernel'
import { NAME_LENGTH, PLAIN_PATTERN } from '@midden/protocol/client'
import type { SeatPlan } from '../save/saved-table.ts'
import { SeatToken } from '../table/seat-token.tsx'
import { useText } from '../text/text.ts'

/** Who looks ahead does so only where the game lends its wits to that; Gus plays as the steady one does. */
const botsFor = (game: Game | null): readonly Bot[] =>
  game?.wits === undefined ? quickBots : [...quickBots, ...company.filter(({ name }) => name !== 'gus')]

interface Props {
  game: Game | null
  seats: SeatPlan[]
  onChange(seats: SeatPlan[]): void
}

/** Each seat: a name, and a person at this device or a bot. */
export function SeatFields({ game, seats, onChange }: Props) {
  const t = useText()
  const change = (seat: number, part: Partial<SeatPlan>): void =>
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
            {botsFor(game).map((each) => (
              <option key={each.name} value={each.name}>
                {t.setUp.bot(t.setUp.level[each.name] ?? each.name)}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ol>
  )
}
