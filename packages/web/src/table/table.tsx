import { STANDARD_BOT } from '@midden/bots'
import type { Beat, Storyteller } from '@midden/table'
import {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { causesIn } from '../beats/causes.ts'
import { Herald } from '../beats/herald.tsx'
import { lessonBeat } from '../beats/lesson-beat.ts'
import { type Playhead, type PlayheadState, playhead } from '../beats/playhead.ts'
import { fetchRecap, recapIn } from '../beats/recap.ts'
import { seenAt } from '../beats/seen.ts'
import { SILENT } from '../beats/silent.ts'
import { characterOf } from '../cast/cast.ts'
import { SeatedContext, seatedBots } from '../cast/seated.ts'
import type { BoardProps, Face } from '../games/contract.ts'
import { PlainGame } from '../games/plain/face.tsx'
import { useLangOf } from '../games/use-game-lang.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { useFlip } from '../motion/flip.ts'
import { type Late, useLate } from '../motion/late.ts'
import { Guard } from '../screens/guard.tsx'
import { settings, useSettings } from '../settings/settings.ts'
import { titleOf } from '../shelf/boxes.ts'
import { queries } from '../speech/queries.ts'
import { Spoken } from '../speech/spoken.tsx'
import { usePicksAloud } from '../speech/use-picks-aloud.ts'
import { newVoice, VoiceContext } from '../speech/voice.ts'
import { useText } from '../text/text.ts'
import { Ask } from './ask.tsx'
import { liveOf, lookOnly } from './board-props.ts'
import { CardHelp } from './card-help.tsx'
import { OpenClause } from './clause.tsx'
import { CompanyContext } from './company.ts'
import { HandOver } from './hand-over.tsx'
import { LateBoard } from './late-board.tsx'
import { LessonContext } from './lesson-place.ts'
import { Log, Ticker } from './log.tsx'
import { OpenPanel } from './panels.tsx'
import { missing, sameAction } from './pick.ts'
import type { Hint } from './question.tsx'
import { Seats } from './seats.tsx'
import { tableInks } from './table-inks.ts'
import { type Tools, TopBar } from './top-bar.tsx'
import { useAdvised } from './use-advised.ts'
import { useCloser } from './use-closer.ts'
import { type Given, useHint } from './use-hint.ts'
import { useKeys } from './use-keys.ts'
import { useNarrow } from './use-narrow.ts'
import { usePanel } from './use-panel.ts'
import { type Picking, usePick } from './use-pick.ts'
import { useStill } from './use-still.ts'
import { useTable } from './use-table.ts'
import './table.css'

/** When what had the focus is gone, the question has it: focus is never lost. */
function useKeptFocus({ scene, waits }: Late) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (lost && (waits || scene !== '')) heading.current?.focus({ preventScroll: true })
  })
  return heading
}

interface Told {
  link: TableLink
  face: Face
  storyteller: Storyteller
}

export function Table({ link, face, storyteller }: Told) {
  const taught = useContext(LessonContext) !== null
  const head = useMemo(
    () =>
      playhead(link, {
        storyteller: taught ? SILENT : storyteller,
        manner: () => {
          const { pace, waits } = settings()
          return { pace, waits }
        },
        recaps: () => settings().recaps,
        seen: seenAt(link.id),
        suspense: ({ events }) => face.suspense?.(events) ?? null,
      }),
    [link, face, storyteller, taught],
  )
  const state = useTable(head)
  return state.handTo === null ? (
    <OpenTable head={head} face={face} state={state} storyteller={storyteller} />
  ) : (
    <HandOver key={state.handTo} link={head} state={state} />
  )
}

interface Open {
  head: Playhead
  face: Face
  state: TableView
  storyteller: Storyteller
}

/** What the board is to draw of what is told: one beat, or none. */
const beatOf = ({ beats, again }: PlayheadState): Beat | null =>
  again ?? (beats.length === 1 ? beats[0]! : null)

function OpenTable({ head, face, state, storyteller }: Open) {
  const link = head
  const shown = useSyncExternalStore(head.subscribe, head.shown)
  const { still } = shown
  useStill(head, still)
  useEffect(() => {
    // Where it cannot be fetched now it is asked for again when it is wanted.
    if (storyteller.retelling.recap !== undefined) fetchRecap().catch(() => {})
  }, [storyteller])
  const t = useText()
  const { confirm, shortcuts, keys } = useSettings()
  const voice = useMemo(newVoice, [])
  const seated = useMemo(() => seatedBots(state.sitters), [state.sitters])
  const typed = useRef(false)
  const { lang } = useLangOf(link.game)
  const root = useRef<HTMLDivElement>(null)
  const company = useContext(CompanyContext)
  const lesson = useContext(LessonContext)
  const picking = usePick(link, state, face, confirm, lesson !== null)
  const narrow = useNarrow(link, state, face)
  const [panel, show] = usePanel(
    state.question === null ? null : `${state.seenTo} ${state.question.decision}`,
  )
  const [hint, askHint] = useHint(link, state, face, picking)
  const { game } = link
  // Whatever is picked, the look at what happened is over.
  const moveOn = (): void => {
    remember()
    head.skip()
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
  const telling = shown.beats.length > 0 || shown.again !== null
  const clears = picking.picked !== null && !picking.preset && !telling
  const props: BoardProps = {
    ...lookOnly(link, state),
    beat: lesson === null ? beatOf(shown) : lessonBeat(storyteller, state),
    telling,
    live: liveOf(head.live()),
    answerFor: head.answerFor,
    picked: picking.picked,
    hint: hint?.action ?? null,
    pick: picks.pick,
    select: picks.select,
    toggle: picks.toggle,
    commit: picks.commit,
    inspect,
  }
  const scene = `${state.moves} ${props.beat?.cause ?? ''}`
  const late = useLate(scene, root)
  const heading = useKeptFocus(late)
  const remember = useFlip(root, late, link, (card, going) => face.way?.(props, card, going) ?? null)
  useCloser(root, inspect, shortcuts ? keys.closer : '')

  const closeDrawer = useCallback(() => show(null), [show])
  const openRules = useCallback((clause: string) => show({ kind: 'rules', clause }), [show])
  const toggle = (kind: 'log' | 'more' | 'talk' | 'happened'): void =>
    show(panel?.kind === kind ? null : { kind })
  useEffect(() => head.pause(panel !== null), [head, panel])
  useEffect(() => {
    if (panel?.kind !== 'happened') head.look(null)
  }, [head, panel])
  const tools: Tools = {
    undo: () => {
      if (clears) picking.pick(null)
      else if (state.undo.kind === 'no') picking.explain(t.table.noUndo[state.undo.why])
      else link.undo().then((refusal) => refusal !== null && picking.explain(refusal.reason))
    },
    hint: askHint,
    log: () => toggle('log'),
    rules: () => show(panel?.kind === 'why' ? null : { kind: 'why' }),
    happened: () => toggle('happened'),
    causes: causesIn(shown.told, shown.since).length,
    more: () => toggle('more'),
    talk: () => company !== null && toggle('talk'),
    clears,
    mayUndo: state.undo.kind !== 'no',
    mayHint: link.hints ? state.question !== null : null,
  }
  const looksOn = lesson !== null && state.question === null
  const enter = (): void => {
    moveOn()
    if (looksOn) lesson.onEnter()
  }
  useKeys(root, {
    picking: telling ? { ...picks, commit: head.next } : looksOn ? { ...picks, commit: enter } : picks,
    closePanel: () => {
      if (panel === null) return false
      show(null)
      return true
    },
    skip: () => {
      if (telling) head.skip()
      return telling
    },
    commands: {
      ...tools,
      help: () => show({ kind: 'keys' }),
      ...queries(voice, { root, link, state, face, t, lang }),
    },
    keys,
    typed,
    hurry: link.hurry,
    listed: narrow.keys,
    numbers: telling ? null : (face.keys?.(props) ?? null),
    asking: `${props.decision} ${JSON.stringify(props.menu)}`,
    own: `${state.seenTo} ${narrow.text}`,
    tapsPlay: !confirm,
    characters: shortcuts,
    ready: looksOn || missing([...state.menu, ...state.rights], picking.picked) === 0,
  })
  const said = ({ action, advisor }: Given): Hint => ({
    chosen: sameAction(picking.picked, action),
    from: characterOf(advisor)!.name,
    what: face.label?.(props, action) ?? game.words.action(state.view, action),
    // Whoever looks ahead has other reasons than the game's own scales.
    why:
      advisor !== STANDARD_BOT
        ? null
        : face.because === undefined
          ? (face.detail?.(state.view, action, link.aids) ?? null)
          : face.because(props, action),
  })
  const advice = hint === null ? null : said(hint)
  useAdvised(hint?.action ?? null)
  usePicksAloud(voice, { link, face, props, typed, given: hint, hint: advice })
  useEffect(() => {
    const name = state.question === null ? titleOf(game) : t.table.yourTurnIn(titleOf(game))
    document.title = `${name} · Midden`
  }, [state.question, game, t])

  return (
    <OpenClause value={openRules}>
      <VoiceContext value={voice}>
        <SeatedContext value={seated}>
          <PlainGame value={game}>
            <div
              ref={root}
              className={`table game-${game.id}`}
              style={tableInks(game.id, face, state.view)}
              data-panel={panel?.kind}
              data-decision={still === null ? state.question?.decision : undefined}
              data-still={still ?? undefined}
            >
              <a className="skip btn" href="#ask">
                {t.table.skip}
              </a>
              <TopBar link={link} state={state} face={face} beat={props.beat} tools={tools} />
              <Seats
                link={link}
                state={state}
                face={face}
                props={props}
                meet={(seat) => show({ kind: 'tag', seat })}
              />
              {face.Belt !== undefined && (
                <Guard reset={state.moves}>
                  <face.Belt {...props} />
                </Guard>
              )}
              <LateBoard late={late} face={face} props={props} state={state} account={recapIn(shown)} />
              <aside className="side" aria-label={t.log.title}>
                {lesson !== null && <lesson.Learnt />}
                {face.OverLog !== undefined && <face.OverLog {...props} />}
                <Log
                  link={link}
                  state={state}
                  face={face}
                  since={t.log.since}
                  counts
                  byRule={shown.byRule}
                  opened={panel?.kind === 'log'}
                  onClose={closeDrawer}
                />
                <Ticker link={link} state={state} face={face} open={tools.log} />
                {panel !== null && (
                  <OpenPanel
                    link={link}
                    face={face}
                    props={props}
                    head={head}
                    shown={shown}
                    panel={panel}
                    show={show}
                  />
                )}
              </aside>
              {late.open && (
                <Ask
                  head={head}
                  shown={shown}
                  showHappened={tools.happened}
                  link={link}
                  state={state}
                  face={face}
                  props={props}
                  picking={picks}
                  narrow={narrow}
                  hint={advice}
                  heading={heading}
                  why={tools.rules}
                />
              )}
              <CardHelp root={root} face={face} props={props} inspect={inspect} />
              <Spoken />
              <Herald link={link} state={state} face={face} shown={shown} />
            </div>
          </PlainGame>
        </SeatedContext>
      </VoiceContext>
    </OpenClause>
  )
}
