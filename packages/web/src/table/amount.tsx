import { Icon } from '../art/icons.tsx'
import type { Face } from '../games/contract.ts'
import type { TableLink, TableState } from '../link/table-link.ts'
import { useText } from '../text/text.ts'
import type { Row } from './pick.ts'
import type { Picking } from './use-pick.ts'

interface Props {
  link: TableLink
  state: TableState
  face: Face
  picking: Picking
  row: Extract<Row, { kind: 'amount' }>
}

/** A few figures one tap away: the smallest, and the next ones. */
const quickFigures = (from: number, to: number): number[] =>
  Array.from({ length: Math.min(5, to - from + 1) }, (_, i) => from + i)

/** An amount: minus, figure, plus, a slider, and quick figures. Nothing outside the range can be set. */
export function Amount({ link, state, face, picking, row: { act, from, to } }: Props) {
  const t = useText()
  const { picked } = picking
  const mine = picked?.act === act && picked.n !== undefined
  const n = mine ? picked.n! : from
  const set = (value: number): void => picking.pick({ act, n: Math.min(to, Math.max(from, value)) })
  const label = link.game.words.action(state.view, { act, n })
  const detail = face.detail?.(state.view, { act, n }) ?? null
  return (
    <div className="amount" data-picked={mine}>
      <div className="stepper">
        <button
          type="button"
          className="btn"
          aria-label={t.table.less}
          aria-disabled={mine && n === from}
          onClick={() => set(mine ? n - 1 : from)}
        >
          <Icon name="minus" />
        </button>
        <button type="button" className="figure" aria-pressed={mine} onClick={() => set(n)}>
          <b>{label}</b>
          {detail !== null && <small>{detail}</small>}
        </button>
        <button
          type="button"
          className="btn"
          aria-label={t.table.moreOf}
          aria-disabled={n === to}
          onClick={() => set(mine ? n + 1 : from)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <input
        type="range"
        min={from}
        max={to}
        value={n}
        aria-label={t.table.amount}
        aria-valuetext={label}
        onChange={(event) => set(Number(event.target.value))}
      />
      {to - from > 1 && (
        <div className="quick">
          {quickFigures(from, to).map((figure) => (
            <button
              type="button"
              key={figure}
              aria-pressed={mine && n === figure}
              onClick={() => set(figure)}
            >
              {figure}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
