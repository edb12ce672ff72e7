import type { Action } from '@midden/kernel'
import { useContext } from 'react'
import { Icon } from '../art/icons.tsx'
import { useGameLang } from '../games/use-game-lang.ts'
import { sentences } from '../speech/sentences.ts'
import { useNumberKeys } from '../speech/use-key-of.ts'
import { VoiceContext } from '../speech/voice.ts'
import { useText } from '../text/text.ts'
import { doing, type OptionRow, quickFigures } from './pick.ts'
import './amount.css'

interface Props {
  row: Extract<OptionRow, { kind: 'amount' }>
  picked: Action | null
  pick(action: Action): void
  select(action: Action): void
  label(action: Action): string
  detail(action: Action): string | null
  /** left out where plus, minus and the quick figures are enough */
  slider?: boolean
  /** how many number keys come before those of the quick figures */
  first?: number
  /** a figure as it is written on its button */
  written?(n: number): string
}

/** An amount: minus, figure, plus, a slider, and quick figures. Nothing outside the range can be set. */
export function Amount({
  row: { act, from, to },
  picked,
  pick,
  select,
  label,
  detail,
  slider = true,
  first = 0,
  written = String,
}: Props) {
  const t = useText()
  const { say } = useContext(VoiceContext)
  const { lang } = useGameLang()
  const numberKey = useNumberKeys()
  const mine = picked?.act === act && picked.n !== undefined
  const n = mine ? picked.n! : from
  const set = (value: number): number => {
    const next = Math.min(to, Math.max(from, value))
    select({ act, n: next })
    return next
  }
  // The buttons say only what they do: what it comes to is said here.
  const step = (value: number): void => {
    const next = { act, n: set(value) }
    say(sentences([label(next), detail(next)]), lang)
  }
  const note = detail({ act, n })
  return (
    <div className="amount" data-picked={mine}>
      <div className="stepper">
        <button
          type="button"
          className="btn"
          aria-label={t.table.less}
          aria-disabled={mine && n === from}
          onClick={() => step(mine ? n - 1 : from)}
        >
          <Icon name="minus" />
        </button>
        <button type="button" className="figure" aria-pressed={mine} onClick={() => pick({ act, n })}>
          <b>{label({ act, n })}</b>
          {note !== null && <small>{note}</small>}
        </button>
        <button
          type="button"
          className="btn"
          aria-label={t.table.moreOf}
          aria-disabled={n === to}
          onClick={() => step(mine ? n + 1 : from)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {slider && (
        <input
          type="range"
          min={from}
          max={to}
          value={n}
          aria-label={t.table.amount}
          aria-valuetext={label({ act, n })}
          onChange={(event) => set(Number(event.target.value))}
        />
      )}
      <div className="quick">
        {quickFigures(from, to).map((figure, i) => (
          <button
            type="button"
            key={figure}
            data-does={doing({ act, n: figure })}
            aria-pressed={mine && n === figure}
            {...numberKey(first + i + 1)}
            onClick={() => pick({ act, n: figure })}
          >
            {first + i < 9 && (
              <span className="key" aria-hidden="true">
                {first + i + 1}
              </span>
            )}
            {written(figure)}
          </button>
        ))}
      </div>
    </div>
  )
}
