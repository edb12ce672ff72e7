import {
  below,
  check,
  expand,
  isRefusal,
  menu,
  nthOf,
  offers,
  owing,
  perform,
  type Random,
  seatsIn,
  seeded,
  settle,
  widthOf,
} from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { sold } from '../src/content/catalogue.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { startCombat, startMeeting, startSteal, startSwap } from '../src/push.ts'
import { deal, quiet, ready } from './stage.ts'

const any = <T>(rng: Random, list: readonly T[]): T => list[below(rng, list.length, 'test')]!

/** Fills panels and storage with whatever fits, straight from the decks. */
function equip(s: Wk, seat: number, rng: Random): void {
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

const starts: ((s: Wk, rng: Random) => void)[] = [
  (s, rng) => startCombat(s, 0, 2, sold.events + below(rng, sold.cultists - sold.events, 'test')),
  (s, rng) => startCombat(s, 0, 2, sold.cultists + below(rng, sold.wild.length - sold.cultists, 'test')),
  (s) => startCombat(s, 0, 1, -1),
  (s) => startMeeting(s, 0, 1),
  (s) => startSwap(s, 0, 1),
  (s) => startSteal(s, 0, 1, 2),
]

function staged(seed: string): { s: Wk; rng: Random } {
  const rng = seeded(seed)
  const knights = sold.knights.map(({ row }) => row.id)
  const chosen = [0, 1, 2].map(() => knights.splice(below(rng, knights.length, 'test'), 1)[0]!)
  const attackBluff = any(rng, ['on', 'off'] as const)
  const stealSeesStored = any(rng, ['on', 'off'] as const)
  const { position: s } = ready(3, { knights: chosen, seed, options: { attackBluff, stealSeesStored } })
  quiet(s)
  for (const seat of [0, 1, 2]) {
    equip(s, seat, rng)
    const free = s.luck.deck.slice(0, 4)
    deal(s, seat, free)
  }
  any(rng, starts)(s, rng)
  settle(wasteKnights, s, null)
  return { s, rng }
}

/** What the laws of the kernel ask of every position, here for those of a combat or a meeting. */
function holdsTheLaws(s: Wk, rng: Random): void {
  expect(wasteKnights.audit(s)).toBeNull()
  for (const viewer of [0, 1, 2, null]) {
    const seen = JSON.stringify(wasteKnights.view(s, viewer))
    const made = wasteKnights.imagine(wasteKnights.view(s, viewer), rng)
    expect(JSON.stringify(wasteKnights.view(made, viewer))).toBe(seen)
    const other = wasteKnights.clone(s)
    expect(other).toEqual(s)
    wasteKnights.rehide(other, viewer, rng)
    expect(JSON.stringify(wasteKnights.view(other, viewer))).toBe(seen)
  }
}

describe('random combats, meetings and trades', () => {
  test.each([0, 1, 2, 3])(
    'WK-30.2 every position is sound, every label distinct, all come to an end, part %i',
    (part) => {
      for (let i = 0; i < 30; i++) {
        const { s, rng } = staged(`fight-${part}-${i}`)
        const floor = 2
        for (let turns = 0; s.stack.length > floor; turns++) {
          expect(turns).toBeLessThan(2000)
          if (turns % 7 === 0) holdsTheLaws(s, rng)
          const seat = any(rng, seatsIn(owing(wasteKnights, s)))
          const list =
            below(rng, 4, 'test') === 0 ? menu(wasteKnights, s, seat) : offers(wasteKnights, s, seat)
          const labels = expand(list).map((a) => wasteKnights.words.action(wasteKnights.view(s, seat), a))
          expect(new Set(labels).size, labels.join('; ')).toBe(labels.length)
          const accepted = check(wasteKnights, s, seat, nthOf(list, below(rng, widthOf(list), 'test')))
          if (isRefusal(accepted)) throw new Error(accepted.reason)
          perform(wasteKnights, s, seat, accepted, (e) => {
            expect(wasteKnights.words.event(e, (n) => `seat ${n}`)).not.toBe('')
            expect(Object.hasOwn(wasteKnights.ledger, e.clause)).toBe(true)
          })
        }
      }
    },
  )
})
