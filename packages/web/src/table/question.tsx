import type { Refusal } from '@midden/kernel'
import { forwardRef } from 'react'
import type { Face } from '../games/contract.ts'
import type { TableLink, TableState } from '../link/table-link.ts'
import { type Text, useText } from '../text/text.ts'
import { Clause, Clauses } from './clause.tsx'
import { namer } from './use-table.ts'

interface Shown {
  mark: string
  kind: 'you' | 'waiting'
  title: string
  clause: string | null
  why: string | null
  whyClause: string | null
}

/** Who won, in words; a shared win names all. */
export function verdict(state: TableState, t: Text): string {
  const first = state.outcome?.ranking[0] ?? []
  const who = namer(state)
  if (state.viewer === null || !first.includes(state.viewer)) return t.end.wins(first.map(who))
  const others = first.filter((seat) => seat !== state.viewer)
  return others.length === 0 ? t.end.youWin : t.end.youShare(others.map(who))
}

function shown(link: TableLink, state: TableState, face: Face, t: Text): Shown {
  const { question, waiting, view, outcome } = state
  const { words } = link.game
  const who = namer(state)
  if (outcome !== null)
    return {
      mark: t.table.over,
      kind: 'waiting',
      title: verdict(state, t),
      clause: null,
      why: null,
      whyClause: null,
    }
  if (question !== null) {
    const why = face.why?.(view, question.decision) ?? null
    return {
      mark: t.table.you,
      kind: 'you',
      title: words.question(view, question.decision),
      clause: question.clause,
      why: why?.text ?? null,
      whyClause: why?.clause ?? null,
    }
  }
  const asked = waiting.filter(({ optional }) => !optional)
  const names = [...new Set(asked.map(({ seat }) => seat))].map(who)
  return {
    mark: t.table.wait,
    kind: 'waiting',
    title: names.length === 0 ? t.table.wait : t.table.waitFor(names),
    clause: asked[0]?.clause ?? null,
    why: asked[0] === undefined ? null : words.question(view, asked[0].decision),
    whyClause: null,
  }
}

interface Props {
  link: TableLink
  state: TableState
  face: Face
  hint: string | null
  refusal: Refusal | null
}

/** The black bar: what is asked, by which clause, and why. The yellow block says it is you. */
export const Question = forwardRef<HTMLHeadingElement, Props>(({ link, state, face, hint, refusal }, ref) => {
  const t = useText()
  const { mark, kind, title, clause, why, whyClause } = shown(link, state, face, t)
  return (
    <div className={`question on-black ${kind}`}>
      <span className="you">{mark}</span>
      <div className="what">
        <h1 ref={ref} tabIndex={-1}>
          {title}
        </h1>
        {clause !== null && <Clause id={clause} />}
        {why !== null && (
          <span className="why">
            {why} {whyClause !== null && <Clause id={whyClause} />}
          </span>
        )}
        {hint !== null && <span className="why hinted">{t.table.hinted(hint)}</span>}
        {refusal !== null && (
          <span className="why refused" role="alert">
            {refusal.reason} <Clauses ids={refusal.clauses} />
          </span>
        )}
      </div>
    </div>
  )
})
