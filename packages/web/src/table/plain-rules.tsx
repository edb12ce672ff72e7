import type { Waiting } from '@midden/kernel'
import { useEffect, useState } from 'react'
import type { PlainBook, PlainRule } from '../games/box.ts'
import type { BoardProps, Face } from '../games/contract.ts'
import { loadPlainRules } from '../games/faces.ts'
import type { TableLink } from '../link/table-link.ts'
import { useSettings } from '../settings/settings.ts'
import { useText } from '../text/text.ts'
import { useLedger } from './rule-list.tsx'
import './plain-rules.css'

function usePlainBook(id: string): PlainBook | null {
  const { language } = useSettings()
  const [book, setBook] = useState<PlainBook | null>(null)
  useEffect(() => {
    let gone = false
    loadPlainRules(id, language).then((found) => {
      if (!gone) setBook(found)
    })
    return () => {
      gone = true
    }
  }, [id, language])
  return book
}

/** What only the reader is told about the question. */
function forYou(face: Face, props: BoardProps): { text?: string | undefined; clauses: string[] } {
  const { view, decision } = props
  if (decision === null) return { clauses: [] }
  const own = face.asks?.(props) ?? null
  const why = face.why?.(view, decision) ?? null
  return {
    text: own?.why ?? why?.text,
    clauses: [own?.clause, own?.whyClause, why?.clause].filter((clause) => clause !== undefined),
  }
}

/** The question that is open, and what the reader may do beside it: by the names of their steps. */
function decisionsOf({ question, waiting, viewer }: ReturnType<TableLink['state']>): Waiting[] {
  const asked = question ?? waiting.find(({ optional }) => !optional)
  const beside = waiting.filter(({ seat, optional }) => optional && seat === viewer)
  return [...(asked === undefined ? [] : [asked]), ...beside]
}

function Exact({ link, clauses, all }: { link: TableLink; clauses: readonly string[]; all(): void }) {
  const t = useText()
  const ledger = useLedger(link.game)
  return (
    <details className="exact">
      <summary>{t.why.exact}</summary>
      <dl>
        {clauses.map((id) => (
          <div key={id} className="rule">
            <dt>{id.slice(id.indexOf('-') + 1)}</dt>
            <dd>{ledger[id]}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn" onClick={all}>
        {t.why.all}
      </button>
    </details>
  )
}

function Plain({
  rule: [title, what, matters, ...asked],
  now,
}: {
  rule: PlainRule
  now?: string | undefined
}) {
  const t = useText()
  return (
    <>
      <h3 className="of">{title}</h3>
      <h4>{t.why.what}</h4>
      <p>{what}</p>
      <h4>{t.why.matters}</h4>
      <p>{matters}</p>
      {now !== undefined && (
        <div className="yours">
          <h4>{t.why.yours}</h4>
          <p>{now}</p>
        </div>
      )}
      {asked.map(([question, answer]) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </>
  )
}

interface Props {
  link: TableLink
  face: Face
  props: BoardProps
  /** opens the whole rule book */
  all(): void
}

/** What is asked, in plain words; the rule itself is one tap further. */
export function PlainRules({ link, face, props, all }: Props) {
  const book = usePlainBook(link.game.id)
  const decisions = decisionsOf(link.state())
  const { text, clauses } = forYou(face, props)
  if (book === null) return <div className="plain-rules" aria-busy="true" />
  const cited = [...new Set([...decisions.map(({ clause }) => clause), ...clauses])]
  return (
    <div className="plain-rules">
      {decisions.map(({ decision }, i) => {
        const rule = book[decision]
        return rule && <Plain key={decision} rule={rule} now={i === 0 ? text : undefined} />
      })}
      <Exact link={link} clauses={cited} all={all} />
    </div>
  )
}
