import {
  abilityText,
  cards,
  descriptionAt,
  isBlank,
  numberAt,
  panelText,
} from '@midden/waste-knights/reading'
import { Clause } from '../../../../table/clause.tsx'
import { doing } from '../../../../table/pick.ts'
import { placeTitle, signsOf } from '../../logic/places.ts'
import { isPicked, type KnightsProps, offered } from '../../logic/props.ts'
import { t } from '../../text/text.ts'
import './place.css'

function Line({ props, hex, nth }: { props: KnightsProps; hex: number; nth: number }) {
  const { view, menu, picked, pick } = props
  const place = descriptionAt(view, hex)!
  const text = abilityText(place.row.text[nth]!)
  const action = { act: 'action', n: place.lines[nth]!.no }
  const clause = place.row.clauses[nth]
  if (!offered(menu, 'action').includes(action.n))
    return (
      <li>
        <span>{text}</span> {clause !== undefined && <Clause id={clause} />}
      </li>
    )
  return (
    <li>
      <button
        type="button"
        className="wk-action"
        data-does={doing(action)}
        aria-pressed={isPicked(picked, action)}
        onClick={() => pick(action)}
      >
        {text}
      </button>
    </li>
  )
}

/** What can be done at a place, one thing a line. */
export function PlaceActions({ props, hex }: { props: KnightsProps; hex: number }) {
  return (
    <ol className="wk-actions">
      {descriptionAt(props.view, hex)?.lines.map((line, nth) => (
        <Line key={line.no} props={props} hex={hex} nth={nth} />
      ))}
    </ol>
  )
}

/** What a place offers to those who explore it. */
export function PlaceText({ props, hex }: { props: KnightsProps; hex: number }) {
  const { view } = props
  const place = descriptionAt(view, hex)
  const signs = signsOf(view, hex)
  return (
    <>
      <p className="signs">{t.map.signs(signs)}</p>
      {place === null ? (
        <p>{isBlank(view, hex) ? t.place.blank : t.place.normal}</p>
      ) : (
        <>
          <p>
            <b>{t.place.check}</b>{' '}
            {place.row.explore === null ? t.place.noCheck : panelText(place.row.explore)}
          </p>
          <PlaceActions props={props} hex={hex} />
        </>
      )}
    </>
  )
}

/** Beside the map: the place a knight stands on. */
export function PlaceSheet({ props, hex }: { props: KnightsProps; hex: number }) {
  const { view } = props
  const city = numberAt(view, hex) >= 1 && numberAt(view, hex) <= 5
  return (
    <section className={city ? 'wk-place city' : 'wk-place'} aria-label={placeTitle(view, hex)}>
      <header>
        {numberAt(view, hex) > 0 && <span className="no">{numberAt(view, hex)}</span>}
        <h3>{placeTitle(view, hex)}</h3>
      </header>
      <PlaceText props={props} hex={hex} />
      <Deeds props={props} />
    </section>
  )
}

/** Private tasks and mission actions that can be done here. */
export function Deeds({ props }: { props: KnightsProps }) {
  const { view, menu, picked, pick } = props
  const { tasks } = cards(view)
  return (['accept', 'accomplish'] as const).map((act) =>
    offered(menu, act).map((n) => {
      const action = { act, n }
      const row = tasks[n]?.private
      return (
        <button
          key={`${act} ${n}`}
          type="button"
          className="wk-action task"
          data-does={doing(action)}
          aria-pressed={isPicked(picked, action)}
          onClick={() => pick(action)}
        >
          {t.place[act](row?.title ?? '')}
        </button>
      )
    }),
  )
}
