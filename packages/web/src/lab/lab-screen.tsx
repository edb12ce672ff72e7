import type { Game } from '@midden/kernel'
import { csvOf, jsonOf, type StudyTask } from '@midden/lab/study'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { loadGame } from '../games/load.ts'
import { usePage } from '../router/router.tsx'
import { Page } from '../screens/page.tsx'
import { Segments } from '../screens/segments.tsx'
import { useSettings } from '../settings/settings.ts'
import { BOXES, boxOf, inksOf } from '../shelf/boxes.ts'
import { Order } from './order.tsx'
import { Progress, ProgressBar } from './progress.tsx'
import { halfTheCores, type LabMeans, type LabRun, type LabState, labWorker, runs, studying } from './run.ts'
import { saveAs } from './save-as.ts'
import { StudySheets } from './study-sheets.tsx'
import { type LabText, useLabText } from './text/text.ts'
import './lab-screen.css'

/** What there is to take away, at any time. */
function Take({
  t,
  run,
  state,
  file,
}: {
  t: LabText
  run: LabRun | null
  state: LabState | null
  file: string
}) {
  const study = state?.study ?? null
  return (
    <div className="take">
      <span className="label">{t.take}</span>
      <div className="take-files">
        <button
          type="button"
          className="btn"
          disabled={study === null}
          onClick={() => saveAs(`${file}.csv`, csvOf(run!.task.seed, run!.rows()), 'text/csv')}
        >
          CSV
        </button>
        <button
          type="button"
          className="btn"
          disabled={study === null}
          onClick={() => saveAs(`${file}.json`, jsonOf(study!), 'application/json')}
        >
          JSON
        </button>
      </div>
      <p>{study === null ? t.takeNothing : t.takeNote}</p>
    </div>
  )
}

const nothing = (): (() => void) => () => {}

/** One game in the lab: the slip at one side, its sheets at the other. */
export function Bench({ t, game, means }: { t: LabText; game: Game; means: LabMeans }) {
  const [run, setRun] = useState(() => runs.get(game.id) ?? null)
  const state = useSyncExternalStore(
    run?.subscribe ?? nothing,
    () => run?.now() ?? null,
    () => run?.now() ?? null,
  )
  const file = `study-${game.id}`
  function begin(task: StudyTask): void {
    const begun = studying(task, game, means)
    runs.set(game.id, begun)
    setRun(begun)
  }
  function another(): void {
    runs.delete(game.id)
    setRun(null)
  }
  const heading =
    state === null || state.state === 'over'
      ? t.run
      : state.state === 'running' || state.state === 'paused'
        ? t.going
        : t.stopped
  return (
    <>
      <section className="order" id="lab-order" aria-label={heading}>
        <h2>{heading}</h2>
        {run !== null && state !== null ? (
          <>
            <Progress t={t} run={run} state={state} />
            {state.state === 'over' && (
              <button type="button" className="btn" onClick={another}>
                {t.another}
              </button>
            )}
          </>
        ) : (
          <Order
            t={t}
            game={game}
            usual={boxOf(game.id)?.seats.usual ?? game.seats.min}
            means={means}
            begin={begin}
          />
        )}
        <Take t={t} run={run} state={state} file={file} />
      </section>
      <div className="sheets" style={inksOf(game.id)}>
        {state?.state === 'running' && <p className="note">{t.running}</p>}
        <StudySheets t={t} study={state?.study ?? null} file={file} />
      </div>
      <ProgressBar t={t} run={run} state={state} />
    </>
  )
}

/** The lab: any game played thousands of times, and what comes of it. */
export function LabScreen() {
  const t = useLabText()
  const heading = usePage(t.title)
  const { language } = useSettings()
  const [id, setId] = useState(BOXES[0]!.id)
  const [game, setGame] = useState<Game | null>(null)
  useEffect(() => {
    let left = false
    setGame(null)
    loadGame(id, language).then(
      (loaded) => left || setGame(loaded),
      () => {},
    )
    return () => {
      left = true
    }
  }, [id, language])
  const means = useMemo(
    (): LabMeans => ({
      language,
      size: halfTheCores(),
      start: labWorker,
      clock: () => performance.now(),
    }),
    [language],
  )
  return (
    <Page here="/lab">
      <div className="lab">
        <header className="lab-head">
          <h1 ref={heading} tabIndex={-1}>
            {t.title}
          </h1>
          <p>{t.intro}</p>
          <Segments<string>
            legend={t.game}
            value={id}
            choices={BOXES.map(({ id: value, words }) => ({ value, label: words[language].short }))}
            onChange={setId}
          />
        </header>
        {game === null ? (
          <p className="laying-out label">{t.loading}</p>
        ) : (
          <Bench key={game.id} t={t} game={game} means={means} />
        )}
      </div>
    </Page>
  )
}
