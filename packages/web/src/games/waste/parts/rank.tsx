import type { WasteView } from '@midden/waste'
import type { CSSProperties, ReactNode } from 'react'
import { Clause } from '../../../table/clause.tsx'
import { SeatToken } from '../../../table/seat-token.tsx'
import { type Auction, leftOfBoss, type Place, placesOf, SETTLED_BY } from '../logic/auction.ts'
import { totalOf } from '../logic/cards.ts'
import { t } from '../text/text.ts'
import { alike, Back, Prints } from './card.tsx'
import { calls, type WasteProps } from './props.ts'
import './rank.css'

/** What settled a place, in a few words. */
export function whyOf(props: WasteProps, { bid, by, other, ahead, rank }: Place): string {
  if (rank === 0) return t.rank.silent
  if (by === null || other === null) return t.rank.alone
  const { cards, boss, value, seat } = t.rank[ahead ? 'ahead' : 'behind']
  if (by === 'cards') return cards(calls(props, other.seat))
  if (by === 'boss') return boss(bid.count)
  if (by === 'seat') return seat(bid.count, bid.value ?? 0)
  return value(bid.count, bid.value ?? 0, other.value ?? 0)
}

export const clauseOf = ({ by, rank }: Place): string =>
  rank === 0 ? 'WASTE-5.4' : by === null ? 'WASTE-5.10' : SETTLED_BY[by]

function fateOf(auction: Auction, { bid, wins, rank }: Place, view: WasteView): string {
  const pile = auction.piles.get(bid.seat)
  if (pile !== undefined) return t.rank.took(pile)
  if (rank === 0) return t.rank.none
  if (!wins) return t.rank.back
  if (view.step === 'pile' && view.turn === bid.seat)
    return bid.seat === view.me ? t.rank.yours : t.rank.choosing
  return t.rank.waits
}

function Figure({ hit, figure, label }: { hit: boolean; figure: string; label: ReactNode }) {
  return (
    <span className={hit ? 'fig hit' : 'fig'}>
      <b>{figure}</b>
      {label}
    </span>
  )
}

function Row({ props, auction, place }: { props: WasteProps; auction: Auction; place: Place }) {
  const { view, sitters } = props
  const { bid, rank, wins, by, ahead } = place
  const boss = bid.seat === auction.boss
  const value = bid.value ?? (bid.cards === null ? null : totalOf(view, bid.cards))
  const far = leftOfBoss(auction.boss, bid.seat, view.seats)
  const hit = (what: Place['by']): boolean => ahead && by === what
  const look = `${bid.seat === view.me ? 'me' : ''}${wins ? '' : ' lost'}`
  return (
    <li className={look}>
      <span className="pos">{wins ? rank : '–'}</span>
      <SeatToken seat={bid.seat} name={sitters[bid.seat]!.name} />
      <span className="nm">
        <b>{calls(props, bid.seat)}</b>
        <span>{fateOf(auction, place, view)}</span>
      </span>
      <span className="bc" data-many={bid.count > 4 ? bid.count : undefined}>
        {bid.cards === null ? (
          alike(bid.count).map((card) => <Back key={card} size="mini" />)
        ) : (
          <Prints view={view} cards={bid.cards} size="mini" />
        )}
      </span>
      <Figure hit={hit('cards')} figure={String(bid.count)} label={t.rank.cards} />
      <Figure
        hit={hit('boss') || hit('seat')}
        figure={boss ? t.rank.boss : String(far)}
        label={
          boss ? (
            hit('boss') && t.rank.first(bid.count)
          ) : (
            <>
              <span className="lng">{t.rank.left}</span>
              <span className="sht">{t.rank.leftShort}</span>
            </>
          )
        }
      />
      <Figure hit={hit('value')} figure={value === null ? '–' : String(value)} label={t.rank.value} />
      <span className="set-by">
        {whyOf(props, place)} <Clause id={clauseOf(place)} short />
      </span>
    </li>
  )
}

/** All bids in the order of the ranking; what settled each place stands white on black. */
export function Rank({ props, auction }: { props: WasteProps; auction: Auction }) {
  return (
    <section className="rank" aria-label={t.rank.label}>
      <header>
        <h2>{t.rank.title}</h2>
        <p>
          {t.rank.order} <Clause id="WASTE-5.6" />
        </p>
      </header>
      <ol style={{ '--bids': Math.max(...auction.bids.map(({ count }) => count)) } as CSSProperties}>
        {placesOf(auction).map((place) => (
          <Row key={place.bid.seat} props={props} auction={auction} place={place} />
        ))}
      </ol>
    </section>
  )
}
