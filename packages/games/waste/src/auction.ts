import { only, type Seat, type Tell } from '@midden/kernel'
import { bidCount, bidOf, bidValue, comparedByValue, maskOf, rankBids, settledBy } from './bids.ts'
import type { ShownBid, WasteEvent } from './events.ts'
import { bonusPile, faceDown, PILE } from './market.ts'
import { bonusPiles } from './options.ts'
import { BURNT, NOBODY, ON_TABLE, type Play, type Steps, UNSEEN, unanswered, type Waste } from './position.ts'
import { put, takeOut } from './zones.ts'

function showBid(s: Waste, seat: Seat): ShownBid {
  const open = s.options.bidReveal === 'cards'
  return {
    seat,
    count: bidCount(s, seat),
    value: open || comparedByValue(s, seat) ? bidValue(s, seat) : null,
    cards: open ? bidOf(s, seat) : null,
  }
}

function tellBids(s: Waste, ranking: readonly Seat[], tell: Tell<WasteEvent>): void {
  if (tell === null) return
  const bids = s.sealed.map((_, seat) => showBid(s, seat))
  tell({ what: 'bids shown', clause: 'WASTE-5.5', bids, reveals: true })
  for (let i = 1; i < ranking.length; i++) {
    const seat = ranking[i - 1]!
    const over = ranking[i]!
    const { count } = bids[seat]!
    if (count !== bids[over]!.count) continue
    const clause = settledBy(s, seat, over)
    const values: [number, number] = [bidValue(s, seat), bidValue(s, over)]
    tell({ what: 'bid tie', clause, seat, over, count, values: clause === 'WASTE-5.7' ? null : values })
  }
  if (ranking.length === 0) tell({ what: 'nobody bid', clause: 'WASTE-5.17' })
}

function pay(s: Waste, seat: Seat, tell: Tell<WasteEvent>): void {
  const cards = bidOf(s, seat)
  for (const card of cards) s.burnt.push(card)
  const paid = { what: 'paid', clause: 'WASTE-5.11', seat, cards } as const
  if (s.options.bidReveal === 'cards') tell?.(paid)
  else tell?.({ ...paid, reveals: true })
}

const isLeft = (taker: number): boolean => taker === ON_TABLE

function pilesLeft(s: Waste): number[] {
  const left: number[] = []
  for (let pile = 0; pile < s.takers.length; pile++) if (isLeft(s.takers[pile]!)) left.push(pile + 1)
  return left
}

function takePile(s: Waste, f: Play, number: number, automatic: boolean, tell: Tell<WasteEvent>): void {
  const seat = f.turn
  const pile = number - 1
  s.takers[pile] = seat
  for (let card = 0; card < PILE; card++) put(s.hands[seat]!, s.bonus[PILE * pile + card]!)
  f.turn = NOBODY
  if (tell === null) return
  const cards = bonusPile(s, pile)
  const clause = automatic ? 'WASTE-5.13' : 'WASTE-5.11'
  const taken = { what: 'pile taken', clause, seat, pile: number, automatic, reveals: true } as const
  tell({ ...taken, cards, only: only(seat) })
  tell({ ...taken, cards: faceDown(cards), only: ~only(seat) })
}

function returnBid(s: Waste, seat: Seat, tell: Tell<WasteEvent>): void {
  const cards = bidOf(s, seat)
  for (const card of cards) put(s.hands[seat]!, card)
  const returned = { what: 'bid returned', clause: 'WASTE-5.15', seat, count: cards.length } as const
  if (s.options.bidReveal === 'cards') tell?.({ ...returned, cards })
  else {
    tell?.({ ...returned, cards, only: only(seat) })
    tell?.({ ...returned, cards: null, only: ~only(seat) })
  }
}

function burnPile(s: Waste, pile: number, tell: Tell<WasteEvent>): void {
  const cards = bonusPile(s, pile)
  const burnt = { what: 'pile burnt', clause: 'WASTE-5.16', pile: pile + 1 } as const
  s.takers[pile] = BURNT
  s.burnt.push(cards[0]!, cards[1]!)
  if (s.options.burntHidden === 'shown') {
    s.burnt.push(cards[2]!)
    tell?.({ ...burnt, cards, reveals: true })
  } else {
    s.unseen.push(cards[2]!)
    s.bonus[PILE * pile + 2] = UNSEEN
    tell?.({ ...burnt, cards: faceDown(cards) })
  }
}

export const auction: Steps = [
  {
    name: 'bid',
    clause: 'WASTE-5.1',
    sealed: true,
    final: true,
    owed: unanswered,
    offer: (s, _f, seat) => [{ act: 'bid', of: s.hands[seat]!.slice(), min: 0, max: s.hands[seat]!.length }],
    take(s, _f, seat, a, tell) {
      s.sealed[seat] = maskOf(s, seat, a.ns!)
      tell?.({ what: 'bid made', clause: 'WASTE-5.1', seat, cards: a.ns!.slice(), only: only(seat) })
      tell?.({ what: 'bid made', clause: 'WASTE-5.1', seat, cards: null, only: ~only(seat) })
    },
  },
  {
    name: 'show',
    clause: 'WASTE-5.5',
    run(s, f, tell) {
      for (let seat = 0; seat < s.seats; seat++)
        for (const card of bidOf(s, seat)) takeOut(s.hands[seat]!, card)
      f.ranking = rankBids(s)
      f.served = 0
      tellBids(s, f.ranking, tell)
      return undefined
    },
  },
  {
    name: 'pay',
    clause: 'WASTE-5.11',
    run(s, f, tell) {
      if (f.served === Math.min(f.ranking.length, bonusPiles(s.seats))) return 'return'
      f.turn = f.ranking[f.served]!
      pay(s, f.turn, tell)
      return undefined
    },
  },
  {
    name: 'pile',
    clause: 'WASTE-5.11',
    final: true,
    owed: (s, f) => (f.turn !== NOBODY && pilesLeft(s).length > 1 ? only(f.turn) : 0),
    offer: (s) => [{ act: 'pile', of: pilesLeft(s) }],
    take: (s, f, _seat, a, tell) => takePile(s, f, a.n!, false, tell),
    close(s, f, tell) {
      if (f.turn !== NOBODY) takePile(s, f, pilesLeft(s)[0]!, true, tell)
      f.served++
      return 'pay'
    },
  },
  {
    name: 'return',
    clause: 'WASTE-5.15',
    run(s, f, tell) {
      const loser = f.ranking[bonusPiles(s.seats)]
      if (loser !== undefined) returnBid(s, loser, tell)
      return undefined
    },
  },
  {
    name: 'burn',
    clause: 'WASTE-5.16',
    run(s, f, tell) {
      for (let pile = 0; pile < s.takers.length; pile++) if (isLeft(s.takers[pile]!)) burnPile(s, pile, tell)
      f.served = 0
      return undefined
    },
  },
]
