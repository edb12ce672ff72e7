import type { Seat } from '@midden/kernel'
import type { CSSProperties } from 'react'
import { Icon } from '../../../art/icons.tsx'
import { Clause } from '../../../table/clause.tsx'
import { SeatToken } from '../../../table/seat-token.tsx'
import { t } from '../text/text.ts'
import { alike, Back, Prints, Use } from './card.tsx'
import { Fan } from './fan.tsx'
import { calls, passing, ring, type WasteProps } from './props.ts'
import './belt.css'

function Stop({ props, seat }: { props: WasteProps; seat: Seat }) {
  const { view, sitters } = props
  const mine = seat === view.me
  const ready = !view.asked.includes(seat)
  const size = view.passes + view.hands[seat]!.holds
  return (
    <li className={mine ? 'stop me' : 'stop'}>
      <div className="stop-head">
        <SeatToken seat={seat} name={sitters[seat]!.name} />
        <b>{calls(props, seat)}</b>
        <span className="st">
          {ready ? (
            <>
              <Icon name="tick" />
              {t.belt.ready}
            </>
          ) : sitters[seat]!.away === true ? (
            t.seat.away
          ) : (
            t.belt.choosing
          )}
        </span>
      </div>
      <div className="ride">
        <Fan props={props} seat={seat} />
      </div>
      <div className="keep">
        <span className="sr">{t.belt.kept(view.passes)}</span>
        {mine ? (
          <Prints view={view} cards={view.drafted} size="mini" />
        ) : (
          alike(view.passes).map((kept) => <Back key={kept} size="mini" />)
        )}
        {alike(size - view.passes).map((slot) => (
          <i key={slot} className="slot" />
        ))}
      </div>
    </li>
  )
}

/** The draft: one stop a seat, clockwise, and the packs between them. */
export function Belt({ props }: { props: WasteProps }) {
  const { view, sitters } = props
  const seats = ring(view)
  const side = passing(view) === 1 ? 'left' : 'right'
  const route = side === 'left' ? seats : [seats[0]!, ...seats.slice(1).reverse()]
  const title = view.seats === 2 ? t.belt.swap : t.belt[side]
  return (
    <section className="belt" data-to={side} data-n={view.seats} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>
          {t.belt.route([...route, seats[0]!].map((seat) => calls(props, seat)))}{' '}
          <span className="dim">{t.belt.when}</span>{' '}
          <Clause id={view.seats === 2 ? 'WASTE-3.9' : 'WASTE-3.5'} />
        </p>
      </header>
      <ol style={{ '--n': view.seats } as CSSProperties}>
        {seats.map((seat, i) => [
          <Stop key={seat} props={props} seat={seat} />,
          <li
            key={`arrow ${seat}`}
            className={i === seats.length - 1 ? 'arr last' : 'arr'}
            aria-hidden="true"
          >
            <Use id="arrow" />
            {i === seats.length - 1 && <SeatToken seat={seats[0]!} name={sitters[seats[0]!]!.name} />}
          </li>,
        ])}
      </ol>
      <div className="rollers" aria-hidden="true" />
    </section>
  )
}
