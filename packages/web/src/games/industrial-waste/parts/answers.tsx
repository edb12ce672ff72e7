import type { Action } from '@midden/kernel'
import type { ReactNode } from 'react'
import { Amount } from '../../../table/amount.tsx'
import { Clauses } from '../../../table/clause.tsx'
import { rowsOf } from '../../../table/pick.ts'
import { noteOf, titleOf } from '../logic/notes.ts'
import type { WorksProps } from './props.ts'

/** The lines of a question beside an amount; null: the table's own list. */
function linesOf({ decision, menu, rights }: WorksProps): Action[] | null {
  if (decision === null) return null
  return rowsOf([...menu, ...rights]).flatMap((row) => (row.kind === 'one' ? [row.action] : []))
}

function Option({ props, action, number }: { props: WorksProps; action: Action; number: number }) {
  const { view, picked, pick, commit, aids } = props
  const pressed = picked?.act === action.act && picked.n === action.n
  const note = aids || action.act === 'set' ? noteOf(view, action) : null
  return (
    <button
      type="button"
      className="opt"
      aria-pressed={pressed}
      onClick={(event) => (pressed && event.detail === 0 ? commit() : pick(action))}
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
        />
      )}
      {lines.map((action, i) => (
        <Option key={`${action.act} ${action.n}`} props={props} action={action} number={i + 1} />
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

/** The number keys go through the lines. */
export const keys = (props: WorksProps): readonly (() => void)[] | null =>
  linesOf(props)?.map((action) => () => props.pick(action)) ?? null
