import type { Action, Barred } from '@midden/kernel'
import type { Face } from '../games/contract.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { useText } from '../text/text.ts'
import { Amount } from './amount.tsx'
import { BarredLine, OptionLine } from './option-line.tsx'
import { doing, keysOf, type OptionRow, sameAction } from './pick.ts'
import { SomeOf } from './some-of.tsx'
import type { Narrow } from './use-narrow.ts'
import type { Picking } from './use-pick.ts'
import './options.css'

interface Props {
  link: TableLink
  state: TableView
  face: Face
  picking: Picking
}

const keyOf = ({ act, n, ns, with: side }: Action): string => [act, n, ns, side].join('/')

function One({ action, number, ...props }: Props & { action: Action; number: number }) {
  const { link, state, face, picking } = props
  return (
    <OptionLine
      does={doing(action)}
      number={number}
      title={link.game.words.action(state.view, action)}
      note={face.detail?.(state.view, action, link.aids)}
      pressed={sameAction(picking.picked, action)}
      onPick={() => picking.pick(action)}
    />
  )
}

function NotNow({ link, state, barred }: { link: TableLink; state: TableView; barred: Barred }) {
  const { act, n, reason, clauses } = barred
  const title = link.game.words.action(state.view, n === undefined ? { act } : { act, n })
  return <BarredLine title={title} reason={reason} clauses={clauses} />
}

function Lines({ rows, first, ...props }: Props & { rows: readonly OptionRow[]; first: number }) {
  let number = first
  return rows.map((row) => {
    if (row.kind === 'one') {
      number++
      return <One key={keyOf(row.action)} {...props} action={row.action} number={number} />
    }
    const start = number
    number += keysOf([row]).length
    if (row.kind === 'amount')
      return (
        <Amount
          key={row.act}
          row={row}
          first={start}
          picked={props.picking.picked}
          pick={props.picking.pick}
          select={props.picking.select}
          label={(action) => props.link.game.words.action(props.state.view, action)}
          detail={(action) => props.face.detail?.(props.state.view, action, props.link.aids) ?? null}
        />
      )
    return <SomeOf key={row.act} {...props} row={row} first={start} />
  })
}

/** From here on no key is free. */
const NONE = 9

/**
 * The plain list: everything that may be done, numbered, and what may not with its reason. What hangs on a belt has no
 * number, and stands here only where all is wanted.
 */
export function Options({ narrow, all, ...props }: Props & { narrow: Narrow; all: boolean }) {
  const t = useText()
  const { link, state, face } = props
  const belt = face.Belt !== undefined
  const { rows, rights, long, text, setText } = narrow
  return (
    <>
      {long && (
        <label className="narrow">
          <span className="sr">{t.table.filter}</span>
          <input
            type="search"
            placeholder={t.table.filter}
            value={text}
            onChange={(e) => setText(e.target.value)}
          />
        </label>
      )}
      {long && rows.length === 0 && <p className="rest">{t.table.noMatch}</p>}
      <Lines {...props} rows={rows} first={0} />
      {state.question !== null &&
        state.barred.map((barred) => (
          <NotNow key={`${barred.act}/${barred.n}`} link={link} state={state} barred={barred} />
        ))}
      {rights.length > 0 && (all || !belt) && (
        <>
          <h2 className="label rights">{t.table.atAnyTime}</h2>
          <Lines
            {...props}
            rows={rights}
            first={belt || state.question === null ? NONE : keysOf(rows).length}
          />
        </>
      )}
    </>
  )
}
