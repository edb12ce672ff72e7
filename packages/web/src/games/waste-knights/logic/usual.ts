import { type Action, allowed, type Offer } from '@midden/kernel'
import { CARGO, cardAt, cards, PACK, VEHICLE, type WkView, worthOf } from '@midden/waste-knights/reading'
import type { Live } from '../../contract.ts'
import { ATTACK, bestAttack, MULTI, mayPlay, other, ownSide } from './fight.ts'
import { waysToStrike } from './obvious.ts'
import { offered } from './props.ts'
import { frameOf } from './scene.ts'
import { wouldDoNothing } from './useless.ts'

/** The attacks that can be chosen, the likeliest first. */
function attacks(v: WkView): { card: number; chance: number }[] {
  const combat = frameOf(v, 'combat')
  if (combat === null) return []
  const side = ownSide(v, combat)
  return [ATTACK, MULTI]
    .filter((card) => mayPlay(v, combat, side, card))
    .flatMap((card) => {
      const best = bestAttack(v, combat, side, card)
      return best === null ? [] : [{ card, chance: best.chance }]
    })
    .toSorted((a, b) => b.chance - a.chance)
}
/** Is this attack likelier to hit than the other that could be chosen? */
export function hasBestOdds(v: WkView, card: number): boolean {
  const [first, second] = attacks(v)
  return first?.card === card && second !== undefined && first.chance > second.chance
}

/** To the range at which he hits more surely than he is hit (WK-16.12). */
function towards(v: WkView): Action | null {
  const combat = frameOf(v, 'combat')
  if (combat === null) return null
  const me = ownSide(v, combat)
  const lead = (range: number): number => {
    const there = { ...combat, range: Math.max(0, Math.min(2, range)) }
    const [mine, theirs] = [me, other(me)].map((side) => bestAttack(v, there, side, ATTACK)?.chance ?? 0)
    return mine! - theirs!
  }
  return { act: lead(combat.range - 1) >= lead(combat.range + 1) ? 'advance' : 'retreat' }
}

/** A free place at hand before the backpack, the backpack before the vehicle; where all is full, the keeper chooses. */
function freePlace(v: WkView, menu: readonly Offer[]): Action | null {
  const { panels } = v.knights[v.me!]!
  const places = offered(menu, 'place')
  const free = places.find((n) => n < PACK && panels[n] === null)
  const to = free ?? [PACK, CARGO].find((n) => places.includes(n))
  return to === undefined ? null : { act: 'place', n: to }
}

/** The cheapest card that pays at once, or else the dearest (WK-25.12): no change is given. */
function payment(v: WkView, menu: readonly Offer[]): Action | null {
  const f = frameOf(v, 'pay')
  if (f === null) return null
  const k = v.knights[f.seat]!
  const worth = (slot: number): number =>
    slot === VEHICLE
      ? worthOf(v, k.damaged ? 0 : 1)
      : worthOf(v, cards(v).gear[cardAt(k, slot)?.card ?? -1]?.colour ?? 0)
  // What is stored goes before what is at hand.
  const slots = offered(menu, 'pay').toSorted((a, b) => worth(a) - worth(b) || b - a)
  const n =
    slots.find((slot) => slot !== VEHICLE && worth(slot) >= f.value) ??
    slots.findLast((slot) => slot !== VEHICLE)
  return n === undefined ? null : { act: 'pay', n }
}

/** What a city can give and the knight can use, Health first (WK-5.7). */
function gift(v: WkView, menu: readonly Offer[]): Action | null {
  const n = offered(menu, 'city').find((each) => each > 0 && !wouldDoNothing(v, { act: 'city', n: each }))
  return n === undefined ? null : { act: 'city', n }
}

/** What is picked as soon as the question comes, because most would answer it. A Waster's choice never is. */
export function usual({ view: v, decision, menu }: Live<WkView>): Action | null {
  if (v.me === null) return null
  const best = (): Action | null => {
    switch (decision) {
      case 'choose a combat card': {
        const [first] = attacks(v)
        return first === undefined ? null : { act: 'card', n: first.card }
      }
      case 'advance or retreat':
        return towards(v)
      case 'act or pass':
        return { act: 'pass' }
      case 'name a weapon':
        return waysToStrike(v, menu)[0]?.action ?? null
      case 'continue or stop':
        return { act: 'continue' }
      case 'explore or not':
        return { act: 'explore' }
      case 'card or vehicle':
        return { act: 'draw' }
      case 'find a place':
        return freePlace(v, menu)
      case 'pay with gear':
        return payment(v, menu)
      case '1b city option':
        return gift(v, menu)
      case 'offer and pick':
        return { act: 'deal' }
      case 'next reward':
        return { act: 'take', n: offered(menu, 'take')[0] ?? -1 }
      default:
        return null
    }
  }
  const action = best()
  return action !== null && allowed(menu, action) ? action : null
}
