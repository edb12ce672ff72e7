import type { Action } from '@midden/kernel'
import type { CSSProperties } from 'react'
import { Clause } from '../../../table/clause.tsx'
import { doing } from '../../../table/pick.ts'
import { SeatToken } from '../../../table/seat-token.tsx'
import { laidWithPile, ownToLay } from '../logic/forecast.ts'
import { pointsRange } from '../logic/race.ts'
import { t } from '../text/text.ts'
import { Back, CardPrint, nameOf, Use } from './card.tsx'
import { calls, inBid, type WasteProps } from './props.ts'
import './market.css'

const offered = ({ menu }: WasteProps, number: number): boolean =>
  menu.some((offer) => offer.act === 'pile' && 'of' in offer && offer.of.includes(number))

/** The cards of a pile in words, as far as they are seen. */
export const pileNames = ({ view }: WasteProps, pile: number): string =>
  t.list(view.piles[pile]!.cards.flatMap((card) => (card === null ? [] : [nameOf(view, card)])))

function Forecast({ props, pile }: { props: WasteProps; pile: number }) {
  const { view, aids } = props
  if (!aids || view.me === null || view.piles[pile]!.taker !== null) return null
  const bid = inBid(props)
  const from = pointsRange(view, ownToLay(view))
  return (
    <>
      <b>{t.market.change(from, pointsRange(view, laidWithPile(view, pile, bid)))}</b>{' '}
      <span className="lng">{t.market.unseen}</span>
      <span className="sht">{t.market.unseenShort}</span>
    </>
  )
}

function Pile({ props, pile }: { props: WasteProps; pile: number }) {
  const { view, picked, pick, inspect, sitters } = props
  const { cards, taker, burnt } = view.piles[pile]!
  const number = pile + 1
  const can = offered(props, number)
  const pressed = picked?.act === 'pile' && picked.n === number
  const gone = taker !== null || burnt
  const take: Action = { act: 'pile', n: number }
  const fate = taker !== null ? t.market.taken(calls(props, taker)) : burnt ? t.market.burnt : ''
  return (
    <button
      type="button"
      className={`pile${gone ? ' taken' : ''}${pressed ? ' picked' : ''}`}
      data-does={doing(take)}
      aria-pressed={can ? pressed : undefined}
      aria-label={[t.market.pile(number, pileNames(props, pile)), fate].filter(Boolean).join('. ')}
      onClick={() => (can ? pick(take) : inspect(`pile ${pile}`))}
    >
      <b className="no">{number}</b>
      <span className="up">
        {cards.map((card, i) =>
          card === null || i === 2 ? (
            <Back key="down" size="mid" mark="?" name={gone ? undefined : `down ${pile}`} />
          ) : (
            <CardPrint key={card} view={view} card={card} size="mid" still={gone} />
          ),
        )}
      </span>
      <Use id="pallet" className="pallet" />
      <span className="cap">
        <Forecast props={props} pile={pile} />
      </span>
      {gone && (
        <span className="stamp">
          {taker !== null && <SeatToken seat={taker} name={sitters[taker]!.name} />}
          {taker !== null ? calls(props, taker) : t.market.burnt}
        </span>
      )}
    </button>
  )
}

/** The bonus piles on their pallets. `beside` the ranking they stand one over the other. */
export function Market({ props, beside = false }: { props: WasteProps; beside?: boolean }) {
  const { view, aids } = props
  return (
    <section className={beside ? 'market side-by' : 'market'} aria-label={t.market.title}>
      <header>
        <h2>{beside ? t.market.piles : t.market.title}</h2>
        {!beside && (
          <p>
            {t.market.note} <Clause id="WASTE-4.3" />{' '}
            {aids && view.me !== null && (
              <span className="dim">{t.market.figures(pointsRange(view, ownToLay(view)))}</span>
            )}
          </p>
        )}
      </header>
      <div className="piles" style={{ '--n': view.piles.length } as CSSProperties}>
        {[...view.piles.keys()].map((pile) => (
          <Pile key={pile} props={props} pile={pile} />
        ))}
      </div>
    </section>
  )
}
