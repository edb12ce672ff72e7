import type { MoveFrame } from '@midden/waste-knights/reading'
import { useContext, useEffect, useRef } from 'react'
import { useSettings } from '../../../../settings/settings.ts'
import { VoiceContext } from '../../../../speech/voice.ts'
import { adviceOf } from '../../logic/advice.ts'
import {
  answerFor,
  CHOICE,
  draftFor,
  keep,
  newDraft,
  nextFrom,
  reach,
  runOn,
  shownRoute,
  tapped,
  useDraft,
} from '../../logic/draft.ts'
import type { KnightsProps } from '../../logic/props.ts'
import { tripOf, tripSum, tripWords } from '../../logic/trip.ts'
import { t } from '../../text/text.ts'
import { type Marks, RoadMap } from './map.tsx'
import { TripSheet, TripStrip } from './trip.tsx'

/** A route that was confirmed is laid answer by answer, until the road is left to itself. */
function useRunOn({ view, decision, commit, moves }: KnightsProps): void {
  useEffect(() => {
    const next = runOn(view, decision)
    if (next !== null && moves >= 0) commit(next)
  }, [view, decision, moves, commit])
}

/** Clearing the pick rubs the pencil out, too, as long as nothing of it was said. */
function useRubOut({ view, picked, decision }: KnightsProps, laid: number, confirm: boolean): void {
  useEffect(() => {
    const draft = draftFor(view)
    if (confirm && picked === null && draft?.at === decision && draft.from === laid) keep(null)
  }, [view, picked, decision, laid, confirm])
}

/** Planning hex by hex on the map (WK-6.6): nothing is said before the knight sets out. */
export function Planner({ props, frame }: { props: KnightsProps; frame: MoveFrame }) {
  const { view, picked, decision, pick, commit, menu, hint } = props
  const { confirm } = useSettings()
  useDraft(view)
  useRunOn(props)
  useRubOut(props, frame.route.length, confirm)
  const { seat } = frame
  const start = view.knights[seat]!.hex
  const mayDrive = decision === CHOICE ? menu.some(({ act }) => act === 'vehicle') : frame.mode === 'vehicle'
  const drawn = shownRoute(view, picked)
  const mode = decision === CHOICE ? (picked?.act === 'foot' || !mayDrive ? 'foot' : 'vehicle') : drawn.mode
  const route = mode === drawn.mode ? drawn.route : []
  const legs = tripOf(view, seat, mode, route)

  const { say } = useContext(VoiceContext)
  const plan = (next: readonly number[]): void => {
    if (next.length > 0) say(tripSum(view, tripOf(view, seat, mode, next)))
    const draft = newDraft(view, mode, next, decision ?? '')
    keep(draft)
    if (confirm) pick(draft === null ? null : answerFor(view, draft, decision ?? ''))
  }
  const tap = (hex: number): void => {
    const next = tapped(view, { mode, route }, hex)
    // Without a hex it is never offered: the page says why, and the pencil stays.
    if (next === null) pick({ act: 'hex' })
    else plan(next)
  }
  const advice = adviceOf(view, menu, hint)
  const take = (): void => {
    if (advice === null) return
    keep(newDraft(view, advice.mode, advice.route, decision ?? ''))
    pick(decision === CHOICE ? { act: advice.mode } : hint)
  }
  // A hint is picked where nothing was drawn; so is its road.
  const given = useRef(hint)
  useEffect(() => {
    if (given.current === hint) return
    given.current = hint
    if (draftFor(view) === null) take()
  })
  const other = advice !== null && !(advice.mode === mode && String(advice.route) === String(route))
  const go = (): void => {
    const draft = newDraft(view, mode, route, decision ?? '')
    const answer = draft === null ? null : answerFor(view, draft, decision ?? '')
    if (answer !== null) commit(answer)
  }

  const lit = new Map<number, 'next' | 'end' | 'target'>()
  if (mode === 'vehicle' && frame.route.length === 0 && route.length === 0)
    for (const end of reach(view, frame).ends) lit.set(end, 'end')
  for (const hex of nextFrom(view, mode, route)) lit.set(hex, 'next')
  const marks: Marks = { lit, picked: -1 }
  return (
    <div className="wk-road">
      <RoadMap
        props={props}
        start={start}
        route={route}
        focus={route.at(-1) ?? start}
        marks={marks}
        advice={advice?.route}
        tap={tap}
        trip={tripWords(view, legs)}
      />
      <TripSheet
        props={props}
        seat={seat}
        mode={mode}
        legs={legs}
        start={start}
        cut={() => plan(route.slice(0, Math.max(frame.route.length, route.length - 1)))}
        go={confirm ? undefined : go}
      />
      {other && (
        <p className="wk-advice">
          <span>{t.trip.hint(tripSum(view, tripOf(view, seat, advice.mode, advice.route)))}</span>
          <button type="button" className="btn" onClick={take}>
            {t.trip.take}
          </button>
        </p>
      )}
      {legs.length === 0 ? (
        <p className="wk-strip none">{t.trip.empty[mode]}</p>
      ) : (
        <TripStrip view={view} legs={legs} />
      )}
    </div>
  )
}
