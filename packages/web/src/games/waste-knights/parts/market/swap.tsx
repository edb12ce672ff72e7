import type { SwapFrame } from '@midden/waste-knights/reading'
import { calls, isPicked, type KnightsProps, offered } from '../../logic/props.ts'
import { frameOf } from '../../logic/scene.ts'
import { heapOf, spare } from '../../logic/trade.ts'
import { t } from '../../text/text.ts'
import { Plate } from '../cards/plate.tsx'
import { Icon } from '../icon.tsx'
import { IdPlate } from '../knight/id-plate.tsx'
import { Host } from './counter.tsx'
import './swap.css'

/** So much Ammo or Fuel: one more, one less. */
function Level({
  props,
  what,
  now,
  mine,
}: {
  props: KnightsProps
  what: 'ammo' | 'fuel'
  now: number
  mine: boolean
}) {
  const may = offered(props.menu, what)
  // Steps only for who is asked: to who waits they would be dead.
  const step = (to: number, sign: string, label: string) =>
    mine &&
    props.menu.length > 0 && (
      <button
        type="button"
        aria-label={label}
        disabled={!may.includes(to)}
        onClick={() => props.commit({ act: what, n: to })}
      >
        {sign}
      </button>
    )
  return (
    <span className="wk-level">
      <Icon name={what} />
      {t.swap[what]} <b>{now}</b>
      {step(now - 1, '−', t.swap.less(t.swap[what]))}
      {step(now + 1, '+', t.swap.more(t.swap[what]))}
    </span>
  )
}

function Side({ props, f, side }: { props: KnightsProps; f: SwapFrame; side: 0 | 1 }) {
  const { view, menu, commit, inspect } = props
  const seat = f.seats[side]
  const mine = seat === view.me
  const heap = heapOf(view, f, side)
  const back = mine ? offered(menu, 'take back') : []
  return (
    <section
      className="wk-heap"
      data-place={seat}
      aria-label={mine ? t.swap.mine : t.swap.theirs(calls(props, seat))}
    >
      <h2>{mine ? t.swap.mine : t.swap.theirs(calls(props, seat))}</h2>
      <div className="wk-goods">
        {heap.goods.length === 0 && <p>{t.swap.nothing}</p>}
        {heap.goods.map(({ n, card }) => (
          <Plate
            key={n}
            view={view}
            card={card}
            id={`gear-${card}-laid-${side}-${n}`}
            lit={back.includes(n)}
            pressed={mine ? true : undefined}
            onClick={() => (back.includes(n) ? commit({ act: 'take back', n }) : inspect(`gear-${card}`))}
          />
        ))}
      </div>
      <Level props={props} what="ammo" now={heap.ammo} mine={mine} />
      <Level props={props} what="fuel" now={heap.fuel} mine={mine} />
    </section>
  )
}

const ACTS = ['propose', 'accept', 'close'] as const

/** Two knights trading: each lays down what he would give; one proposes, the other accepts or proposes back. */
export function Swap({ props }: { props: KnightsProps }) {
  const { view, menu, commit, picked, pick } = props
  const f = frameOf(view, 'swap')
  if (f === null) return null
  const me = f.seats[1] === view.me ? 1 : 0
  const own = f.seats[me] === view.me
  const turn = f.turn < 2 ? f.seats[f.turn as 0 | 1] : -1
  const asked = own && turn === view.me
  const proposer = turn < 0 ? -1 : f.seats[f.turn === 0 ? 1 : 0]
  if (!own)
    return (
      <div className="wk-swap">
        <p className="wk-note">
          <b>{t.swap.two(f.seats.map((seat) => calls(props, seat)))}</b> {t.swap.hidden}
        </p>
        <IdPlate view={view} seat={f.seats[0]} />
        <Icon name="trade" className="wk-between" />
        <IdPlate view={view} seat={f.seats[1]} />
      </div>
    )
  return (
    <div className="wk-swap">
      <p className="wk-note">
        {f.proposed && proposer >= 0 && <b>{t.swap.proposed(calls(props, proposer))} </b>}
        {asked && f.proposed && !menu.some(({ act }) => act === 'accept') && `${t.swap.cannot} `}
        {asked ? t.swap.yourTurn : turn >= 0 && t.swap.theirTurn(calls(props, turn))}
      </p>
      <Side props={props} f={f} side={me} />
      <Icon name="trade" className="wk-between" />
      <Side props={props} f={f} side={me === 0 ? 1 : 0} />
      {asked && (
        <div className="wk-ends">
          {ACTS.filter((act) => menu.some((offer) => offer.act === act)).map((act) => (
            <button
              key={act}
              type="button"
              className="wk-action"
              aria-pressed={isPicked(picked, { act })}
              onClick={() => pick({ act })}
            >
              {t.swap[act]}
            </button>
          ))}
        </div>
      )}
      {asked && (
        <section className="wk-wares">
          <h2>{t.swap.spare}</h2>
          <div>
            {spare(view, f, me, menu).map(({ n, card, on }) => (
              <Plate
                key={n}
                view={view}
                card={card}
                id={`gear-${card}-own-${n}`}
                small
                note={<Host view={view} card={on} />}
                lit
                pressed={false}
                onClick={() => commit({ act: 'lay', n })}
              />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
