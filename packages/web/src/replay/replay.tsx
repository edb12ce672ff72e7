import type { MatchFile, Storyteller } from '@midden/table'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Mark } from '../art/icons.tsx'
import { SeatedContext, seatedBots } from '../cast/seated.ts'
import type { Face } from '../games/contract.ts'
import { PlainGame } from '../games/plain/face.tsx'
import { useFlip } from '../motion/flip.ts'
import { useLate } from '../motion/late.ts'
import { go, Link, usePage } from '../router/router.tsx'
import { titleOf } from '../shelf/boxes.ts'
import { Spoken } from '../speech/spoken.tsx'
import { newVoice, VoiceContext } from '../speech/voice.ts'
import { lookOnly } from '../table/board-props.ts'
import { OpenClause } from '../table/clause.tsx'
import { Drawer } from '../table/drawer.tsx'
import { LateBoard } from '../table/late-board.tsx'
import { Log } from '../table/log.tsx'
import { RuleList } from '../table/rule-list.tsx'
import { Seats } from '../table/seats.tsx'
import { tableInks } from '../table/table-inks.ts'
import { useTable } from '../table/use-table.ts'
import { useText } from '../text/text.ts'
import { AllHands } from './all-hands.tsx'
import { beatsAt, momentsIn } from './beats.ts'
import type { ReplayLink } from './replay-link.ts'
import type { LuckProof } from './source.ts'
import { Timeline } from './timeline.tsx'
import { useStepsAloud } from './use-steps-aloud.ts'
import './replay.css'

const Fairness = lazy(() => import('../online/fairness.tsx').then((m) => ({ default: m.Fairness })))

export interface ReplayProps {
  link: ReplayLink
  face: Face
  storyteller: Storyteller
  proof: LuckProof | null
}

/** The table of a match that is looked at: board and log as ever, a timeline where the question was. */
export function Replay({ link, face, storyteller, proof }: ReplayProps) {
  const t = useText()
  const state = useTable(link)
  const root = useRef<HTMLDivElement>(null)
  const heading = usePage(t.replay.title(titleOf(link.game)))
  const [allOpen, setAllOpen] = useState(false)
  const [clause, setClause] = useState<string | null>(null)
  const [proving, setProving] = useState<MatchFile | null>(null)
  const { moves, viewer } = state

  // The address always names the moment on the screen.
  useEffect(() => {
    const query = new URLSearchParams({ at: String(moves), seat: viewer === null ? 'watch' : String(viewer) })
    go(`${location.pathname}?${query}${location.hash}`, 'replace')
  }, [moves, viewer])

  const plain = lookOnly(link, state)
  const late = useLate(String(moves), root)
  useFlip(root, late, link, (card, going) => face.way?.(plain, card, going) ?? null)
  const beats = useMemo(() => beatsAt(link, state, storyteller), [link, state, storyteller])
  const moments = useMemo(() => momentsIn(link, viewer, storyteller), [link, viewer, storyteller])
  const voice = useMemo(newVoice, [])
  const seated = useMemo(() => seatedBots(state.sitters), [state.sitters])
  useStepsAloud(voice, { link, state, face }, beats, t.replay.at(moves, link.length))
  const props = { ...plain, beat: beats.at(-1) ?? null }
  return (
    <OpenClause value={setClause}>
      <VoiceContext value={voice}>
        <SeatedContext value={seated}>
          <PlainGame value={link.game}>
            <div
              ref={root}
              className={`table replay game-${link.game.id}`}
              style={tableInks(link.game.id, face, state.view)}
            >
              <Spoken />
              <header className="top">
                <Link className="brand" href="/" aria-label={t.table.home}>
                  <Mark />
                </Link>
                <div className="where">
                  <b className="plate">{face.plate ?? titleOf(link.game)}</b>
                  <h1 ref={heading} tabIndex={-1}>
                    {t.replay.title(titleOf(link.game))}
                  </h1>
                </div>
              </header>
              <Seats link={link} state={state} face={face} props={props} />
              <LateBoard
                late={late}
                face={face}
                props={props}
                state={state}
                account={beats.find(({ recap }) => recap !== null) ?? null}
              />
              <aside className="side" aria-label={t.log.title}>
                <Log link={link} state={state} face={face} since={t.replay.thisMove} counts={false} />
                {proving !== null && (
                  <Drawer title={t.replay.fair} onClose={() => setProving(null)}>
                    <Suspense fallback={null}>
                      <Fairness game={link.game} file={proving} table={link.address.split('/').at(-1)!} />
                    </Suspense>
                  </Drawer>
                )}
                {clause !== null && (
                  <Drawer title={t.rules.title(titleOf(link.game))} onClose={() => setClause(null)}>
                    <RuleList game={link.game} clause={clause} />
                  </Drawer>
                )}
              </aside>
              <section className="ask" aria-label={t.replay.timeline} data-hand="false">
                <Timeline
                  link={link}
                  state={state}
                  face={face}
                  beats={beats}
                  moment={moments.find((move) => move > moves) ?? null}
                  proof={proof}
                  allOpen={allOpen}
                  setAllOpen={setAllOpen}
                  showProof={() => {
                    setClause(null)
                    setProving(proof!.file())
                  }}
                />
                {face.Hand !== undefined && <AllHands link={link} state={state} face={face} all={allOpen} />}
              </section>
            </div>
          </PlainGame>
        </SeatedContext>
      </VoiceContext>
    </OpenClause>
  )
}
