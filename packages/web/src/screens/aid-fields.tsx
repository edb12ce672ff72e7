import { useText } from '../text/text.ts'
import { Segments } from './segments.tsx'

/** What the table may tell its players beyond what lies on it, and whether it gives anything back. */
export interface Aids {
  /** deltas and odds on options */
  aids: boolean
  /** what a bot would do */
  hints: boolean
  /** what is drawn or seen stands, even if all others would agree */
  strict: boolean
}

export const ALL_AIDS: Aids = { aids: true, hints: true, strict: false }

/** Both kinds of help, each with what it rests on; and what can be taken back. */
export function AidFields({ value, onChange }: { value: Aids; onChange(aids: Aids): void }) {
  const t = useText()
  const field = (key: 'aids' | 'hints', note: string) => (
    <Segments
      legend={t.setUp[key]}
      value={value[key] ? 'yes' : 'no'}
      choices={[
        { value: 'yes', label: t.setUp.yes },
        { value: 'no', label: t.setUp.no },
      ]}
      note={note}
      onChange={(chosen) => onChange({ ...value, [key]: chosen === 'yes' })}
    />
  )
  return (
    <>
      {field('aids', t.setUp.aidsNote)}
      {field('hints', t.setUp.hintsNote)}
      <Segments
        legend={t.setUp.takeBacks}
        value={value.strict ? 'no' : 'yes'}
        choices={[
          { value: 'yes', label: t.setUp.ifAgreed },
          { value: 'no', label: t.setUp.neverBack },
        ]}
        note={t.setUp.takeBacksNote}
        onChange={(chosen) => onChange({ ...value, strict: chosen === 'no' })}
      />
    </>
  )
}
