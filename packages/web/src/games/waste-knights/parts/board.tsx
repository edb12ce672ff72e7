import { useEffect, useRef, useState } from 'react'
import { inFrame } from '../../../motion/in-frame.ts'
import { useSettings } from '../../../settings/settings.ts'
import { isPlanning, keep } from '../logic/draft.ts'
import { waitsFor } from '../logic/obvious.ts'
import { calls, type KnightsProps } from '../logic/props.ts'
import { heroOf, isWaster, sceneOf } from '../logic/scene.ts'
import { t } from '../text/text.ts'
import { Passes } from './fight/passes.tsx'
import { Rolls } from './fight/rolls.tsx'
import { Parts } from './icon.tsx'
import { InTheAir } from './knight/luck.tsx'
import { Sheet } from './knight/sheet.tsx'
import { Reputation, Stalls } from './later.tsx'
import { Road } from './map/road.tsx'
import { SCENES } from './scenes.tsx'
import { UnderSeats } from './table/under-seats.tsx'
import './board.css'

/** What the viewer looks at: what is going on, or one of the other things on the table. */
type Tab = 'now' | 'map' | 'stalls' | 'mission' | 'reputation' | number

function Tabs({ props, tab, open }: { props: KnightsProps; tab: Tab; open(tab: Tab): void }) {
  const { view } = props
  const chosen = view.knights.flatMap(({ sheet }, seat) => (sheet < 0 ? [] : [seat]))
  const me = view.me
  const knights = chosen.toSorted((a, b) => Number(b === me) - Number(a === me) || a - b)
  const tabs: readonly { tab: Tab; name: string }[] = [
    { tab: 'now', name: t.tabs.now },
    { tab: 'map', name: t.tabs.map },
    ...knights.map((seat) => ({ tab: seat, name: seat === me ? t.tabs.mine : calls(props, seat) })),
    { tab: 'stalls', name: t.tabs.stalls },
    { tab: 'mission', name: t.tabs.mission },
    { tab: 'reputation', name: t.tabs.reputation },
  ]
  return (
    <nav className="wk-tabs" aria-label={t.tabs.label}>
      {tabs.map(({ tab: to, name }) => (
        <button
          key={to}
          type="button"
          data-tool=""
          aria-pressed={to === tab}
          className={to === 'mission' ? 'mission' : undefined}
          {...(typeof to === 'number' ? { 'data-seat': to + 1 } : {})}
          onClick={() => open(to)}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}

/** Whose Waster the viewer is now: another role, with its own colour. */
function WasterBand({ props }: { props: KnightsProps }) {
  const { view, decision } = props
  const hero = heroOf(view)
  const against = hero !== view.me && view.active >= 0 ? t.waster.against(calls(props, hero)) : t.waster.round
  return (
    <p className="wk-waster">
      <b>{t.waster.you}</b> {t.waster.asks[decision ?? ''] ?? against}
    </p>
  )
}

/** Who waited as the Waster, and when they will be asked again. */
function WaitsBand({ props }: { props: KnightsProps }) {
  const { obvious } = useSettings()
  const seat = props.decision === null && obvious ? waitsFor(props) : null
  if (seat === null) return null
  const name = calls(props, seat)
  return (
    <p className="wk-waster">
      <b>{t.victim.waited(name)}</b> {t.victim.again(name)}
    </p>
  )
}

export function Board(props: KnightsProps) {
  const { view, decision } = props
  const scene = sceneOf(view, decision)
  const question = `${scene} ${decision}`
  const [looking, look] = useState<{ question: string; tab: Tab }>({ question, tab: 'now' })
  // A new scene or question is what is going on; what was looked at before is put away.
  const tab = looking.question === question ? looking.tab : 'now'
  const top = useRef<HTMLElement>(null)
  useEffect(
    () =>
      inFrame(() => {
        if (scene !== null && tab !== null) top.current?.scrollTo(0, 0)
      }),
    [scene, tab],
  )
  const planning = isPlanning(decision)
  useEffect(() => {
    if (!planning) keep(null)
  }, [planning])
  const waster = isWaster(view, decision)
  const Now = SCENES[scene]
  return (
    <div className="wk-all" data-scene={scene} data-role={waster ? 'waster' : 'knight'}>
      <Parts />
      {scene !== 'setup' && <Tabs props={props} tab={tab} open={(next) => look({ question, tab: next })} />}
      {waster && scene !== 'waster' && <WasterBand props={props} />}
      <WaitsBand props={props} />
      <Passes props={props} />
      <InTheAir props={props} />
      {scene !== 'fight' && scene !== 'setup' && scene !== 'end' && <Rolls props={props} />}
      <section ref={top} className="wk-stage" tabIndex={0} aria-label={t.tabs.now}>
        {tab === 'now' ? (
          <Now props={props} />
        ) : tab === 'map' ? (
          <Road props={props} />
        ) : tab === 'stalls' ? (
          <Stalls props={props} />
        ) : tab === 'mission' ? (
          <UnderSeats {...props} />
        ) : tab === 'reputation' ? (
          <Reputation props={props} />
        ) : (
          <Sheet props={props} seat={tab} />
        )}
      </section>
    </div>
  )
}
