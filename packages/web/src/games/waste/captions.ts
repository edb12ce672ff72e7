import type { Action, Seat } from '@midden/kernel'
import type { Caption } from '../contract.ts'
import { lastAuction, placesOf } from './logic/auction.ts'
import { removal } from './logic/forecast.ts'
import { nameOf } from './parts/card.tsx'
import { calls, passing, type WasteProps } from './parts/props.ts'
import { clauseOf, whyOf } from './parts/rank.tsx'
import { t } from './text/text.ts'

function keepCaption(props: WasteProps): Caption {
  const { view } = props
  const choices = view.passes + view.hand.length - 1
  const side = passing(view) === 1 ? 'left' : 'right'
  const next = (view.me! + passing(view) + view.seats) % view.seats
  return {
    title: t.draft.ask,
    clause: 'WASTE-3.4',
    why: t.draft.why(view.passes + 1, choices, view.hand.length - 1, calls(props, next), t.draft.sides[side]),
    whyClause: 'WASTE-3.5',
  }
}

function pileCaption(props: WasteProps): Caption {
  const { view, menu, story } = props
  const left = menu.flatMap((offer) => ('of' in offer ? offer.of.map(String) : []))
  const auction = lastAuction(story)
  const place = auction === null ? undefined : placesOf(auction).find(({ bid }) => bid.seat === view.me)
  return {
    title: t.pile.ask(left),
    clause: 'WASTE-5.11',
    ...(place === undefined
      ? {}
      : { why: t.pile.rank(place.rank, whyOf(props, place)), whyClause: clauseOf(place) }),
  }
}

/** The question in the words of the board. */
export function asks(props: WasteProps): Caption | null {
  const { view, decision } = props
  switch (decision) {
    case 'keep':
      return keepCaption(props)
    case 'bid':
      return {
        title: t.bid.ask,
        clause: 'WASTE-5.1',
        why: t.bid.why(view.piles.length),
        whyClause: 'WASTE-5.10',
      }
    case 'pile':
      return pileCaption(props)
    case 'recycler': {
      const pending = view.pending.length > 0 ? ` ${t.recycler.pending(view.pending.length)}` : ''
      return {
        title: t.recycler.ask,
        clause: 'WASTE-6.4',
        why: t.recycler.why + pending,
        whyClause: 'WASTE-6.15',
      }
    }
    default:
      return null
  }
}

/** An action on the commit button. */
export function label({ view, aids }: WasteProps, { act, n, ns }: Action): string | null {
  switch (act) {
    case 'keep':
      return t.draft.keep(nameOf(view, n!))
    case 'bid':
      return ns === undefined || ns.length === 0 ? t.bid.nothing : t.bid.seal(ns.length)
    case 'pile':
      return t.pile.take(n!)
    case 'draw':
      return t.recycler.draw(Math.min(3, view.drawPile))
    case 'remove': {
      if (!aids) return t.recycler.remove(nameOf(view, n!))
      const { now, after } = removal(view, n!)
      return t.recycler.burn(nameOf(view, n!), t.signed(after - now))
    }
    default:
      return null
  }
}

function secondIs(props: WasteProps, seat: Seat): string {
  const points = t.figure(props.view.scores[seat]!.points)
  return seat === props.view.me ? t.over.youSecond(points) : t.over.second(calls(props, seat), points)
}

/** Who won and why. */
export function verdict(props: WasteProps): Caption {
  const { view, outcome } = props
  const first = outcome?.ranking[0] ?? []
  const winner = first[0]!
  const points = t.figure(view.scores[winner]!.points)
  const name = calls(props, winner)
  const won = winner === view.me ? t.over.youDo : t.over.does(name)
  if (first.length > 1)
    return {
      title: t.over.share(
        first.map((seat) => calls(props, seat)),
        points,
      ),
      clause: 'WASTE-9.3',
    }
  const level = view.scores.flatMap(({ points: theirs }, seat) =>
    theirs === view.scores[winner]!.points && seat !== winner ? [seat] : [],
  )
  if (level.length === 0) {
    const second = outcome?.ranking[1]?.[0]
    return {
      title: winner === view.me ? t.over.youWin(points) : t.over.wins(name, points),
      clause: 'WASTE-9.1',
      ...(second === undefined ? {} : { why: secondIs(props, second) }),
    }
  }
  const best = Math.max(...level.map((seat) => view.values[seat]!))
  const byValue = view.values[winner]! > best
  return {
    title: t.over.level(
      [winner, ...level].map((seat) => calls(props, seat)),
      points,
      won,
    ),
    clause: byValue ? 'WASTE-9.2' : 'WASTE-R30',
    why: byValue ? t.over.value(view.values[winner]!, best) : t.over.seat,
  }
}
