import { below, branch, pick, type Random, type Seat } from '@midden/kernel'
import { maskOf } from './bids.ts'
import { stepOf } from './book.ts'
import { deckOf } from './cards.ts'
import { dealHidden, type Group, hiddenPlaces, pin, swapSome } from './places.ts'
import { BURNT, NOBODY, NOT_IN, ON_TABLE, type Play, UNSEEN, type Waste } from './position.ts'
import { draftedBy, gained } from './records.ts'
import { lapPlace, nextRecycler, removable } from './recyclers.ts'
import type { WasteView } from './view.ts'

/** Puts the cards of every group in its places. */
type Deal = (groups: readonly Group[], rng: Random, s: Waste, v: WasteView) => void

const ascending = (a: number, b: number): number => a - b

function frameOf(v: WasteView): Play[] {
  if (v.step === 'over') return []
  const turn = v.turn ?? NOBODY
  const taken = v.piles.filter(({ taker }) => taker !== null).length
  const done = v.step === 'recycler' ? lapPlace(v.options, v.boss, v.seats, turn) : taken
  return [{ at: 'game', step: stepOf(v.step), ranking: v.ranking.slice(), served: done, turn }]
}

/** Everything the view shows, in its place; hidden zones are there, but empty. */
function openPart(v: WasteView, rng: Random): Waste {
  const s: Waste = {
    seats: v.seats,
    rng: branch(rng),
    stack: frameOf(v),
    options: v.options,
    round: v.round,
    boss: v.boss,
    pile: v.shown?.drawPile.toReversed() ?? [],
    hands: v.stations.map(() => []),
    drafted: [],
    sealed: v.stations.map(() => NOT_IN),
    bonus: v.piles.flatMap(({ cards }) => cards.map((card) => card ?? UNSEEN)),
    takers: v.piles.map(({ taker, burnt }) => taker ?? (burnt ? BURNT : ON_TABLE)),
    pending: v.pending.slice(),
    stations: v.stations.map((station) => station.slice()),
    burnt: v.burnt.slice(),
    unseen: v.shown?.burnt.slice() ?? [],
  }
  const known = v.shown?.drafted ?? v.stations.map((_, seat) => (seat === v.me ? v.drafted : []))
  for (let i = 0; i < v.passes * v.seats; i++)
    s.drafted.push(known[i % v.seats]![Math.floor(i / v.seats)] ?? UNSEEN)
  if (v.me !== null) s.hands[v.me] = v.hand.slice()
  return s
}

/** What is openly known of other hands: bids come from the draft, what was spent later perhaps from a pile. */
function pinKnown(s: Waste, v: WasteView, groups: readonly Group[], rng: Random): void {
  v.hands.forEach(({ spent }, seat) => {
    if (seat === v.me) return
    const bid = v.bids[seat]?.cards ?? []
    for (const card of bid) pin(groups, card, seat, s.drafted, rng)
    const pile = v.piles.find(({ taker }) => taker === seat)?.cards ?? []
    for (const card of spent)
      if (!bid.includes(card) && !pile.includes(card)) pin(groups, card, seat, null, rng)
  })
}

const handFrom = (s: Waste, v: WasteView, seat: Seat): number[] =>
  gained(s, seat)
    .filter((card) => !v.hands[seat]!.spent.includes(card))
    .sort(ascending)

/** The bids a seat can have made, as masks: as many cards, and of that value where it is known. */
function possibleBids(s: Waste, v: WasteView, seat: Seat): { masks: number[]; short: number } {
  const { count, value } = v.bids[seat]!
  const { values } = deckOf(v.options.deck)
  const drafted = draftedBy(s, seat)
  let masks: number[] = []
  let short = Number.POSITIVE_INFINITY
  for (let mask = 0; mask < 1 << drafted.length; mask++) {
    const cards = drafted.filter((_, i) => (mask >> i) & 1)
    if (cards.length !== count) continue
    const total = cards.reduce((sum, card) => sum + values[card]!, 0)
    const off = value === null ? 0 : Math.abs(total - value)
    if (off < short) masks = []
    if (off <= short) masks.push(mask)
    short = Math.min(short, off)
  }
  return { masks, short }
}

const isFaceDown = (v: WasteView, seat: Seat): boolean => v.bids[seat]?.cards === null

/** How far a dealt hand is from what the table has seen of this seat: 0 if nothing speaks against it. */
function contradictions(s: Waste, v: WasteView, seat: Seat): number {
  let wrong = isFaceDown(v, seat) && v.bids[seat]!.value !== null ? possibleBids(s, v, seat).short : 0
  if (v.step !== 'recycler') return wrong
  const hand = handFrom(s, v, seat)
  const place = lapPlace(v.options, v.boss, v.seats, seat)
  const now = lapPlace(v.options, v.boss, v.seats, v.turn!)
  // Whoever was passed over or has finished holds no Recycler; whoever is asked holds one and has a choice.
  if (place < now && nextRecycler([], hand) !== undefined) wrong++
  if (place !== now) return wrong
  if (nextRecycler(v.pending, hand) === undefined) return wrong + 1
  const choices = removable(v.options, v.pending, hand, v.stations[seat]!).length + (v.drawPile > 0 ? 1 : 0)
  return wrong + (choices > 1 ? 0 : 1)
}

/** Swaps hidden cards until nothing contradicts the view; now and then for the worse, so as not to get stuck. */
function reconcile(s: Waste, v: WasteView, groups: readonly Group[], rng: Random): void {
  const others = v.stations.map((_, seat) => seat).filter((seat) => seat !== v.me)
  const count = (): number => others.reduce((sum, seat) => sum + contradictions(s, v, seat), 0)
  let wrong = count()
  for (let tries = 0; wrong > 0; tries++) {
    if (tries > 100_000) throw new Error('no position fits this view')
    const seat = pick(rng, others, 'imagine')
    const back = swapSome(groups, seat, rng)
    if (back === null) continue
    const now = count()
    if (now > wrong && below(rng, 20, 'imagine') > 0) back()
    else wrong = now
  }
}

function answerFor(s: Waste, v: WasteView, seat: Seat, rng: Random): number {
  if (v.asked.includes(seat)) return NOT_IN
  const own = seat === v.me ? v.answer : null
  if (v.step === 'keep') return own === null ? pick(rng, s.hands[seat]!, 'imagine') : own[0]!
  return own === null ? below(rng, 1 << v.passes, 'imagine') : maskOf(s, seat, own)
}

/** Answers and bids, then the hands that they leave. */
function fillHands(s: Waste, v: WasteView, rng: Random): void {
  for (let seat = 0; seat < v.seats; seat++) {
    if (v.step === 'keep') s.hands[seat]!.sort(ascending)
    else if (seat !== v.me) s.hands[seat] = handFrom(s, v, seat)
    if (v.step === 'keep' || v.step === 'bid') s.sealed[seat] = answerFor(s, v, seat, rng)
    else {
      const { cards } = v.bids[seat]!
      s.sealed[seat] =
        cards === null ? pick(rng, possibleBids(s, v, seat).masks, 'imagine') : maskOf(s, seat, cards)
    }
    if (v.step !== 'pile' || seat === v.me || s.takers.includes(seat)) continue
    const bid = draftedBy(s, seat).filter((_, i) => (s.sealed[seat]! >> i) & 1)
    s.hands[seat] = s.hands[seat]!.filter((card) => !bid.includes(card))
  }
}

/** A full position that this view does not contradict: hidden cards lie where `deal` puts them. */
export function imagine(v: WasteView, rng: Random, deal: Deal = dealHidden): Waste {
  const s = openPart(v, rng)
  if (v.step === 'over') {
    s.sealed = v.bids.map(({ cards }, seat) => maskOf(s, seat, cards!))
    s.hands = v.stations.map(() => [])
    return s
  }
  const groups = hiddenPlaces(s, v)
  pinKnown(s, v, groups, rng)
  deal(groups, rng, s, v)
  reconcile(s, v, groups, rng)
  fillHands(s, v, rng)
  return s
}
