import {
  anyOf,
  below,
  check,
  expand,
  isRefusal,
  menu,
  offers,
  owing,
  perform,
  type Random,
  seatsIn,
} from '@midden/kernel'
import { expect } from 'vitest'
import { sold } from '../src/content/catalogue.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'

export const any = <T>(rng: Random, list: readonly T[]): T => list[below(rng, list.length, 'test')]!

/** Fills panels with whatever fits, straight from the decks, and sets the dials. */
export function equip(s: Wk, seat: number, rng: Random): void {
  const k = s.knights[seat]!
  for (const pile of s.gear)
    for (let i = 0; i < 8; i++) {
      const at = below(rng, pile.deck.length, 'test')
      const card = pile.deck[at]!
      const { group } = sold.gear[card]!.row
      const panel = group === 'armour' ? 2 : group === 'general' ? 3 + below(rng, 3, 'test') : -1
      if (panel < 0 || k.panels[panel] !== null) continue
      pile.deck.splice(at, 1)
      k.panels[panel] = { card, marked: false, plus: [] }
    }
  k.hp = 1 + below(rng, 4, 'test')
  k.rad = below(rng, 4, 'test')
}

/** What the laws of the kernel ask of every position. */
function holdsTheLaws(s: Wk, rng: Random): void {
  expect(wasteKnights.audit(s)).toBeNull()
  for (const viewer of [...s.knights.keys(), null]) {
    const seen = JSON.stringify(wasteKnights.view(s, viewer))
    const made = wasteKnights.imagine(wasteKnights.view(s, viewer), rng)
    expect(JSON.stringify(wasteKnights.view(made, viewer))).toBe(seen)
    const other = wasteKnights.clone(s)
    expect(other).toEqual(s)
    wasteKnights.rehide(other, viewer, rng)
    expect(JSON.stringify(wasteKnights.view(other, viewer))).toBe(seen)
    expect(owing(wasteKnights, other)).toBe(owing(wasteKnights, s))
  }
}

/** Random answers until only the two frames of the stage are left: sound positions, distinct labels, an end. */
export function walkToTheEnd(s: Wk, rng: Random): void {
  const floor = 2
  for (let turns = 0; s.stack.length > floor; turns++) {
    expect(turns).toBeLessThan(2000)
    if (turns % 7 === 0) holdsTheLaws(s, rng)
    const seat = any(rng, seatsIn(owing(wasteKnights, s)))
    const list = below(rng, 4, 'test') === 0 ? menu(wasteKnights, s, seat) : offers(wasteKnights, s, seat)
    const labels = expand(list).map((a) => wasteKnights.words.action(wasteKnights.view(s, seat), a))
    expect(new Set(labels).size, labels.join('; ')).toBe(labels.length)
    const accepted = check(wasteKnights, s, seat, anyOf(list, rng))
    if (isRefusal(accepted)) throw new Error(accepted.reason)
    perform(wasteKnights, s, seat, accepted, (e) => {
      expect(wasteKnights.words.event(e, (n) => `seat ${n}`)).not.toBe('')
      expect(Object.hasOwn(wasteKnights.ledger, e.clause)).toBe(true)
    })
  }
}
