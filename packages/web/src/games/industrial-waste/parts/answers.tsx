import type { Action } from '@midden/kernel'
import type { ReactNode } from 'react'
import { Amount } from '../../../table/amount.tsx'
import { Clauses } from '../../../table/clause.tsx'
import { doing, quickFigures, rowsOf } from '../../../table/pick.ts'
import { keysOf } from '../logic/keys.ts'
import { noteOf, titleOf } from '../logic/notes.ts'
import { t } from '../text/text.ts'
import type { WorksProps } from './props.ts'

/** The lines of a question beside an amount; null: the table's own list. */
function linesOf({ decision, menu, rights }: WorksProps): Action[] | null {
  if (decision === null) return null
  return rowsOf([...menu, ...rights]).flatMap((row) => (row.kind === 'one' ? [row.action] : []))
}

/** The bids that are one tap away. */
const quickIn = ({ menu }: WorksProps): Action[] =>
  rowsOf(menu).flatMap((row) =>
    row.kind === 'amount' ? quickFigures(row.from, row.to).map((n) => ({ act: row.act, n })) : [],
  )

function Option({ props, action, number }: { props: WorksProps; action: Action; number: number }) {
  const { view, picked, pick, aids } = props
  const pressed = picked?.act === action.act && picked.n === action.n
  const note = aids || action.act === 'set' ? noteOf(view, action) : null
  return (
    <button
      type="button"
      className="opt"
      data-does={doing(action)}
      aria-pressed={pressed}
      onClick={() => pick(action)}
    >
      <span className="key" aria-hidden="true">
        {number < 10 ? number : null}
      </span>
      <span>
        <b>{titleOf(view, action)}</b>
        {note !== null && <small>{note}</small>}
      </span>
    </button>
  )
}

/** Everything that may be done in a few words each, and what may not with its reason. */
export function answers(props: WorksProps): ReactNode {
  const lines = linesOf(props)
  if (lines === null) return null
  const { view, barred, menu, picked, pick, aids } = props
  const bid = rowsOf(menu).find((row) => row.kind === 'amount')
  const numbers = keysOf([...quickIn(props), ...lines], view.sets.length).slice(-lines.length)
  return (
    <>
      {bid !== undefined && (
        <Amount
          row={bid}
          picked={picked}
          pick={pick}
          select={props.select}
          label={(action) => titleOf(view, action)}
          detail={(action) => (aids ? noteOf(view, action) : null)}
          slider={false}
          written={t.euro}
        />
      )}
      {lines.map((action, i) => (
        <Option key={`${action.act} ${action.n}`} props={props} action={action} number={numbers[i]!} />
      ))}
      {barred.map(({ act, n, reason, clauses }) => (
        <div key={`${act} ${n}`} className="opt opt-no">
          <span className="key" aria-hidden="true" />
          <span>
            <b>{titleOf(view, n === undefined ? { act } : { act, n })}</b>
            <small>{reason}</small>
          </span>
          <span className="chips">
            <Clauses ids={clauses} />
          </span>
        </div>
      ))}
    </>
  )
}

/** The number keys: the quick bids, then the lines; a set has the key of its number. */
export function keys(props: WorksProps): readonly ((() => void) | undefined)[] | null {
  const lines = linesOf(props)
  if (lines === null) return null
  const found: (() => void)[] = []
  const all = [...quickIn(props), ...lines]
  keysOf(all, props.view.sets.length).forEach((key, i) => {
    found[key - 1] = () => props.pick(all[i]!)
  })
  return found
}
