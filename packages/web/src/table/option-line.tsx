import type { ReactNode } from 'react'
import { useNumberKeys } from '../speech/use-key-of.ts'
import { useText } from '../text/text.ts'
import { Clauses } from './clause.tsx'
import './option-line.css'

interface Words {
  title: string
  note?: string | null | undefined
}

const Said = ({ title, note = null, before }: Words & { before?: string }) => (
  <span>
    {before !== undefined && <span className="sr">{before}</span>}
    <b>{title}</b>
    {note !== null && <small>{note}</small>}
  </span>
)

interface Line extends Words {
  /** what it picks, for lessons that point at it */
  does?: string
  /** its key; beyond nine it has none */
  number?: number | null
  pressed: boolean
  onPick(): void
  children?: ReactNode
}

/** One thing that may be done: its key, its name and what it means. */
export function OptionLine({ does, number = null, pressed, onPick, children, ...words }: Line) {
  const numberKey = useNumberKeys()
  return (
    <button
      type="button"
      className="opt"
      data-does={does}
      aria-pressed={pressed}
      {...numberKey(number)}
      onClick={onPick}
    >
      <span className="key" aria-hidden="true">
        {number !== null && number < 10 ? number : null}
      </span>
      <Said {...words} />
      {children}
    </button>
  )
}

/** One thing that may not be done now, why, and the rules that say so. */
export function BarredLine({
  title,
  reason,
  clauses,
}: {
  title: string
  reason: string
  clauses: readonly string[]
}) {
  const t = useText()
  return (
    <div className="opt opt-no">
      <span className="key" aria-hidden="true" />
      <Said before={t.table.notPossible} title={title} note={reason} />
      <span className="chips">
        <Clauses ids={clauses} />
      </span>
    </div>
  )
}
