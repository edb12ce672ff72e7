import { Bold } from '../../../table/bold.tsx'
import { total } from '../logic/known.ts'
import type { Lying } from '../logic/trace.ts'
import { usePanText } from '../text/text.ts'
import { Fan } from './card.tsx'
import './front.css'

/** "4 cards, total 17", which opens the front for a closer look. */
export function Sum({ values, onLook }: { values: readonly number[]; onLook?(): void }) {
  const t = usePanText()
  const text = <Bold text={t.sum(values.length, total(values))} />
  return onLook === undefined ? (
    <span className="sum">{text}</span>
  ) : (
    <button type="button" className="sum" onClick={onLook}>
      {text}
    </button>
  )
}

/** More cards than this cannot be told apart where a column is narrow. */
const READABLE = 5

/** "6 555 4 22": equal ones stand together. */
const grouped = (values: readonly number[]): string =>
  values.map((value, i) => (i > 0 && values[i - 1] !== value ? ` ${value}` : value)).join('')

/** A front: its cards, how many and what they add up to. */
export function Front({ cards, name, onLook }: { cards: readonly Lying[]; name: string; onLook(): void }) {
  const t = usePanText()
  const values = cards.map(({ value }) => value)
  return (
    <>
      <Fan cards={cards} label={t.frontOf(name, values.join(', '))} />
      <span className={values.length > READABLE ? 'digits many' : 'digits'} aria-hidden="true">
        {grouped(values)}
      </span>
      <Sum values={values} onLook={onLook} />
    </>
  )
}
