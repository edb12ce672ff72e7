import type { Action } from '@midden/kernel'
import type { ReactNode } from 'react'
import { Clause } from '../../../table/clause.tsx'
import { auctionValue, kindOf, totalOf } from '../logic/cards.ts'
import { worthOf } from '../logic/worth.ts'
import { forBids, worth } from '../text/en-worth.ts'
import { t } from '../text/text.ts'
import { nameOf, Use } from './card.tsx'
import type { WasteProps } from './props.ts'
import { Tile } from './tile.tsx'
import './tally.css'

/** What a card is good for. */
const goodFor = ({ view, aids }: WasteProps, card: number): string =>
  `${aids ? worth(worthOf(view, card)) : ''} ${forBids(auctionValue(view, card))}`.trim()

/** What is picked comes to this, read out. */
export function aloud(props: WasteProps, { act, n, ns = [] }: Action): string | null {
  const { view } = props
  if (act === 'keep' && n !== undefined) return `${nameOf(view, n)}: ${goodFor(props, n)}`
  return act === 'bid' ? `${t.bid.sum(ns.length, totalOf(view, ns))} ${t.bid.lose(ns.length)}` : null
}

/** What the card picked is good for. */
function Tell({ props, card }: { props: WasteProps; card: number }) {
  const { view } = props
  return (
    <div className="tally tell">
      <Tile type={kindOf(card)} />
      <p>
        <b>{nameOf(view, card)}</b> {goodFor(props, card)}
      </p>
    </div>
  )
}

/** Number and value of the bid, and the four steps by which bids are ranked. */
function Sum({ props }: { props: WasteProps }) {
  const { view, picked, who } = props
  const bid = picked?.act === 'bid' ? (picked.ns ?? []) : []
  const [more, , value, seat] = t.bid.order
  const boss = t.bid.bossIs(view.boss === view.me ? t.bid.you : who(view.boss))
  return (
    <div className="tally sum2">
      <p className="big">
        <b>{bid.length}</b>
        <span>{t.bid.cards(bid.length)}</span>
      </p>
      <p className="big">
        <b>{totalOf(view, bid)}</b>
        <span>{t.bid.value}</span>
      </p>
      <ol className="tie">
        {[more, boss, value, seat].map((step, i) => (
          <li key={step}>
            <b>{i + 1}</b>
            {step}
          </li>
        ))}
      </ol>
      <p className="fine">
        <Use id="flame" />
        <span>
          {t.bid.lose(bid.length)} <Clause id={bid.length === 0 ? 'WASTE-5.4' : 'WASTE-5.15'} short />
        </span>
      </p>
    </div>
  )
}

/** The line between the cards and the button. */
export function tally(props: WasteProps): ReactNode {
  const { decision, picked } = props
  if (decision === 'bid') return <Sum props={props} />
  if (decision !== 'keep') return null
  if (picked?.n === undefined) return <p className="tally tell">{t.draft.first}</p>
  return <Tell props={props} card={picked.n} />
}
