import { type Action, expand, type Offer } from '@midden/kernel'
import { FREE, GUN_CARDS, ownerOf } from './cards.ts'
import { compare, type Fraction, greater, rest, times, ZERO } from './fraction.ts'
import type { PanView } from './view.ts'

/** With two players left SKIP costs two cards, and a Double CLIC takes two. */
const PLAYERS = 2

/** Chances found so far, by state: they never change. */
const found = new Map<number, Fraction>()

/**
 * PAN-12.4: the chance that the player to act wins under best play, with x cards before them, y before the other,
 * k gun cards face down and c free cards (PAN-12.9).
 */
export function chance(x: number, y: number, k: number, c = 0): Fraction {
  const state = ((x * 25 + y) * 25 + c) * (GUN_CARDS + 1) + k
  const known = found.get(state)
  if (known !== undefined) return known
  let best = flipping(x, y, k, c)
  if (x >= 1) best = greater(best, reshuffling(x, y, c))
  if (x >= PLAYERS) best = greater(best, skipping(x, y, k, c))
  found.set(state, best)
  return best
}

export const flipping = (x: number, y: number, k: number, c = 0): Fraction =>
  k === 1 ? ZERO : times(k - 1, k, afterClic(x, y, k - 1, c))

export const reshuffling = (x: number, y: number, c = 0): Fraction =>
  times(GUN_CARDS - 1, GUN_CARDS, afterClic(x - 1, y, GUN_CARDS - 1, c))

export const skipping = (x: number, y: number, k: number, c = 0): Fraction =>
  rest(chance(y, x - PLAYERS, k, c))

/** A(x, y, m): the first CLIC is turned up, m cards are left. */
const afterClic = (x: number, y: number, m: number, c: number): Fraction =>
  x === 0 ? greater(stopping(y, m, c), going(y, m, c)) : rest(chance(y, x, m, c))

export const stopping = (y: number, m: number, c = 0): Fraction => rest(chance(y, 0, m, c))

/** G(y, m): the second flip, and the best of all ways to take what is due. */
export function going(y: number, m: number, c = 0): Fraction {
  if (m === 1) return ZERO
  const due = Math.min(PLAYERS, y + c)
  let best = ZERO
  for (let fromOther = Math.max(0, due - c); fromOther <= Math.min(due, y); fromOther++)
    best = greater(best, taking(y, m - 1, c, fromOther))
  return times(m - 1, m, best)
}

/** The second CLIC is turned up, m cards are left: so many cards from the other player, the rest from the free ones. */
export function taking(y: number, m: number, c: number, fromOther: number): Fraction {
  const due = Math.min(PLAYERS, y + c)
  return rest(chance(y - fromOther, due, m, c - (due - fromOther)))
}

/** A legal action and the chance of winning by it. */
export interface Valued {
  action: Action
  chance: Fraction
}

/** Is the table where the exact model holds: two players left, and one of them to decide (PAN-12.3)? */
export const isSolvable = (v: PanView): boolean => v.active === PLAYERS && v.player !== null

/** The exact chance of the player to decide after this legal action, when two are left. */
export function chanceOf(v: PanView, a: Action): Fraction {
  const other = v.order.find((seat) => seat !== v.player)!
  const x = v.fronts[v.player!]!.length
  const y = v.fronts[other]!.length
  const c = v.free.length
  switch (a.act) {
    case 'reshuffle':
      return reshuffling(x, y, c)
    case 'skip':
      return skipping(x, y, v.left, c)
    case 'go':
      return going(y, v.left, c)
    case 'stop':
      return stopping(y, v.left, c)
    case 'take':
      return taking(y, v.left, c, a.ns!.filter((place) => ownerOf(place) !== FREE).length)
    default:
      return flipping(x, y, v.left, c)
  }
}

/** Every legal action with its exact chance, the best first. Which cards are paid makes no difference (PAN-12.3). */
export const solve = (v: PanView, offers: readonly Offer[]): Valued[] =>
  expand(offers)
    .map((action) => ({ action, chance: chanceOf(v, action) }))
    .sort((a, b) => compare(b.chance, a.chance))
