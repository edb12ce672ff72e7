import type { Action, Seat } from '@midden/kernel'
import type { Part, Score } from '@midden/waste'
import type { CSSProperties } from 'react'
import { doing } from '../../../table/pick.ts'
import { SeatToken } from '../../../table/seat-token.tsx'
import { auctionValue, BAYS, inBay, kindOf, unitsOf } from '../logic/cards.ts'
import { ownToLay, removal, scoresWith } from '../logic/forecast.ts'
import { leadOf } from '../logic/leads.ts'
import { freshCards } from '../logic/news.ts'
import { nextBadge } from '../logic/race.ts'
import { t } from '../text/text.ts'
import { inkOf, Tile } from './card.tsx'
import { Chips } from './chips.tsx'
import { calls, inBid, ring, type WasteProps } from './props.ts'
import './wall.css'

const at = (bay: number, row: number): CSSProperties => ({ '--t': bay, '--p': row }) as CSSProperties
const EMPTY: readonly number[] = []
const NONE: ReadonlySet<number> = new Set()

/** What of a bay can be removed, one card for each sort that is alike. */
function removable({ view, menu }: WasteProps, part: Part): number[] {
  const of = menu.flatMap((offer) => (offer.act === 'remove' && 'of' in offer ? offer.of : []))
  const sorts = new Map<string, number>()
  for (const card of inBay(view.stations[view.me!]!, part))
    if (of.includes(card)) {
      const sort = `${kindOf(card)}${auctionValue(view, card)}`
      if (!sorts.has(sort)) sorts.set(sort, card)
    }
  return [...sorts.values()]
}

/** Tapping a bay again goes on to its next sort of card. */
function nextPick(cards: readonly number[], picked: Action | null): Action {
  const now = picked?.act === 'remove' ? cards.indexOf(picked.n!) : -1
  return { act: 'remove', n: cards[(now + 1) % cards.length]! }
}

interface Row {
  props: WasteProps
  seat: Seat
  row: number
  own: readonly number[]
  fresh: ReadonlySet<number>
  next: boolean
}

interface Bay extends Row {
  bay: number
  /** the station scored with what is to be laid */
  after: Score | null
}

function Cell({ props, seat, row, own, fresh, next, bay, after }: Bay) {
  const { view, picked, pick, inspect, aids, decision } = props
  const { part, types } = BAYS[bay]!
  const mine = seat === view.me
  const cards = inBay(view.stations[seat]!, part)
  const ghosts = inBay(own, part)
  const score = view.scores[seat]![part]
  const then = after?.[part] ?? score
  const held = part === 'electronics' ? unitsOf(cards) : cards.length
  const lead = leadOf(view.scores, seat, part, held)
  const choices = mine && decision === 'recycler' ? removable(props, part) : EMPTY
  const chosen = picked?.act === 'remove' && cards.includes(picked.n!) ? picked.n! : null
  const target = chosen ?? choices[0]
  const change = target === undefined || !aids ? null : removal(view, target)
  const inside = (
    <>
      <Chips part={part} station={cards} own={ghosts} fresh={fresh} />
      <span className="pts" aria-hidden="true">
        <b className={score === 0 ? 'nil' : undefined}>
          {cards.length > 0 || score !== 0 ? t.figure(score) : '·'}
        </b>
        {then !== score && <s>{t.figure(then)}</s>}
        {lead !== null && <small>{t.wall[lead]}</small>}
      </span>
      {mine && next && aids && <span className="nx">{t.wall.next(nextBadge(view, types[0]!))}</span>}
      {change !== null && choices.length > 0 && (
        <span className="nx">{t.wall.burn(t.signed(change.after - change.now))}</span>
      )}
    </>
  )
  const look = `cell${mine ? ' own' : ''}${chosen !== null ? ' picked' : ''}`
  if (cards.length + ghosts.length === 0)
    return (
      <td className={look} data-line={part} style={at(bay, row)}>
        {inside}
      </td>
    )
  const label = [
    t.wall.cell(calls(props, seat), t.parts[part].long, cards.length, t.figure(score)),
    ...(lead === null ? [] : [t.wall[lead]]),
    ...(ghosts.length > 0 ? [t.wall.hand(ghosts.length)] : []),
    ...(change === null || choices.length === 0 ? [] : [t.wall.burn(t.signed(change.after - change.now))]),
  ].join(', ')
  return (
    <td className="holds">
      <button
        type="button"
        className={choices.length > 0 ? `${look} can` : look}
        data-line={part}
        data-does={target === undefined ? undefined : doing({ act: 'remove', n: target })}
        style={at(bay, row)}
        aria-pressed={choices.length > 0 ? chosen !== null : undefined}
        aria-label={label}
        onClick={() =>
          choices.length > 0 ? pick(nextPick(choices, picked)) : inspect(`bay ${seat} ${part}`)
        }
      >
        {inside}
      </button>
    </td>
  )
}

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
