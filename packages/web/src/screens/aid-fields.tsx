import { useText } from '../text/text.ts'
import { Segments } from './segments.tsx'

/** What the table may tell its players beyond what lies on it. */
export interface Aids {
  /** deltas and odds on options */
  aids: boolean
  /** what a bot would do */
  hints: boolean
}

export const ALL_AIDS: Aids = { aids: true, hints: true }

/** Both kinds of help, each with what it rests on. */
export function AidFields({ value, onChange }: { value: Aids; onChange(aids: Aids): void }) {
  const t = useText()
  const field = (key: keyof Aids, note: string) => (
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
    </>
  )
}
