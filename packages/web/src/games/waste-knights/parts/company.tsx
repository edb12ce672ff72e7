import type { Seat } from '@midden/kernel'
import { cards, knightText } from '@midden/waste-knights/reading'
import { calls, isPicked, type KnightsProps, offered } from '../logic/props.ts'
import { frameOf } from '../logic/scene.ts'
import { t } from '../text/text.ts'
import { Skills } from './knight/id-plate.tsx'
import { Portrait } from './knight/portrait.tsx'
import './company.css'

/** A knight one meets: who he is, what he can do, what he holds, how he is. */
function Met({ props, seat }: { props: KnightsProps; seat: Seat }) {
  const { view, menu, picked, pick, inspect } = props
  const k = view.knights[seat]!
  const knight = cards(view).knights[k.sheet]
  if (knight === undefined) return null
  const action = { act: 'approach', n: seat }
  const asked = offered(menu, 'approach').includes(seat)
  const held = [...k.own, ...k.panels].flatMap((gear) => cards(view).gear[gear?.card ?? -1]?.row.title ?? [])
  return (
    <button
      type="button"
      className="wk-idcard"
      data-card={`pawn-${seat}`}
      {...(asked ? { 'aria-pressed': isPicked(picked, action) } : {})}
      onClick={() => (asked ? pick(action) : inspect(`pawn-${seat}`))}
    >
      <Portrait sheet={k.sheet} />
      <span className="who2">
        <span className="label">{calls(props, seat)}</span>
        <b>{knight.row.name}</b>
        <small>{k.down ? t.company.down : t.company.figures(k.hp, k.ammo, k.rep)}</small>
        <small>{knightText(knight.row)}</small>
        <small className="gearline">{t.list(held)}</small>
      </span>
      <Skills skills={knight.row.skills} />
    </button>
  )
}

/** Knights on the same hex, when one of them approaches another. */
export function Company({ props }: { props: KnightsProps }) {
  const { view, menu } = props
  const meet = frameOf(view, 'meet')
  const seats = meet === null ? offered(menu, 'approach') : [meet.seat, meet.other]
  return (
    <section className="wk-company" aria-label={t.company.title}>
      <h3>{t.company.title}</h3>
      {seats
        .filter((seat) => seat !== view.me)
        .map((seat) => (
          <Met key={seat} props={props} seat={seat} />
        ))}
    </section>
  )
}
