import type { Action, Offer } from '@midden/kernel'
import { type Scales, scalesOf, type WasteView } from '@midden/waste'
import { nameOf } from '../parts/card.tsx'
import type { WasteProps } from '../parts/props.ts'
import { because as say } from '../text/en-because.ts'
import { kindOf } from './cards.ts'
import { keepGain } from './forecast.ts'

const bestOf = (list: readonly number[], value: (n: number) => number): number | undefined =>
  list.reduce<number | undefined>(
    (top, n) => (top === undefined || value(n) > value(top) ? n : top),
    undefined,
  )

/** Of how many cards or piles an answer is chosen. */
const choices = (menu: readonly Offer[], act: string): readonly number[] =>
  menu.flatMap((offer) => (offer.act === act && 'of' in offer ? offer.of : []))

/** What a card counts, in the way that makes it count. */
function cardReason(view: WasteView, card: number, counts: number): string {
  const type = kindOf(card)
  const now = keepGain(view, card) ?? 0
  if (type === 'RC') return say.keep.recycler(counts)
  if (counts <= 0) return say.keep.harm(counts)
  if (type === 'PL') return say.keep.plastic(counts)
  if (type === 'ES' || type === 'EL') return say.keep.electronics(counts)
  if (Math.round(counts) > now)
    return type === 'CO' ? say.keep.compost(now, counts) : say.keep.hope(now, counts)
  return Math.round(counts) < now ? say.keep.done(now, counts) : say.keep.now(counts)
}

function keepReason({ view, aids }: WasteProps, scales: Scales, card: number): string | null {
  if (view.hand.length === 1) return null
  const others = view.hand.filter((other) => kindOf(other) !== kindOf(card))
  const next = bestOf(others, scales.keeps)
  if (next === undefined) return say.keep.alike
  if (!aids) return say.keep.plain
  const counts = scales.keeps(card)
  return `${cardReason(view, card, counts)} ${say.next(nameOf(view, next), scales.keeps(next), counts)}`
}

function bidReason({ view, aids }: WasteProps, scales: Scales, size: number): string | null {
  const { prize, bids } = scales.bids()
  if (bids.length === 0) return null
  if (size === 0) return aids ? say.bid.none(prize, bids[0]!.cost) : say.bid.plainNone
  if (!aids) return say.bid.plain
  const { cost } = bids[size - 1]!
  const some = say.bid.some(prize, size, cost)
  const larger = bids[size]
  return view.hand.length === size || larger === undefined
    ? some
    : `${some} ${say.bid.more(size + 1, larger.cost - cost)}`
}

function pileReason({ menu, aids }: WasteProps, scales: Scales, pile: number): string | null {
  const next = bestOf(
    choices(menu, 'pile').filter((n) => n !== pile),
    scales.pile,
  )
  if (next === undefined) return null
  if (!aids) return say.pile.plain
  const counts = scales.pile(pile)
  return `${say.pile.best(counts)} ${say.next(say.pileName(next), scales.pile(next), counts)}`
}

function recyclerReason({ view, menu, aids }: WasteProps, scales: Scales, { act, n }: Action): string {
  if (act === 'draw') {
    const burnt = bestOf(choices(menu, 'remove'), scales.loses)!
    return aids
      ? say.recycler.draw(scales.draws(), nameOf(view, burnt), scales.loses(burnt))
      : say.recycler.plainDraw
  }
  const mayDraw = menu.some((offer) => offer.act === 'draw')
  if (!aids) return mayDraw ? say.recycler.plainRemove : say.recycler.plainLeast
  const counts = scales.loses(n!)
  const burning = counts > 0 ? say.recycler.better(counts) : say.recycler.worse(counts)
  return mayDraw ? `${burning} ${say.recycler.drawing(scales.draws())}` : burning
}

/** Why the steady bot does this, by what it weighs; null where there is nothing to choose. */
export function because(props: WasteProps, action: Action): string | null {
  const { view } = props
  if (view.me === null || view.step === 'over') return null
  const scales = scalesOf(view, view.me)
  switch (view.step) {
    case 'keep':
      return keepReason(props, scales, action.n!)
    case 'bid':
      return bidReason(props, scales, action.ns?.length ?? 0)
    case 'pile':
      return pileReason(props, scales, action.n!)
    case 'recycler':
      return recyclerReason(props, scales, action)
  }
}
