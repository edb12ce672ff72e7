import type { AuctionView } from '@midden/industrial-waste'
import type { Seat } from '@midden/kernel'
import { SeatToken } from '../../../table/seat-token.tsx'
import { t } from '../text/text.ts'
import { Use } from './card.tsx'
import { calls, type WorksProps } from './props.ts'
import { columns } from './sets.tsx'
import './auction.css'

const MOST_DRAWN = 8

function plateOf(
  props: WorksProps,
  auction: AuctionView,
  seat: Seat,
): { look: string; plate: string; note: string } {
  const { view, picked } = props
  const bid = auction.bids[seat] ?? null
  const last = seat === auction.seller ? ' last' : ''
  if (bid !== null && bid > 0)
    return bid === auction.high
      ? { look: `high${last}`, plate: t.euro(bid), note: t.auction.highest }
      : { look: `under${last}`, plate: t.euro(bid), note: t.auction.under }
  if (bid === 0) return { look: `out${last}`, plate: '–', note: t.auction.noBid }
  const note = seat === auction.seller ? t.auction.getsPrice : t.auction.oneChance
  if (seat !== auction.turn) return { look: `wait${last}`, plate: '…', note }
  const mine = seat === view.me && picked?.act === 'bid' && picked.n !== undefined
  return {
    look: `now${seat === view.me ? ' me' : ''}${last}`,
    plate: mine ? t.auction.maybe(picked.n!) : t.auction.from(auction.high + 1),
    note: t.auction.orPass,
  }
}

/** The lot, and the bids once around the table, from the auctioneer's left to the auctioneer. */
export function Auction({ props, auction }: { props: WorksProps; auction: AuctionView }) {
  const { view, sitters } = props
  const count = view.companies.length
  const seats = Array.from({ length: count }, (_, i) => (auction.seller + 1 + i) % count)
  const uses = view.me === null ? null : view.companies[view.me]!.M
  return (
    <div className="iw-auc">
      <div className="iw-lot">
        <div>
          <span className="iw-h">{t.auction.lot}</span> <span className="big">{auction.lot}</span>
          <p>{uses === null ? t.auction.materials : t.auction.feeds(auction.lot, uses)}</p>
        </div>
        <div className="pal" aria-hidden="true">
          {Array.from({ length: Math.min(auction.lot, MOST_DRAWN) }, (_, i) => `cube ${i}`).map((cube) => (
            <Use key={cube} id="cubes" />
          ))}
        </div>
      </div>
      <ol className="iw-round" style={columns(count)}>
        {seats.map((seat) => {
          const { look, plate, note } = plateOf(props, auction, seat)
          return (
            <li key={seat} className={`iw-bid ${look}`}>
              <span className="ring">
                <SeatToken seat={seat} name={sitters[seat]!.name} />
                {seat === auction.seller && <span className="tag">{t.auction.last}</span>}
              </span>
              <span className="who">{calls(props, seat)}</span>
              <span className="pl">
                {plate}
                <small>{note}</small>
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
