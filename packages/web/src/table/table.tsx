import type { Action } from '@midden/kernel'
import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { BoardProps, Face } from '../games/contract.ts'
import { PlainGame } from '../games/plain/face.tsx'
import type { TableLink, TableState } from '../link/table-link.ts'
import { useFlip } from '../motion/flip.ts'
import { type Late, useLate } from '../motion/late.ts'
import { useSettings } from '../settings/settings.ts'
import { inksOf, titleOf } from '../shelf/boxes.ts'
import { useText } from '../text/text.ts'
import { Ask } from './ask.tsx'
import { lookOnly } from './board-props.ts'
import { OpenClause } from './clause.tsx'
import { CompanyContext } from './company.ts'
import { HandOver } from './hand-over.tsx'
import { LateBoard } from './late-board.tsx'
import { Log, Ticker } from './log.tsx'
import { News } from './news.tsx'
import type { Panel } from './panel.ts'
import { OpenPanel } from './panels.tsx'
import type { Hint } from './question.tsx'
import { Seats } from './seats.tsx'
import { type Tools, TopBar } from './top-bar.tsx'
import { useCloser } from './use-closer.ts'
import { useKeys } from './use-keys.ts'
import { useNarrow } from './use-narrow.ts'
import { type Picking, usePick } from './use-pick.ts'
import { useStill } from './use-still.ts'

/** The drawer that is open; closing it gives the focus back to where it was. */
function usePanel(): [Panel | null, (panel: Panel | null) => void] {
  const [panel, setPanel] = useState<Panel | null>(null)
  const opener = useRef<Element | null>(null)
  const show = useCallback((next: Panel | null) => {
    if (next !== null && opener.current === null) opener.current = document.activeElement
    if (next === null && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    if (next === null) opener.current = null
    setPanel(next)
  }, [])
  return [panel, show]
}

/** Said until the question is another one; what others do meanwhile does not take it away. */
function useHint(
  link: TableLink,
  state: TableState,
  face: Face,
  { proposal, explain }: Picking,
): [Action | null, () => void] {
  const t = useText()
  const [hint, setHint] = useState<{ asked: string; action: Action } | null>(null)
  const asked = `${state.seenTo}/${state.question?.decision}`
  const ask = async (): Promise<void> => {
    const propose = proposal()
    try {
      const [action] = await Promise.all([link.hint(), face.fetchReasons?.()])
      if (action === null) return
      setHint({ asked, action })
      propose(action)
    } catch {
      // The bots have not been fetched yet, and there is no connection.
      explain(t.table.noHint)
    }
  }
  return [hint?.asked === asked ? hint.action : null, ask]
}

/** When what had the focus is gone, the question has it: focus is never lost. */
function useKeptFocus({ scene, waits }: Late) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (lost && (waits || scene !== '')) heading.current?.focus({ preventScroll: true })
  }, [scene, waits])
  return heading
}

/**
 * Something the viewer looks at before the question. It ends for good once they have moved on from it, and for
 * somebody who only watches with the next move: the table does not wait for them.
 */
function useMoment(link: TableLink, face: Face, plain: BoardProps): [BoardProps, () => void] {
  const [movedOn, setMovedOn] = useState(-1)
  const moment = movedOn === plain.moves ? null : (face.moment?.(plain) ?? null)
  const since = Math.max(movedOn, plain.view.me === null ? plain.moves - 1 : -1)
  const looking = moment !== null && (moment.at === undefined || moment.at > since)
  useEffect(() => link.linger?.(looking), [link, looking])
  return [looking ? { ...plain, moment } : plain, () => setMovedOn(plain.moves)]
}

export function Table({ link, face }: { link: TableLink; face: Face }) {
  const { state, still } = useStill(link, face)
  return state.handTo === null ? (
    <OpenTable link={link} face={face} state={state} still={still} />
  ) : (
    <HandOver key={state.handTo} link={link} state={state} />
  )
}

interface Open {
  link: TableLink
  face: Face
  state: TableState
  still: string | null
}

function OpenTable({ link, face, state, still }: Open) {
  const t = useText()
  const { confirm } = useSettings()
  const root = useRef<HTMLDivElement>(null)
  const picking = usePick(link, state, face, confirm)
  const narrow = useNarrow(link, state)
  const [panel, show] = usePanel()
  const [hint, askHint] = useHint(link, state, face, picking)
  const company = useContext(CompanyContext)
  const { game } = link
  // Whatever is picked, the look at the last moment is over.
  const moveOn = (): void => {
    remember()
    endMoment()
  }
  const picks: Picking = {
    ...picking,
    pick: (action) => {
      moveOn()
      picking.pick(action)
    },
    select: (action) => {
      moveOn()
      picking.select(action)
    },
    toggle: (act, n, add) => {
      moveOn()
      picking.toggle(act, n, add)
    },
  }
  const inspect = (card: string): void => {
    if (face.Closer !== undefined) show({ kind: 'card', card })
  }
  const plain: BoardProps = {
    ...lookOnly(link, state),
    picked: picking.picked,
    pick: picks.pick,
    select: picks.select,
    toggle: picks.toggle,
    commit: picks.commit,
    inspect,
  }
  const [props, endMoment] = useMoment(link, face, plain)
  const scene = `${state.moves}${props.moment === null ? '' : ' looked at'}`
  const late = useLate(scene, root)
  const heading = useKeptFocus(late)
  const remember = useFlip(root, late, link, (card, going) => face.way?.(props, card, going) ?? null)
  useCloser(root, inspect)

  const closeDrawer = useCallback(() => show(null), [show])
  const openRules = useCallback((clause: string | null) => show({ kind: 'rules', clause }), [show])
  const inForce = state.question?.clause ?? state.waiting[0]?.clause ?? null
  const toggle = (kind: 'log' | 'more' | 'talk'): void => show(panel?.kind === kind ? null : { kind })
  const tools: Tools = {
    undo: () => {
      if (picking.picked !== null) picking.pick(null)
      else if (state.undo.kind === 'no') picking.explain(t.table.noUndo[state.undo.why])
      else link.undo().then((refusal) => refusal !== null && picking.explain(refusal.reason))
    },
    hint: askHint,
    log: () => toggle('log'),
    rules: () => (panel?.kind === 'rules' ? show(null) : openRules(inForce)),
    more: () => toggle('more'),
    talk: () => company !== null && toggle('talk'),
    clears: picking.picked !== null,
    mayUndo: state.undo.kind !== 'no',
    mayHint: link.hints ? state.question !== null : null,
  }
  useKeys(root, {
    picking: props.moment === null ? picks : { ...picks, commit: moveOn },
    tools,
    closePanel: () => {
      if (panel === null) return false
      show(null)
      return true
    },
    help: () => show({ kind: 'keys' }),
    hurry: link.hurry,
    listed: narrow.keys,
    numbers: props.moment === null ? (face.keys?.(props) ?? null) : null,
  })
  const said = (action: Action): Hint => ({
    what: face.label?.(props, action) ?? game.words.action(state.view, action),
    why:
      face.because === undefined ? (face.detail?.(state.view, action) ?? null) : face.because(props, action),
  })
  useEffect(() => {
    const name = state.question === null ? titleOf(game) : t.table.yourTurnIn(titleOf(game))
    document.title = `${name} · Midden`
  }, [state.question, game, t])

  return (
    <OpenClause value={openRules}>
      <PlainGame value={game}>
        <div
          ref={root}
          className={`table game-${game.id}`}
          style={inksOf(game.id)}
          data-panel={panel?.kind}
          data-decision={still === null ? state.question?.decision : undefined}
          data-still={still ?? undefined}
        >
          <a className="skip btn" href="#ask">
            {t.table.skip}
          </a>
          <TopBar link={link} state={state} face={face} looking={props.moment !== null} tools={tools} />
          <Seats state={state} face={face} props={props} />
          <LateBoard late={late} face={face} props={props} />
          <aside className="side" aria-label={t.log.title}>
            {face.OverLog !== undefined && <face.OverLog {...props} />}
            <Log
              link={link}
              state={state}
              face={face}
              since={t.log.since}
              counts
              opened={panel?.kind === 'log'}
              onClose={closeDrawer}
            />
            <Ticker link={link} state={state} face={face} open={tools.log} />
            {panel !== null && <OpenPanel link={link} face={face} props={props} panel={panel} show={show} />}
          </aside>
          {late.open && (
            <Ask
              moveOn={moveOn}
              link={link}
              state={state}
              face={face}
              props={props}
              picking={picks}
              narrow={narrow}
              hint={hint === null ? null : said(hint)}
              heading={heading}
            />
          )}
          <News link={link} state={state} face={face} />
        </div>
      </PlainGame>
    </OpenClause>
  )
}
