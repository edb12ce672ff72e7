import type { Action } from '@midden/kernel'
import { cards, numberAt, type WkView, worthOf } from '@midden/waste-knights/reading'
import { useContext, useEffect, useRef, useState } from 'react'
import { LessonContext } from '../../../../table/lesson-place.ts'
import { payOn, unpaid } from '../../logic/payment.ts'
import { actionFor, isPicked, type KnightsProps, offered } from '../../logic/props.ts'
import { frameOf } from '../../logic/scene.ts'
import { t } from '../../text/text.ts'
import { Plate } from '../cards/plate.tsx'
import { Wares } from './counter.tsx'
import { Day } from './day.tsx'
import './stalls.css'

const STRIPES = ['green', 'yellow', 'red']
const ACTS = ['pick', 'put back', 'take'] as const

/** The price of a space in the ladder of the table, and how it compares with what lies there. */
function priceOf(view: WkView, space: number): { price: number; kind: 'dear' | 'cheap' | '' } {
  const { card, price } = cards(view).stalls[space]!
  const cost = worthOf(view, STRIPES.indexOf(price))
  const value = worthOf(view, STRIPES.indexOf(card))
  return { price: cost, kind: cost > value ? 'dear' : cost < value ? 'cheap' : '' }
}

/** The actions of the day that open a trade. */
export const tradesAt = ({ view, menu }: Pick<KnightsProps, 'view' | 'menu'>): Action[] =>
  offered(menu, 'action').flatMap((n) => {
    const script = cards(view).lines[n]?.script ?? -1
    return cards(view).scripts[script]?.some((op) => op.do === 'trade') === true ? [{ act: 'action', n }] : []
  })

interface Wanted {
  /** the space that is wanted before the trade begins, or −1 */
  space: number
  want(space: number): void
}

interface SpaceProps {
  props: KnightsProps
  space: number
  wanted: Wanted
  lay(): void
}

function Space({ props, space, wanted, lay }: SpaceProps) {
  const { view, menu, picked, pick, toggle, inspect, commit } = props
  const row = cards(view).stalls[space]!
  const card = view.stalls[space]!
  const clears = offered(menu, 'clear').includes(space)
  const action: Action | null = actionFor(props, ACTS, space)
  const on = clears ? picked?.act === 'clear' && (picked.ns ?? []).includes(space) : isPicked(picked, action)
  const taken = action?.act === 'put back' || wanted.space === space
  const { price, kind } = priceOf(view, space)
  const here = view.me === null ? -1 : numberAt(view, Math.max(0, view.knights[view.me]!.hex))
  const shut = row.only !== null && row.only !== here && !clears
  const trades = shut || card < 0 || action !== null ? [] : tradesAt(props)
  const lit = clears || action !== null || trades.length > 0
  const tap = (): void => {
    if (clears) toggle('clear', space)
    else if (trades.length > 0) {
      wanted.want(taken ? -1 : space)
      // Of several ways to trade the day above asks which.
      const [only = null] = trades
      pick(taken || trades.length > 1 ? null : only)
    } else if (action === null) inspect(`gear-${card}`)
    // Laying things down and taking them back is free: only the deal is an answer.
    else if (view.stack.at(-1)?.at === 'trade') {
      lay()
      commit(action)
    } else pick(action)
  }
  return (
    <li className={`wk-space${on || taken ? ' here' : ''}${shut ? ' shut' : ''}`} data-kind={kind}>
      <header>
        <span>{row.only === null ? row.space : (cards(view).hexes[row.only]?.row.name ?? row.space)}</span>
        <span className="price">
          {kind !== '' && t.market[kind]}
          <b>{price}</b>
        </span>
      </header>
      {card < 0 ? (
        <span className="wk-empty">{t.market.empty}</span>
      ) : (
        <Plate
          view={view}
          card={card}
          id={`gear-${card}-stall-${space}`}
          lit={lit}
          does={clears ? { act: 'clear', n: space } : action}
          pressed={lit ? on || taken : undefined}
          onClick={tap}
        />
      )}
      {shut && <p className="no">{t.market.only(cards(view).hexes[row.only!]?.row.name ?? '')}</p>}
    </li>
  )
}

const FRAMES = [
  ['A', [0, 1, 2, 3, 4]],
  ['B', [5, 6, 7, 8, 9]],
] as const

/**
 * Whoever picks something has the cheapest payment laid down with it, and back when it is put back; in a lesson by their
 * own hand.
 */
function usePayment({ view, menu, moves, commit }: KnightsProps): () => void {
  const taught = useContext(LessonContext) !== null
  const payment = useRef(unpaid)
  useEffect(() => {
    const next = payOn(payment.current, view, menu, moves)
    payment.current = next.payment
    if (next.action !== null) commit(next.action)
  }, [view, menu, moves, commit])
  return () => {
    if (!taught) payment.current = { ...payment.current, since: moves }
  }
}

/** What was tapped before the trade began is picked with it; another answer lets go of it. */
function useWanted({ view, menu, picked, commit }: KnightsProps, lay: () => void): Wanted {
  const [space, want] = useState(-1)
  const opens = offered(menu, 'pick').includes(space)
  const other = picked !== null && !isTrade({ view, menu }, picked)
  useEffect(() => {
    if (space < 0) return
    if (opens) {
      lay()
      commit({ act: 'pick', n: space })
    }
    if (opens || other) want(-1)
  }, [space, opens, other, lay, commit])
  return { space, want }
}

const isTrade = (props: Pick<KnightsProps, 'view' | 'menu'>, picked: Action): boolean =>
  tradesAt(props).some((action) => isPicked(picked, action))

/** Two frames of five spaces, each with its price. */
export function Stalls({ props }: { props: KnightsProps }) {
  const trade = frameOf(props.view, 'trade')
  const mine = trade !== null && trade.seat === props.view.me
  const lay = usePayment(props)
  const wanted = useWanted(props, lay)
  return (
    <div className="wk-stalls">
      <Day props={props} />
      {FRAMES.map(([letter, spaces]) => (
        <section key={letter} className="wk-frame">
          <h2>
            <span>{letter}</span>
            {t.market.frame[letter]}
          </h2>
          <ol>
            {spaces.map((space) => (
              <Space key={space} props={props} space={space} wanted={wanted} lay={lay} />
            ))}
          </ol>
        </section>
      ))}
      <div className="wk-under">
        <Pool props={props} />
      </div>
      {mine && <Wares props={props} f={trade} />}
    </div>
  )
}

/** The vehicle pool: how many of each are left. */
function Pool({ props }: { props: KnightsProps }) {
  const { view, picked, pick, inspect, commit } = props
  const first = cards(view).vehicles
  const trade = frameOf(view, 'trade')
  return (
    <section className="wk-vp">
      <h2>{t.market.pool(worthOf(view, 1))}</h2>
      <ol>
        {view.pool.map((n, title) => {
          const card = first + title
          const taken = trade?.vehicle === card
          const action: Action | null = taken
            ? { act: 'no vehicle' }
            : actionFor(props, ['vehicle', 'damaged vehicle'], card)
          return (
            <li key={card}>
              <Plate
                view={view}
                card={card}
                id={`gear-${card}`}
                lit={action !== null}
                does={action}
                pressed={action === null ? undefined : taken || isPicked(picked, action)}
                note={<small>{t.market.inPool(n + (view.poolDamaged[title] ?? 0))}</small>}
                onClick={() => {
                  if (action === null) inspect(`gear-${card}`)
                  else if (trade === null) pick(action)
                  else commit(action)
                }}
              />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
