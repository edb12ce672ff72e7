import type { Decision } from '@midden/bots'
import type { Viewer } from '@midden/kernel'
import { useState } from 'react'
import type { Sitter } from '../link/table-link.ts'
import { Segments } from '../screens/segments.tsx'
import { SeatToken } from '../table/seat-token.tsx'
import type { ReviewText } from './text/text.ts'

/** Shape and word tell a label, never a colour alone. */
const SIGNS = { best: '★', fine: '○', costly: '◣', gift: '✕' } as const

interface Props {
  t: ReviewText
  decisions: readonly Decision[]
  sitters: readonly Sitter[]
  me: Viewer
  at: number
  onStep(step: number): void
}

/** What was decided, move by move. */
export function Decisions({ t, decisions, sitters, me, at, onStep }: Props) {
  const [whose, setWhose] = useState<'yours' | 'all'>(me === null ? 'all' : 'yours')
  const shown = whose === 'all' ? decisions : decisions.filter(({ seat }) => seat === me)
  return (
    <section className="review-decisions">
      <h2>{t.decisions}</h2>
      {me !== null && (
        <Segments
          legend={t.decisions}
          value={whose}
          choices={[
            { value: 'yours', label: t.yours },
            { value: 'all', label: t.everybodys },
          ]}
          onChange={(value) => setWhose(value === 'all' ? 'all' : 'yours')}
        />
      )}
      {shown.length === 0 && <p>{t.none}</p>}
      <ol>
        {shown.map(({ step, seat, words, label, loss }) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === at ? 'step' : undefined}
              onClick={() => onStep(step)}
            >
              <span className="move">{step}</span>
              <SeatToken seat={seat} name={sitters[seat]!.name} />
              <span className="words">{words}</span>
              <span className={`label-${label}`}>
                <span aria-hidden="true">{SIGNS[label]} </span>
                {t.label[label]}
              </span>
              <span className="loss">{t.lost(loss)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
