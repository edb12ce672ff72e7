import { total } from '../logic/known.ts'
import type { Lying } from '../logic/trace.ts'
import { usePanText } from '../text/text.ts'
import { Bold } from './bold.tsx'
import { Fan } from './card.tsx'

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

/** A front: its cards, how many and what they add up to. */
export function Front({ cards, name, onLook }: { cards: readonly Lying[]; name: string; onLook(): void }) {
  const t = usePanText()
  const values = cards.map(({ value }) => value)
  return (
    <>
      <Fan cards={cards} label={t.frontOf(name, values.join(', '))} />
      <span className="digits" aria-hidden="true">
        {values.join(' ')}
      </span>
      <Sum values={values} onLook={onLook} />
    </>
  )
}
