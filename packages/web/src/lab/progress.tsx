import { vars } from '../style/vars.ts'
import type { LabRun, LabState } from './run.ts'
import type { LabText } from './text/text.ts'

/** The same in one line, at the bottom edge of a phone, where the slip is far below. */
export function ProgressBar({ t, run, state }: { t: LabText; run: LabRun | null; state: LabState | null }) {
  return (
    <div className="lab-bar">
      {run === null || state === null ? (
        <a href="#lab-order">{t.run}</a>
      ) : (
        <>
          <span>
            <b>{t.count(state.done)}</b> {t.of(state.total)}
          </span>
          {state.state === 'over' ? (
            <a href="#lab-order">{t.take}</a>
          ) : (
            <button type="button" onClick={state.state === 'running' ? run.pause : run.goOn}>
              {state.state === 'running' ? t.pause : state.state === 'stuck' ? t.leaveOut : t.goOn}
            </button>
          )}
        </>
      )}
    </div>
  )
}

/** Where the study stands: what it says, and what can be done about it. */
export function Progress({ t, run, state }: { t: LabText; run: LabRun; state: LabState }) {
  const { done, total, perSecond, state: how, stuckAt } = state
  const percent = total === 0 ? 100 : Math.floor((100 * done) / total)
  return (
    <div className="run">
      {stuckAt !== null && (
        <div className="alarm" role="alert">
          <b>{t.stuck(stuckAt)}</b>
          <p>{t.stuckNote(done)}</p>
          <p>{t.stuckSeed(`${run.task.seed}/${stuckAt}`)}</p>
        </div>
      )}
      {how === 'failed' && (
        <div className="alarm" role="alert">
          <b>{t.failed}</b>
          <p>{t.failedNote(done)}</p>
        </div>
      )}
      <b className="big">{t.count(done)}</b>
      <p>{t.of(total)}</p>
      <div
        className="lab-mull"
        role="progressbar"
        aria-label={t.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        style={vars({ '--part': `${percent}%` })}
      />
      {/* Told at quarters only. */}
      <p className="sr" role="status">
        {t.quarter(25 * Math.floor(percent / 25))}
      </p>
      {how === 'running' && perSecond > 0 && <p>{t.pace(perSecond, (total - done) / perSecond)}</p>}
      {how === 'paused' && <p>{t.paused}</p>}
      {how === 'over' && <p>{t.over}</p>}
      {how === 'running' && (
        <button type="button" className="btn" onClick={run.pause}>
          {t.pause}
        </button>
      )}
      {how !== 'running' && how !== 'over' && (
        <button type="button" className="btn btn-go" onClick={run.goOn}>
          {how === 'stuck' ? t.leaveOut : t.goOn}
        </button>
      )}
      {how !== 'over' && (
        <button type="button" className="btn btn-plain" onClick={run.stop}>
          {t.stop}
        </button>
      )}
    </div>
  )
}
