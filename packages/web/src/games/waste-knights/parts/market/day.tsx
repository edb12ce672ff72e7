import { cards, type ExploreFrame, isCity, type WkView } from '@midden/waste-knights/reading'
import type { ReactNode } from 'react'
import { doing } from '../../../../table/pick.ts'
import { placeTitle } from '../../logic/places.ts'
import { isPicked, type KnightsProps, offered } from '../../logic/props.ts'
import { frameOf } from '../../logic/scene.ts'
import { wouldDoNothing } from '../../logic/useless.ts'
import { t } from '../../text/text.ts'
import { Icon } from '../icon.tsx'
import { Deeds, PlaceActions } from '../map/place.tsx'
import { Scale } from './counter.tsx'
import './day.css'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      {children}
    </li>
  )
}

/** The one action of the day: what the city offers, or the deal that is on. */
function Action({ props, f }: { props: KnightsProps; f: ExploreFrame }) {
  const trade = frameOf(props.view, 'trade')
  if (trade !== null)
    return (
      <Part title={t.day.deal}>
        <Scale props={props} f={trade} />
      </Part>
    )
  return (
    <Part title={t.day.action}>
      {f.acted ? <p>{t.day.acted}</p> : <PlaceActions props={props} hex={f.hex} />}
    </Part>
  )
}

function Task({ props, f }: { props: KnightsProps; f: ExploreFrame }) {
  const { menu } = props
  const none = offered(menu, 'accept').length + offered(menu, 'accomplish').length === 0
  return (
    <Part title={t.day.task}>
      <Deeds props={props} />
      {none && <p>{f.attempted ? t.day.attempted : t.day.noTask}</p>}
    </Part>
  )
}

/** Luck cards whose icon would change something, were they traded in tonight. */
const helpful = (v: WkView): number[] =>
  v.knights[v.me!]!.hand.filter((n) => !wouldDoNothing(v, { act: 'resupply', n }))

/** Who has done here goes on to the rest, as soon as all have. */
const DONE = { act: 'done' }

function Rest({ props }: { props: KnightsProps }) {
  const { view, menu, picked, pick } = props
  const { luck } = cards(view)
  const useful = helpful(view)
  return (
    <Part title={t.day.rest}>
      <p>{useful.length === 0 ? t.day.useless : t.day.restWhy}</p>
      <ul>
        {useful.map((card) => (
          <li key={card}>
            <Icon name={luck[card]!.icon} />
            {t.day.gives(luck[card]!.row.title, t.luck.gains[luck[card]!.icon])}
          </li>
        ))}
      </ul>
      {menu.some(({ act }) => act === DONE.act) && (
        <button
          type="button"
          className="wk-action"
          data-does={doing(DONE)}
          aria-pressed={isPicked(picked, DONE)}
          onClick={() => pick(DONE)}
        >
          {t.day.toRest}
        </button>
      )}
    </Part>
  )
}

/** A day in a city on one page: the action or the deal, the task, the night; the Stalls lie below. */
export function Day({ props }: { props: KnightsProps }) {
  const { view } = props
  const f = frameOf(view, 'explore')
  if (f === null || view.me === null || f.seat !== view.me || !isCity(view, f.hex)) {
    const trade = frameOf(view, 'trade')
    return trade !== null && trade.seat === view.me ? <Scale props={props} f={trade} /> : null
  }
  const title = t.day.title(placeTitle(view, f.hex))
  return (
    <section className="wk-day" aria-label={title}>
      <h2 className={frameOf(view, 'trade') === null ? undefined : 'sr'}>{title}</h2>
      <ol>
        <Action props={props} f={f} />
        <Task props={props} f={f} />
        <Rest props={props} />
      </ol>
    </section>
  )
}
