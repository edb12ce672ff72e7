import type { WorksView } from '@midden/industrial-waste'
import type { Action } from '@midden/kernel'
import type { ReactNode } from 'react'
import { Amount } from '../../../table/amount.tsx'
import { BarredLine, OptionLine } from '../../../table/option-line.tsx'
import { doing, quickFigures, rowsOf } from '../../../table/pick.ts'
import { keysOf } from '../logic/keys.ts'
import { noteOf, titleOf } from '../logic/notes.ts'
import { cardOf } from '../logic/plays.ts'
import { ask } from '../text/en-ask.ts'
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
  return (
    <OptionLine
      does={doing(action)}
      number={number}
      title={titleOf(view, action)}
      note={aids || action.act === 'set' ? noteOf(view, action) : null}
      pressed={picked?.act === action.act && picked.n === action.n}
      onPick={() => pick(action)}
    />
  )
}

/** What the list folds away for: sets are taken on the board, cards are played from the hand. */
export const handIsList = (_view: WorksView, decision: string): boolean =>
  decision === 'set' || decision === 'turn'

/** The card a play is about; the Adviser where it pays back a loan. */
const isAbout = (picked: Action | null, { act, n }: Action): boolean => {
  if (act === 'pass' || act === 'credit') return true
  if (picked === null || act === 'set') return false
  const kind = cardOf({ act, ...(n !== undefined && { n }) })
  return kind !== null && kind === cardOf(picked)
}

/** The ways of the card that is lifted, each with what it does, and what is no card; the rest is on the board. */
export function few(props: WorksProps): ReactNode {
  const lines = linesOf(props)
  const { decision, view, picked, barred } = props
  if (lines === null || decision === null || !handIsList(view, decision)) return null
  const numbers = keysOf(lines, view.sets.length)
  const lifted = picked === null ? null : cardOf(picked)
  return (
    <>
      {picked === null && decision === 'turn' && <p className="rest">{ask.hand.tapCard}</p>}
      {lines.map(
        (action, i) =>
          isAbout(picked, action) && (
            <Option key={`${action.act} ${action.n}`} props={props} action={action} number={numbers[i]!} />
          ),
      )}
      {barred.map(
        ({ act, n, reason, clauses }) =>
          lifted !== null &&
          cardOf(n === undefined ? { act } : { act, n }) === lifted && (
            <BarredLine
              key={`${act} ${n}`}
              title={titleOf(view, n === undefined ? { act } : { act, n })}
              reason={reason}
              clauses={clauses}
            />
          ),
      )}
    </>
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
        <BarredLine
          key={`${act} ${n}`}
          title={titleOf(view, n === undefined ? { act } : { act, n })}
          reason={reason}
          clauses={clauses}
        />
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
