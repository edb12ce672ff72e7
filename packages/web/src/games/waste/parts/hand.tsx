import type { ReactNode } from 'react'
import { doing } from '../../../table/pick.ts'
import { isRecycler } from '../logic/cards.ts'
import { keepBadge } from '../logic/race.ts'
import { t } from '../text/text.ts'
import { CardButton, Prints } from './card.tsx'
import type { WasteProps } from './props.ts'
import './hand.css'

interface Head {
  title: string
  note: string
  children?: ReactNode
}

const Head = ({ title, note, children }: Head) => (
  <header>
    <b>{title}</b>
    <span>{note}</span>
    {children}
  </header>
)

function Pack({ props }: { props: WasteProps }) {
  const { view, picked, pick, inspect, aids } = props
  const open = props.decision === 'keep'
  const chosen = open ? (picked?.act === 'keep' ? picked.n : undefined) : view.answer?.[0]
  return (
    <>
      <Head title={t.draft.pack} note={t.draft.packNote(view.hand.length)}>
        {aids && (
          <span className="lg">
            <i className="dl">+5</i> {t.draft.legend}
          </span>
        )}
      </Head>
      <div className="cards tall" data-scene="keep">
        {view.hand.map((card, i) => (
          <CardButton
            key={card}
            view={view}
            card={card}
            does={doing({ act: 'keep', n: card })}
            number={open ? i + 1 : undefined}
            gain={aids ? keepBadge(view, card) : null}
            pressed={open || card === chosen ? card === chosen : undefined}
            onClick={(event) => {
              if (!open) inspect(event.currentTarget.getAttribute('data-card')!)
              else pick({ act: 'keep', n: card })
            }}
          />
        ))}
      </div>
    </>
  )
}

function Bidding({ props }: { props: WasteProps }) {
  const { view, picked, toggle, inspect } = props
  const open = props.decision === 'bid'
  const bid = view.answer ?? (picked?.act === 'bid' ? (picked.ns ?? []) : [])
  return (
    <>
      <Head title={t.bid.hand} note={t.bid.handNote(view.hand.length)} />
      <div className="cards tall" data-scene="bid">
        {view.hand.map((card, i) => (
          <CardButton
            key={card}
            view={view}
            card={card}
            does={doing({ act: 'bid', n: card })}
            number={open ? i + 1 : undefined}
            pressed={bid.includes(card)}
            onClick={(event) =>
              open ? toggle('bid', card) : inspect(event.currentTarget.getAttribute('data-card')!)
            }
          >
            {bid.includes(card) && <span className="bid-stamp">{t.bid.stamp}</span>}
          </CardButton>
        ))}
      </div>
    </>
  )
}

/** Whatever the Recycler step lets burn is picked by a tap; everything else is looked at. */
function Holding({ props }: { props: WasteProps }) {
  const { view, picked, pick, inspect, decision } = props
  const burning = decision === 'recycler'
  const playing = burning ? (view.pending[0] ?? view.hand.find(isRecycler)) : undefined
  return (
    <>
      <Head
        title={t.pile.hand}
        note={burning ? t.recycler.handNote(view.hand.length) : t.pile.handNote(view.hand.length)}
      />
      <div
        className="cards"
        data-scene={burning ? 'recycler' : 'hold'}
        data-many={view.hand.length + view.pending.length > 5}
      >
        {view.pending.length > 0 && view.turn === view.me && (
          <div className="pending">
            <span className="label">{t.recycler.pendingTitle}</span>
            <Prints view={view} cards={view.pending} size="mini" />
          </div>
        )}
        {view.hand.map((card) => (
          <CardButton
            key={card}
            view={view}
            card={card}
            does={doing({ act: 'remove', n: card })}
            className={card === playing ? 'playing' : undefined}
            pressed={burning ? picked?.act === 'remove' && picked.n === card : undefined}
            onClick={(event) => {
              if (!burning) inspect(event.currentTarget.getAttribute('data-card')!)
              else pick({ act: 'remove', n: card })
            }}
          />
        ))}
      </div>
    </>
  )
}

/** The viewer's own cards: the pack in the draft, the hand afterwards. */
export function Hand(props: WasteProps) {
  const { view } = props
  if (view.me === null) return <p className="rest">{t.watching}</p>
  if (view.step === 'keep') return <Pack props={props} />
  if (view.step === 'bid') return <Bidding props={props} />
  return <Holding props={props} />
}
