import type { Action, RareRight } from '@midden/kernel'
import { useState } from 'react'
import type { Face } from '../games/contract.ts'
import type { TableLink } from '../link/table-link.ts'
import { useText } from '../text/text.ts'
import { Clause } from './clause.tsx'
import { rowsOf } from './pick.ts'
import { useLedger } from './rule-list.tsx'
import { useTable } from './use-table.ts'
import './rare-rights.css'

interface One {
  action: Action
  clause: string
}
const onesOf = ({ clause, offer }: RareRight): One[] =>
  rowsOf([offer]).flatMap((row) => (row.kind === 'one' ? [{ action: row.action, clause }] : []))

/** The question takes the focus when it comes up; a drawer may be longer than its window. */
const bringUp = (element: HTMLElement | null): void => element?.focus()

interface Props {
  link: TableLink
  face: Face
  done(): void
}

/** Rights outside of play, such as leaving for good: each says what it does, by which clause, and asks once more. */
export function RareRights({ link, face, done }: Props) {
  const t = useText()
  const { rare, view } = useTable(link)
  const ledger = useLedger(link.game)
  const [asked, ask] = useState('')
  const [refused, refuse] = useState('')
  const rights = rare.flatMap(onesOf)
  if (rights.length === 0) return null
  const send = async (action: Action): Promise<void> => {
    const refusal = await link.act(action)
    if (refusal === null) done()
    else refuse(refusal.reason)
  }
  return (
    <section className="rare" aria-label={t.more.rare}>
      <h3 className="label">{t.more.rare}</h3>
      {rights.map(({ action, clause }) => {
        const name = link.game.words.action(view, action)
        if (asked !== name)
          return (
            <button key={name} type="button" className="btn" onClick={() => ask(name)}>
              {t.more.ask(name)}
            </button>
          )
        return (
          <div key={name} ref={bringUp} tabIndex={-1} role="alertdialog" aria-label={name}>
            <p>
              {face.sure?.(view, action) ?? ledger[clause]} {t.more.never} <Clause id={clause} />
            </p>
            <button type="button" className="btn" onClick={() => send(action)}>
              {t.more.yes(name)}
            </button>
            <button type="button" className="btn" onClick={() => ask('')}>
              {t.more.no}
            </button>
            <p role="alert">{refused}</p>
          </div>
        )
      })}
    </section>
  )
}
