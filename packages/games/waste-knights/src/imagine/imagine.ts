import { below, branch, type Random, type Seat, shuffle } from '@midden/kernel'
import { cards } from '../cards.ts'
import { clone } from '../clone.ts'
import type { FrameKind, FrameOf } from '../frames/index.ts'
import type { Dealer, Kit } from '../frames/kit.ts'
import { payable } from '../gear/pay.ts'
import { worthOf } from '../gear/worth.ts'
import { type Held, NONE } from '../held.ts'
import { kits } from '../kits.ts'
import type { Wk } from '../position.ts'
import type { WkView } from '../view/view.ts'
import { type Pools, poolsOf } from './pools.ts'

/** Gear that frames will ask for by colour must not go into somebody's storage first. */
function spokenFor(v: WkView): number[] {
  const due = [0, 0, 0]
  for (const f of v.stack) {
    if (f.at === 'draw') f.cards.forEach((card, i) => void (card === NONE && due[f.of[i]!]!++))
    if (f.at === 'place' && f.colour >= 0) for (const h of f.cards) if (h.card === NONE) due[f.colour]!++
  }
  return due
}

function dealerFor(s: Wk, v: WkView, pools: Pools, rng: Random): Dealer {
  const due = spokenFor(v)
  // The decks take theirs first: how many cards of a colour are left over is public arithmetic.
  s.gear.forEach((pile, colour) => {
    pile.deck = pools.gear[colour]!.splice(0, pile.deck.length)
  })
  const kept = pools.gear.map((pool, colour) => pool.splice(0, due[colour]))
  const stored = pools.gear.flat()
  shuffle(rng, stored, 'imagined')
  return {
    gear: (colour) => kept[colour]!.pop()!,
    stored: () => stored.pop()!,
    luck: () => pools.luck.pop()!,
    wild: () => pools.wild.pop()!,
    task: (kind) => pools.tasks[kind]!.pop()!,
    below: (n) => below(rng, n, 'imagined'),
  }
}

function fill(list: number[], deal: () => number): void {
  for (let i = 0; i < list.length; i++) if (list[i] === NONE) list[i] = deal()
}

function dreamFrame<K extends FrameKind>(f: FrameOf<K>, v: WkView, s: Wk, deal: Dealer): void {
  const kit = kits[f.at] as unknown as Kit<K>
  kit.dream?.(f, v.me, s, deal)
}

/** Mission markers face down on the board and in the bag. */
function dreamMarkers(s: Wk, rng: Random): void {
  const { markers, bag, kept } = s.quest
  const drawn = s.stack.flatMap((f) => (f.at === 'mission' && f.hook === 'waster step' ? [f.n] : []))
  const known = new Set([...markers.map(({ n }) => n), ...kept.flat(), ...drawn])
  const left = [1, 2, 3, 4, 5, 6].filter((n) => !known.has(n))
  shuffle(rng, left, 'imagined')
  for (const marker of markers) if (marker.n === NONE) marker.n = left.pop()!
  fill(bag, () => left.pop()!)
}

interface Stored {
  held: Held
  seat: Seat
}
function dreamStored(s: Wk, deal: Dealer): Stored[] {
  const stored: Stored[] = []
  s.knights.forEach(({ pack, cargo }, seat) => {
    for (const held of [...pack, ...cargo])
      if (held.card === NONE) {
        held.card = deal.stored()
        stored.push({ held, seat })
      }
  })
  return stored
}

/** Who is asked to pay is able to: where chance has dealt otherwise, the dearest cards he may still give are his. */
function letPay(s: Wk, stored: readonly Stored[]): void {
  for (const f of s.stack) {
    if (f.at !== 'pay' || f.value === 0 || payable(s, f).length > 0) continue
    const worth = (card: number): number => worthOf(s, cards(s).gear[card]!.colour)
    const use = (card: number): number => (worth(card) <= f.last ? worth(card) : 0)
    const dearest = stored.map(({ held }) => held.card).toSorted((a, b) => use(b) - use(a))
    const his = stored.toSorted((a, b) => Number(b.seat === f.seat) - Number(a.seat === f.seat))
    his.forEach(({ held }, i) => {
      held.card = dearest[i]!
    })
  }
}

/** A complete position that the view does not contradict, drawn at random. */
export function imagine(v: WkView, rng: Random): Wk {
  const { me: _, ...table } = v
  const s = clone({ ...table, rng: branch(rng) })
  const deal = dealerFor(s, v, poolsOf(v, rng), rng)
  for (const f of s.stack) dreamFrame(f, v, s, deal)
  letPay(s, dreamStored(s, deal))
  for (const k of s.knights) {
    fill(k.hand, deal.luck)
    for (const task of k.tasks) if (task.card === NONE) task.card = deal.task(1)
  }
  for (const planted of s.planted) if (planted.card === NONE) planted.card = deal.wild()
  for (const cards of s.rejected) fill(cards, () => deal.task(1))
  fill(s.unused, () => deal.task(1))
  fill(s.commons.deck, () => deal.task(0))
  fill(s.privates.deck, () => deal.task(1))
  fill(s.luck.deck, deal.luck)
  fill(s.wild.deck, deal.wild)
  dreamMarkers(s, rng)
  return s
}
