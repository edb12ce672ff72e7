import { type RefObject, Suspense, useContext, useEffect, useRef, useState } from 'react'
import type { Playhead, PlayheadState } from '../beats/playhead.ts'
import { RecapBar, recapIn } from '../beats/recap.ts'
import { BeatLines, PassedOver, Saying } from '../beats/telling.tsx'
import type { BoardProps, Face } from '../games/contract.ts'
import { useGameLang } from '../games/use-game-lang.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { Guard } from '../screens/guard.tsx'
import { useSettings } from '../settings/settings.ts'
import { useText } from '../text/text.ts'
import { CompanyContext } from './company.ts'
import { LessonContext } from './lesson-place.ts'
import { Options } from './options.tsx'
import { Paused } from './paused.tsx'
import { doing, missing, sameAction } from './pick.ts'
import { type Hint, Question } from './question.tsx'
import { Result } from './result.tsx'
import { useLessonPoints } from './use-lesson-points.ts'
import type { Narrow } from './use-narrow.ts'
import type { Picking } from './use-pick.ts'
import './ask.css'

interface Props {
  link: TableLink
  state: TableView
  face: Face
  props: BoardProps
  picking: Picking
  narrow: Narrow
  hint: Hint | null
  heading: RefObject<HTMLHeadingElement | null>
  /** says in plain words what is asked */
  why(): void
  head: Playhead
  shown: PlayheadState
  showHappened(): void
}

/** The one yellow button of the screen says in words what it will do. */
function Commit({ link, state, face, props, picking }: Props) {
  const t = useText()
  const { picked, doubted } = picking
  const lacks = missing([...state.menu, ...state.rights], picked)
  const ready = picked !== null && lacks === 0
  const beside = face.beside?.(props) ?? null
  const lang = useGameLang()
  return (
    <div className="confirm">
      {beside !== null && (
        <button
          type="button"
          className="btn"
          data-does={doing(beside.action)}
          {...lang}
          onClick={() => picking.commit(beside.action)}
        >
          {beside.label}
        </button>
      )}
      <button
        type="button"
        className={ready ? 'btn btn-go' : 'btn'}
        aria-disabled={!ready}
        {...(ready ? lang : {})}
        onClick={() => ready && picking.commit()}
      >
        {ready
          ? ((sameAction(picked, doubted) ? face.sure?.(state.view, picked) : face.label?.(props, picked)) ??
            link.game.words.action(state.view, picked))
          : lacks === null || lacks === 0
            ? t.table.chooseFirst
            : t.table.pickMore(lacks)}
      </button>
    </div>
  )
}

/** The way to all of the list. */
function Unfold({ onClick }: { onClick(): void }) {
  const t = useText()
  const { language } = useSettings()
  return (
    <button type="button" className="unfold" lang={language} onClick={onClick}>
      {t.table.asList}
    </button>
  )
}

/** Does a lesson point at nothing in sight that Tab would find, as at a hex of a map? Then the list has it. */
const isHidden = (points: string): boolean =>
  [...document.querySelectorAll(`.table :is(${points}):not([tabindex="-1"])`)].every(
    (it) => it.getClientRects().length === 0,
  )

function Answers({ folds, ...all }: Props & { folds: boolean }) {
  const t = useText()
  const lang = useGameLang()
  const { state, face, props, picking, narrow, link } = all
  const [unfolded, unfold] = useState(false)
  const points = useLessonPoints([...state.menu, ...state.rights], picking.picked)
  useEffect(() => {
    if (folds && points !== null && isHidden(points)) unfold(true)
  }, [folds, points])
  const lines = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: the first line of the list has the focus.
  useEffect(() => {
    if (unfolded && points === null) lines.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [unfolded, points])
  if (state.menu.length + state.rights.length === 0)
    return (
      <p className="rest">
        {t.table.nothingAsked} {face.Closer !== undefined && t.table.lookMeanwhile}
      </p>
    )
  const folded = folds && !unfolded
  const belted = face.Belt !== undefined && state.rights.length > 0
  const waits = belted && state.menu.length === 0 && !unfolded
  const few = folded ? (face.few?.(props) ?? null) : null
  const own = few === null ? (face.answers?.(props) ?? null) : null
  return (
    <>
      <div className="lines" ref={lines} {...lang}>
        {few}
        {own ??
          (folded || waits ? (
            <Unfold onClick={() => unfold(true)} />
          ) : (
            <Options link={link} state={state} face={face} picking={picking} narrow={narrow} all={unfolded} />
          ))}
        {own === null && !folded && !waits && belted && !unfolded && <Unfold onClick={() => unfold(true)} />}
      </div>
      {face.tally?.(props)}
      {(state.question !== null || picking.picked !== null) && <Commit {...all} />}
    </>
  )
}

/** Question, options and hand: one block at the bottom of every size, never covered. */
export function Ask(all: Props) {
  const t = useText()
  const lang = useGameLang()
  const { link, state, face, props, picking, hint, heading, head, shown } = all
  const company = useContext(CompanyContext)
  const lesson = useContext(LessonContext)
  const telling = shown.beats.length > 0 || shown.again !== null
  const over = state.outcome !== null && !telling
  const account = recapIn(shown)
  const bar =
    company !== null ? <company.Bar /> : link.clockPause?.isOn() && <Paused pause={link.clockPause} />
  const folds =
    !telling && state.question !== null && (face.handIsList?.(state.view, state.question.decision) ?? false)
  const hand = face.Hand !== undefined && !over
  if (account !== null)
    return (
      <section className="ask" id="ask" aria-label={t.table.whatNow} data-hand="false">
        {bar}
        <Suspense fallback={<div className="question" />}>
          <RecapBar beat={account} next={head.next} heading={heading} />
        </Suspense>
      </section>
    )
  return (
    <section
      className="ask"
      id="ask"
      aria-label={t.table.whatNow}
      data-hand={hand}
      data-folds={folds && face.few === undefined}
      data-telling={telling}
    >
      {bar}
      <PassedOver shown={shown} show={all.showHappened} />
      {telling ? (
        <Saying head={head} shown={shown} heading={heading} />
      ) : lesson === null ? (
        <Question
          ref={heading}
          link={link}
          state={state}
          face={face}
          props={props}
          hint={hint}
          refusal={picking.refusal}
          why={all.why}
        />
      ) : (
        <lesson.Beat state={state} picking={picking} heading={heading} why={all.why} />
      )}
      <fieldset className="options" aria-label={over ? t.end.result : t.table.options}>
        {telling ? (
          <BeatLines head={head} shown={shown} />
        ) : lesson !== null && state.question === null ? (
          <lesson.Meanwhile />
        ) : over ? (
          <Result link={link} state={state} face={face} props={props} />
        ) : (
          <Answers key={state.seenTo} {...all} folds={folds} />
        )}
      </fieldset>
      {hand && (
        <Guard reset={state.moves}>
          <div className="hand" {...lang}>
            {face.Hand?.(props)}
          </div>
        </Guard>
      )}
    </section>
  )
}
