import type { Action, Seat } from '@midden/kernel'
import type { Part, Score } from '@midden/waste'
import type { CSSProperties } from 'react'
import { doing } from '../../../table/pick.ts'
import { auctionValue, BAYS, inBay, kindOf, unitsOf } from '../logic/cards.ts'
import { removal } from '../logic/forecast.ts'
import { leadOf } from '../logic/leads.ts'
import { nextBadge } from '../logic/race.ts'
import { t } from '../text/text.ts'
import { Chips } from './chips.tsx'
import { calls, type WasteProps } from './props.ts'
import './cell.css'

/** Where a cell of the wall lies. */
export const at = (bay: number, row: number): CSSProperties => ({ '--t': bay, '--p': row }) as CSSProperties
export const EMPTY: readonly number[] = []

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

export interface Row {
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

/** One bay of a station: its chips and points, and what comes next. */
export function Cell({ props, seat, row, own, fresh, next, bay, after }: Bay) {
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
