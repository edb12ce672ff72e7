import type { Action, Offer, Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { Draft, PlaceFrame, RearrangeFrame } from '../frames/gear.ts'
import { planOf } from '../gear/drafts.ts'
import { isTwoHanded } from '../gear/panels.ts'
import { CARGO, PACK } from '../gear/places.ts'
import { BODY, PANELS, POCKET, type Table } from '../position.ts'
import type { WkView } from '../view/view.ts'
import { outfitOf, pocketsFor, useOf, wearing, worthInPocket, worthOfOutfit } from './gear.ts'
import { listOf, offered, pick } from './offered.ts'

/** Changing one's outfit for less is not worth the trouble. */
const BETTER = 0.2
/** A point of Reputation and a red card: a blue card has to do more than that on a panel. */
const CONVERTED = 4

/** What it brings to put a card on a panel: a better outfit, or a text at hand in a free pocket. */
function gainOn(s: Table, seat: Seat, card: number, panel: number, isFree: boolean): number {
  if (panel <= BODY) {
    const outfit = outfitOf(s, seat)
    return worthOfOutfit(s, seat, wearing(s, outfit, card, panel)) - worthOfOutfit(s, seat, outfit)
  }
  const there = s.knights[seat]!.panels[panel]
  const loss = isFree || there === null || there === undefined ? 0 : worthInPocket(s, there.card)
  return worthInPocket(s, card) - loss
}

/** On a panel where it does most, else in storage, else it goes. Blue cards are worth more as Reputation. */
export function sensePlace(v: WkView, f: PlaceFrame, seat: Seat, offers: readonly Offer[]): Action | null {
  const { card } = f.cards[0]!
  if (offered(offers, 'keep')) return { act: 'keep' }
  const places = listOf(offers, 'place')
  const isFree = (place: number): boolean => v.knights[seat]!.panels[place] === null
  const order = pocketsFor(v, seat, places.filter(isFree))
  const panel = pick(
    [{ act: 'place', of: [...places.filter((place) => place < POCKET), ...order] }],
    'place',
    (place) => gainOn(v, seat, card, place, true),
    offered(offers, 'convert') ? CONVERTED : BETTER,
  )
  if (panel !== null) return panel
  if (offered(offers, 'convert')) return { act: 'convert' }
  const store = places.find((place) => place === PACK) ?? places.find((place) => place === CARGO)
  if (store !== undefined) return { act: 'place', n: store }
  return pick(offers, 'place', (place) => gainOn(v, seat, card, place, false), BETTER)
}

/** Hands a card on this panel takes. */
const covers = (s: Table, { held, to }: Draft, panel: number): boolean =>
  to === panel || (to === 0 && panel === 1 && isTwoHanded(cards(s), held.card))
/** Another card of the plan that lies in the way of a card moved there. */
const crowded = (s: Table, plan: readonly Draft[]): number =>
  plan.findIndex(
    (draft) =>
      !draft.moved &&
      draft.to < PANELS &&
      plan.some(
        (other) =>
          other !== draft && other.moved && (covers(s, other, draft.to) || covers(s, draft, other.to)),
      ),
  )
/** The storage that is offered for a card, the backpack first. */
function away(offers: readonly Offer[], i: number, full: boolean): Action | null {
  const puts = listOf(offers, 'put')
  const wanted = full ? [] : [PACK, CARGO]
  const to = wanted.find((place) => puts.includes(i * 100 + place))
  return to === undefined ? null : { act: 'put', n: i * 100 + to }
}
/** The card of a plan one can best do without. */
function leastUsed(v: WkView, seat: Seat, plan: readonly Draft[], among: readonly number[]): number {
  const worth = (i: number): number =>
    2 * cards(v).gear[plan[i]!.held.card]!.colour + useOf(v, seat, plan[i]!.held.card)
  return among.reduce((a, b) => (worth(b) < worth(a) ? b : a))
}

/** Stored cards that would do more on a panel are put there, what lay there is stored; enhancements are attached. */
export function senseRearranging(
  v: WkView,
  f: RearrangeFrame,
  seat: Seat,
  offers: readonly Offer[],
): Action | null {
  const plan = planOf(v, f, seat)
  const [attach] = listOf(offers, 'attach')
  if (attach !== undefined) return { act: 'attach', n: attach }
  const out = crowded(v, plan)
  if (out >= 0) {
    const put = away(offers, out, false)
    if (put !== null) return put
  }
  if (offered(offers, 'done')) return betterPut(v, seat, plan, offers) ?? { act: 'done' }
  const discards = listOf(offers, 'discard')
  return discards.length > 0 ? { act: 'discard', n: leastUsed(v, seat, plan, discards) } : null
}
/** Only from storage to a panel: so it comes to an end. */
function betterPut(v: WkView, seat: Seat, plan: readonly Draft[], offers: readonly Offer[]): Action | null {
  const taken = (panel: number): boolean => plan.some((draft) => covers(v, draft, panel))
  return pick(
    offers,
    'put',
    (n) => {
      const draft = plan[Math.floor(n / 100)]!
      const panel = n % 100
      if (draft.to < PANELS || panel >= PANELS) return 0
      if (panel >= POCKET && taken(panel)) return 0
      if (
        panel < POCKET &&
        plan.some(({ to, moved }) => moved && to < POCKET && (to === BODY) === (panel === BODY))
      )
        return 0
      return gainOn(v, seat, draft.held.card, panel, true)
    },
    BETTER,
  )
}
