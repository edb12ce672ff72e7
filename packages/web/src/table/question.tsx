import type { Refusal } from '@midden/kernel'
import { forwardRef } from 'react'
import type { BoardProps, Caption, Face } from '../games/contract.ts'
import { useGameLang } from '../games/use-game-lang.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { type Text, useText } from '../text/text.ts'
import { Clause, Clauses } from './clause.tsx'
import { MullLine } from './mull.tsx'
import { SeatClock } from './seat-clock.tsx'
import { useMulling } from './use-mulling.ts'
import { namer } from './use-table.ts'
import './question.css'

type Shown = Caption & { mark: string; kind: 'you' | 'waiting' }

/** Who won, in words; a shared win names all. */
export function verdict(state: TableView, t: Text): string {
  const first = state.outcome?.ranking[0] ?? []
  const who = namer(state)
  if (state.viewer === null || !first.includes(state.viewer)) return t.end.wins(first.map(who))
  const others = first.filter((seat) => seat !== state.viewer)
  return others.length === 0 ? t.end.youWin : t.end.youShare(others.map(who))
}

function asked({ link, state, face, props }: Props, t: Text): Shown | null {
  const { question, view } = state
  if (question === null) return null
  const own = face.asks?.(props) ?? null
  if (own !== null) return { mark: t.table.you, kind: 'you', ...own }
  const title = link.game.words.question(view, question.decision)
  const why = face.why?.(view, question.decision) ?? null
  return {
    mark: t.table.you,
    kind: 'you',
    title,
    clause: question.clause,
    ...(why === null ? {} : { why: why.text }),
    ...(why?.clause === undefined ? {} : { whyClause: why.clause }),
  }
}

function waitingFor({ link, state }: Props, t: Text): Shown {
  const owed = state.waiting.filter(({ optional }) => !optional)
  const names = [...new Set(owed.map(({ seat }) => seat))].map(namer(state))
  const title = names.length === 0 ? t.table.wait : t.table.waitFor(names)
  const first = owed[0]
  if (first === undefined) return { mark: t.table.wait, kind: 'waiting', title }
  const { words } = link.game
  const why = (words.waits ?? words.question)(state.view, first.decision)
  return { mark: t.table.wait, kind: 'waiting', title, clause: first.clause, why }
}

function shown(all: Props, t: Text): Shown {
  const { state, face, props } = all
  if (state.outcome !== null)
    return {
      mark: t.table.over,
      kind: 'waiting',
      ...(face.verdict?.(props) ?? { title: verdict(state, t) }),
    }
  return asked(all, t) ?? waitingFor(all, t)
}

/** What a bot would do, and why. */
export interface Hint {
  /** the bot that gives it */
  from: string
  what: string
  why: string | null
  /** it is picked now, and only has to be committed */
  chosen: boolean
}

interface Props {
  link: TableLink
  state: TableView
  face: Face
  props: BoardProps
  hint: Hint | null
  refusal: Refusal | null
  /** says in plain words what is asked */
  why(): void
}

/** The black bar: what is asked, and why; what it means is a tap away. The yellow block says it is you. */
export const Question = forwardRef<HTMLHeadingElement, Props>((all, ref) => {
  const t = useText()
  const { hint, refusal } = all
  const { viewer } = all.state
  const lang = useGameLang()
  const ofGame = all.state.question !== null
  const { mark, kind, title, clause, why, whyClause, count } = shown(all, t)
  const owed = all.state.waiting.map(({ seat }) => seat)
  const thinking = useMulling(all.link).find(({ seat }) => owed.includes(seat))
  const mull = kind === 'waiting' && all.state.outcome === null ? thinking : undefined
  const thinker = mull === undefined ? '' : namer(all.state)(mull.seat)
  const hurry = all.link.mulling?.hurry ?? null
  return (
    <div className={`question on-black ${kind}`}>
      <span className="you">{mark}</span>
      <div className="what">
        <h1 ref={ref} tabIndex={-1} {...(ofGame ? lang : {})}>
          {mull === undefined ? title : t.table.thinking(thinker)}
        </h1>
        {clause !== undefined && <Clause id={clause} />}
        {all.state.outcome === null && (
          <button type="button" className="btn-why" onClick={all.why}>
            {t.why.ask}
          </button>
        )}
        {why !== undefined && (
          <span className="why" {...lang}>
            {why} {whyClause !== undefined && <Clause id={whyClause} />}
          </span>
        )}
        {hint !== null && (
          <span className="why hinted">
            {t.table.hinted(hint.from, hint.what)} <span {...lang}>{hint.why}</span>
          </span>
        )}
        {refusal !== null && (
          <span className="why refused" role="alert">
            <span {...lang}>{refusal.reason}</span> <Clauses ids={refusal.clauses} />
          </span>
        )}
      </div>
      {count !== undefined && <span className="count">{count}</span>}
      {kind === 'you' && viewer !== null && (all.link.clock?.(viewer) ?? null) !== null && (
        <span className="count">
          <SeatClock clock={all.link.clock!} seat={viewer} />
        </span>
      )}
      {mull !== undefined && hurry !== null && (
        <button type="button" className="hurry" aria-label={t.table.hurryWho(thinker)} onClick={hurry}>
          {t.table.hurry}
        </button>
      )}
      {mull !== undefined && <MullLine mull={mull} name={thinker} />}
    </div>
  )
})
