import { cards, type TradeFrame, type WkView } from '@midden/waste-knights/reading'
import { isPicked, type KnightsProps } from '../../logic/props.ts'
import { balanceOf, waresOf } from '../../logic/trade.ts'
import { t } from '../../text/text.ts'
import { Plate } from '../cards/plate.tsx'
import { Icon } from '../icon.tsx'
import './counter.css'

/** The balance: what is given, what is taken, and whether it is enough. */
export function Scale({ props, f }: { props: KnightsProps; f: TradeFrame }) {
  const { view, menu, commit, picked, pick } = props
  const { give, take, given, taken, state } = balanceOf(view, f)
  return (
    <section className="wk-scale" data-state={state}>
      <div className="pan">
        <span className="label">{t.counter.give}</span>
        <b>{give}</b>
        <small>{given.length === 0 ? t.counter.none : t.list(given)}</small>
      </div>
      <div className="beam">
        <Icon name="trade" />
        <b>{t.counter.state[state]}</b>
      </div>
      <div className="pan">
        <span className="label">{t.counter.take}</span>
        <b>{take}</b>
        <small>{taken.length === 0 ? t.counter.none : t.list(taken)}</small>
      </div>
      <div className="acts">
        {menu.some(({ act }) => act === 'deal') && (
          <button
            type="button"
            className="wk-action go"
            data-does="deal"
            onClick={() => commit({ act: 'deal' })}
          >
            {t.counter.deal(give, t.list(taken))}
          </button>
        )}
        <button
          type="button"
          className="wk-action"
          data-does="cancel"
          aria-pressed={isPicked(picked, { act: 'cancel' })}
          onClick={() => pick({ act: 'cancel' })}
        >
          {t.counter.cancel}
        </button>
      </div>
    </section>
  )
}

/** What an enhancement is attached to. */
export function Host({ view, card }: { view: WkView; card: number }) {
  const host = cards(view).gear[card]
  return host === undefined ? null : <small>{t.counter.on(host.row.title)}</small>
}

/** One's own gear beside the counter: a tap lays it down or takes it back. */
export function Wares({ props, f }: { props: KnightsProps; f: TradeFrame }) {
  const { view, menu, commit } = props
  return (
    <section className="wk-wares">
      <h2>
        {t.counter.title} <small>{t.counter.hint}</small>
      </h2>
      <div>
        {waresOf(view, f, menu).map(({ n, card, laid, on }) => (
          <Plate
            key={n}
            view={view}
            card={card}
            id={`gear-${card}-own-${n}`}
            small
            note={<Host view={view} card={on} />}
            lit
            pressed={laid}
            does={{ act: laid ? 'take back' : 'offer', n }}
            onClick={() => commit({ act: laid ? 'take back' : 'offer', n })}
          />
        ))}
      </div>
    </section>
  )
}
