import { useMemo } from 'react'
import { Sprite } from '../../art/drawing.tsx'
import parts from './art/parts.svg?raw'
import { type Reveal, revealIn } from './logic/reveal.ts'
import { type Trace, traceOf } from './logic/trace.ts'
import { Arena } from './parts/arena.tsx'
import { Bang } from './parts/bang.tsx'
import { Ending } from './parts/ending.tsx'
import { FirstFoot, SecondFoot } from './parts/foot.tsx'
import { Fronts } from './parts/fronts.tsx'
import { Gun } from './parts/gun.tsx'
import { Laws } from './parts/laws.tsx'
import type { PanProps } from './parts/names.ts'
import { useTrace } from './parts/use-trace.ts'
import { usePanText } from './text/text.ts'
import './board.css'

/** The word that sums a reveal up. On a wide board the burst on the Mouse says it. */
function Outcry({ reveal }: { reveal: Reveal }) {
  const { arena } = usePanText()
  const { what, clause } = reveal.end
  if (clause === 'PAN-3.3') return <span className="cap cap-r narrow-only">{arena.beatsShort}</span>
  if (what === 'nobody won') return <span className="cap cap-r">{arena.nobody}</span>
  return what === 'ghost won' ? <span className="cap cap-r">{arena.ghostWins}</span> : null
}

function FirstStep({ props, trace, reveal }: { props: PanProps; trace: Trace; reveal: Reveal | null }) {
  const t = usePanText()
  return (
    <div className={reveal === null ? 'pan-board' : 'pan-board reveal'}>
      <div className="bar">
        <span className="cap cap-k">
          {reveal === null ? t.phase.trick(props.view.trick) : t.arena.allUp(reveal.trick)}
        </span>
        {reveal !== null && <Outcry reveal={reveal} />}
        <Laws />
      </div>
      <Arena props={props} trace={trace} reveal={reveal} />
      <FirstFoot props={props} />
    </div>
  )
}

function SecondStep({ props, trace }: { props: PanProps; trace: Trace }) {
  const { story, seenTo, view, latest, decision, who } = props
  const seen = useMemo(
    () =>
      traceOf(
        story.filter(({ move }) => move <= seenTo).map(({ event }) => event),
        view.seats,
      ),
    [story, seenTo, view.seats],
  )
  const shot = latest.find((event) => event.what === 'pan')
  const taking = decision === 'take' || decision === 'pick'
  return (
    <div className={`pan-board second${shot === undefined ? '' : ' dead'}${taking ? ' take' : ''}`}>
      {shot === undefined ? <Gun props={props} trace={trace} seen={seen} /> : <Bang name={who(shot.seat)} />}
      <Fronts props={props} trace={trace} seen={seen} />
      <SecondFoot props={props} bang={shot !== undefined} />
    </div>
  )
}

export function PanBoard(props: PanProps) {
  const trace = useTrace(props)
  const reveal = revealIn(props)
  const { stage } = props.view
  return (
    <>
      <Sprite source={parts} />
      {stage === 'trick' || reveal !== null ? (
        <FirstStep props={props} trace={trace} reveal={reveal} />
      ) : stage === 'over' && props.beat === null ? (
        <div className="pan-board over">
          <Ending props={props} trace={trace} />
        </div>
      ) : (
        <SecondStep props={props} trace={trace} />
      )}
    </>
  )
}
