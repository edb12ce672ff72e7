import { COLOUR_NAMES, cards, gearText, knightText } from '@midden/waste-knights/reading'
import { doing } from '../../../../table/pick.ts'
import { isPicked, type KnightsProps, offered } from '../../logic/props.ts'
import { t } from '../../text/text.ts'
import { Plate } from '../cards/plate.tsx'
import { Skills } from '../knight/id-plate.tsx'
import { Portrait } from '../knight/portrait.tsx'
import { KeepTasks, Missions, Starters } from '../later.tsx'
import { Road } from '../map/road.tsx'
import './setup.css'

/** Thirteen sheets as ID plates; those taken show by whom, or only they are shown. */
function Knights({ props, chosen = false }: { props: KnightsProps; chosen?: boolean }) {
  const { view, menu, picked, pick, who } = props
  const free = offered(menu, 'knight')
  return (
    <ol className="wk-roster" aria-label={t.setup.knights}>
      {cards(view).knights.map(({ row, gear }, n) => {
        const action = { act: 'knight', n }
        const owner = view.knights.findIndex(({ sheet }) => sheet === n)
        return chosen && owner < 0 ? null : (
          <li key={row.id}>
            <button
              type="button"
              className="wk-idcard"
              data-card={`sheet-${n}`}
              data-does={free.includes(n) ? doing(action) : undefined}
              aria-pressed={isPicked(picked, action)}
              data-taken={owner >= 0 && !chosen}
              onClick={() => (free.includes(n) ? pick(action) : props.inspect(`sheet-${n}`))}
            >
              <Portrait sheet={n} />
              <span className="who2">
                <span className="label">{owner >= 0 ? t.setup.taken(who(owner)) : row.vocation}</span>
                <b>{row.name}</b>
                <small>{knightText(row)}</small>
                <small className="gearline">
                  {t.list(gear.map(({ card }) => cards(view).gear[card]!.row.title))}
                </small>
              </span>
              <Skills skills={row.skills} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}

function Colours({ props }: { props: KnightsProps }) {
  const { menu, picked, pick } = props
  return (
    <ol className="wk-colours" aria-label={t.setup.colours}>
      {offered(menu, 'colour').map((n) => (
        <li key={n}>
          <button
            type="button"
            data-colour={COLOUR_NAMES[n]}
            data-does={doing({ act: 'colour', n })}
            aria-pressed={isPicked(picked, { act: 'colour', n })}
            onClick={() => pick({ act: 'colour', n })}
          >
            {t.setup.colour[COLOUR_NAMES[n]!]}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** The vehicles to choose from; who waits sees those in the pool. */
function Vehicles({ props }: { props: KnightsProps }) {
  const { view, menu, picked, pick, inspect } = props
  const offers = offered(menu, 'vehicle')
  const pool = view.pool.flatMap((left, i) => (left > 0 ? [cards(view).vehicles + i] : []))
  return (
    <ol className="wk-vehicles" aria-label={t.setup.vehicles}>
      {(offers.length > 0 ? offers : pool).map((card) => {
        const { row } = cards(view).gear[card]!
        return (
          <li key={card}>
            <Plate
              view={view}
              card={card}
              id={`gear-${card}`}
              lit={offers.length > 0}
              does={offers.length > 0 ? { act: 'vehicle', n: card } : null}
              pressed={isPicked(picked, { act: 'vehicle', n: card })}
              note={
                <>
                  <small>{gearText(row)}</small>
                  <small>{row.line}</small>
                  <small>{t.setup.left(view.pool[card - cards(view).vehicles] ?? 0)}</small>
                </>
              }
              onClick={() =>
                offers.length > 0 ? pick({ act: 'vehicle', n: card }) : inspect(`gear-${card}`)
              }
            />
          </li>
        )
      })}
    </ol>
  )
}

/** Before the first round: knights, colours, vehicles, starters, tasks, the mission. */
export function Setup({ props }: { props: KnightsProps }) {
  switch (props.decision) {
    case 'choose a knight':
      return <Knights props={props} />
    case 'choose a colour':
      return <Colours props={props} />
    case 'choose a vehicle':
      return <Vehicles props={props} />
    case 'place the starters':
      return <Starters props={props} />
    case 'keep two tasks':
      return <KeepTasks props={props} />
    case 'agree on a mission':
    case 'choose the mission':
      return <Missions props={props} />
    default:
      // Who waits sees what the others choose from.
      if (props.view.knights.some(({ sheet, vehicle }) => sheet >= 0 && vehicle < 0))
        return <Vehicles props={props} />
      if (props.view.knights.some(({ vehicle }) => vehicle < 0)) return <Knights props={props} />
      if (props.view.quest.mission >= 0) return <Road props={props} />
      return (
        <>
          <Missions props={props} />
          <Knights props={props} chosen />
        </>
      )
  }
}
