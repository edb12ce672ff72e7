import type { Seat } from '@midden/kernel'
import type { CSSProperties } from 'react'
import { SeatToken } from '../../../table/seat-token.tsx'
import { BAYS } from '../logic/cards.ts'
import { ownToLay, scoresWith } from '../logic/forecast.ts'
import { freshCards } from '../logic/news.ts'
import { t } from '../text/text.ts'
import { at, Cell, EMPTY, type Row } from './cell.tsx'
import { calls, inBid, ring, type WasteProps } from './props.ts'
import { inkOf, Tile } from './tile.tsx'
import './wall.css'

const NONE: ReadonlySet<number> = new Set()

function StationRow(all: Row) {
  const { props, seat, row, own } = all
  const { view, sitters } = props
  const mine = seat === view.me ? ' own' : ''
  const { points } = view.scores[seat]!
  const after = own.length > 0 ? scoresWith(view, own)[seat]! : null
  const changed = after !== null && (
    <s>
      <span className="sr">{t.wall.sorted}</span>
      {t.figure(after.points)}
    </s>
  )
  return (
    <tr>
      <th scope="row" className={`owner${mine}`} style={at(0, row)} data-place={seat}>
        <SeatToken seat={seat} name={sitters[seat]!.name} />
        <b>{calls(props, seat)}</b>
        <em className="tp">
          {t.figure(points)}
          {changed}
        </em>
        <span>{sitters[seat]!.away === true ? t.seat.away : t.wall.cards(view.stations[seat]!.length)}</span>
      </th>
      {BAYS.map(({ part }, bay) => (
        <Cell key={part} {...all} bay={bay} after={after} />
      ))}
      <td className={`cell tot${mine}`} style={at(BAYS.length, row)}>
        <b>{t.figure(points)}</b>
        {changed}
      </td>
    </tr>
  )
}

interface Wall {
  props: WasteProps
  title?: string
  seats?: readonly Seat[]
  tall?: boolean
  /** what one more card of each type would add */
  next?: boolean
  /** without the viewer's cards to come */
  bare?: boolean
  /** cards new to the viewer are marked */
  news?: boolean
}

/** All stations sorted in bays. Players in rows; on a phone types in rows. */
export function Wall({ props, title = t.wall.title, seats, tall, next = false, bare, news = false }: Wall) {
  const { view, aids } = props
  const rows = seats ?? ring(view)
  const fresh = news ? freshCards(props.story, props.seenTo) : NONE
  const own = bare === true || !aids ? EMPTY : ownToLay(view, inBid(props))
  return (
    <table
      className={`wall${tall === true ? ' tall' : ''}`}
      style={{ '--n': rows.length } as CSSProperties}
      data-n={rows.length}
      aria-label={title}
    >
      <thead>
        <tr>
          <td className="holds">
            <h2 className="corner">{title}</h2>
          </td>
          {BAYS.map(({ part, types }, bay) => (
            <th
              key={part}
              scope="col"
              className={types.length > 1 ? 'sgn two' : 'sgn'}
              data-line={part}
              style={{ ...at(bay, 0), ...inkOf(types[0]!) }}
            >
              {types.map((type) => (
                <Tile key={type} type={type} />
              ))}
              <b>{t.parts[part].name}</b>
            </th>
          ))}
          <th scope="col" className="sgn sum" style={at(BAYS.length, 0)}>
            <b>{t.wall.points}</b>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((seat, row) => (
          <StationRow
            key={seat}
            props={props}
            seat={seat}
            row={row}
            own={seat === view.me ? own : EMPTY}
            fresh={fresh}
            next={next}
          />
        ))}
      </tbody>
    </table>
  )
}
