import { cards, missions, villainNumber, type WkView } from '@midden/waste-knights/reading'
import { doing } from '../../../table/pick.ts'
import { calls, isPicked, type KnightsProps } from '../logic/props.ts'
import { frameOf, heroOf, isWaster } from '../logic/scene.ts'
import { tripAhead } from '../logic/trip.ts'
import { t } from '../text/text.ts'
import { taskWords } from './cards/task.tsx'
import { WildCard } from './cards/wild.tsx'
import { Company } from './company.tsx'
import { Icon } from './icon.tsx'
import { PlaceSheet } from './map/place.tsx'
import { TripSheet } from './map/trip.tsx'
import { Revealed } from './waster/revealed.tsx'
import './side.css'

const CITY = ['none', 'hp', 'rad', 'ammo', 'fuel'] as const

/** In a city at the start of a round: one counter of one's choice (WK-5.7). */
function CityOption({ props }: { props: KnightsProps }) {
  const { picked, pick, view } = props
  const k = view.knights[view.me ?? 0]!
  return (
    <section className="wk-cityopt" aria-label={t.city.title}>
      <h3>{t.city.title}</h3>
      {CITY.map((counter, n) => {
        const action = { act: 'city', n }
        return (
          <button
            key={counter}
            type="button"
            className="wk-action"
            data-does={doing(action)}
            aria-pressed={isPicked(picked, action)}
            onClick={() => pick(action)}
          >
            {counter !== 'none' && <Icon name={counter} />}
            {counter === 'none' ? t.city.none : t.city[counter](k[counter])}
          </button>
        )
      })}
    </section>
  )
}

/** Whom a mission moves or puts on the map: its villain, or the Cultist who was drawn. */
function foeOf(view: WkView): number {
  const drawn = frameOf(view, 'mission')?.n ?? 0
  if (missions[view.quest.mission]?.id === 'M5') return drawn > 0 ? cards(view).cultists + drawn - 1 : -1
  return view.quest.villain >= 0 ? villainNumber(view) : -1
}

/** What a task does once it is settled, above the place. */
function Settled({ props, card, seat }: { props: KnightsProps; card: number; seat: number }) {
  const { title, text } = taskWords(props.view, card)
  return (
    <p className="wk-promise">
      <b>{t.choice.settled(calls(props, seat), title)}</b> {text}
    </p>
  )
}

/** What is asked on the road beside the move itself; a wasteland card only while another is looked for. */
const ROAD = ['move', 'window', 'luck', 'wild']

/** Beside the map: whatever is going on. */
export function Side({ props }: { props: KnightsProps }) {
  const { view, decision } = props
  const move = frameOf(view, 'move')
  const hero = heroOf(view)
  const top = view.stack.at(-1)?.at
  if (decision === '1b city option') return <CityOption props={props} />
  if (top === 'meet' || decision === 'approach somebody')
    return (
      <section className="wk-side" tabIndex={0} aria-label={t.tabs.beside}>
        <Company props={props} />
      </section>
    )
  const foe = top === 'mission' ? foeOf(view) : -1
  if (foe >= 0)
    return (
      <section className="wk-side" tabIndex={0} aria-label={t.tabs.beside}>
        <WildCard view={view} card={foe} />
      </section>
    )
  // While a move is planned nothing is turned up yet: the place says more.
  if (move !== null && ROAD.includes(top ?? '') && move.route.length + move.revealed.length > 0) {
    const legs = tripAhead(view, move)
    const waster = isWaster(view, decision)
    return (
      <section className="wk-side" data-waster={waster} tabIndex={0} aria-label={t.tabs.beside}>
        <Revealed props={props} frame={move} />
        {!waster && legs.length > 0 && (
          <TripSheet
            props={props}
            seat={move.seat}
            mode={move.mode === 'foot' ? 'foot' : 'vehicle'}
            legs={legs}
            start={view.knights[move.seat]!.hex}
            driven={move.i}
            pool={move.pool}
          />
        )}
      </section>
    )
  }
  const task = top === 'task' ? frameOf(view, 'task') : null
  const hex = view.knights[hero]!.hex
  if (hex < 0) return null
  return (
    <section className="wk-side" tabIndex={0} aria-label={t.tabs.beside}>
      {task !== null && <Settled props={props} card={task.card} seat={task.seat} />}
      <p className="wk-whose">{t.place.whose(calls(props, hero))}</p>
      <PlaceSheet props={props} hex={hex} />
    </section>
  )
}
