import {
  apply,
  begin,
  below,
  isRefusal,
  nthOf,
  offers,
  owing,
  pick,
  type Random,
  seatsIn,
  seeded,
  widthOf,
} from '@midden/kernel'
import { anyOptions } from '@midden/kernel/laws'
import { describe, expect, test } from 'vitest'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { gear, held, ready, wild } from './stage.ts'

type Tree = Record<string, unknown>
const isTree = (x: unknown): x is Tree => typeof x === 'object' && x !== null

/** A place in a state: what holds it, its key, and the way there. */
interface Place {
  holder: Tree
  key: string
  path: string
}

/** Options and the generator are not a matter of rules. */
function placesIn(x: Tree, into: Place[] = [], path = ''): Place[] {
  for (const key of Object.keys(x)) {
    if (path === '' && (key === 'options' || key === 'rng')) continue
    into.push({ holder: x, key, path: `${path}.${key}` })
    const inside = x[key]
    if (isTree(inside)) placesIn(inside, into, `${path}.${key}`)
  }
  return into
}

const STRANGE: readonly unknown[] = [null, -1, 0, 1, 2, 3, 9, 16, 36, 37, 1e9, 1.5, '', 'open', true, [], {}]

/** Half of the edits hit what is under way, the others anything. */
function anyPlace(state: Tree, rng: Random): Place {
  const places = placesIn(state)
  const underWay = places.filter(({ path }) => path.startsWith('.stack.'))
  return pick(rng, underWay.length > 0 && below(rng, 2, 'where') === 0 ? underWay : places, 'place')
}

/** One random edit: a number moved a little, something strange, a list grown or cut, a thing in two places. */
function edit(state: Tree, rng: Random): void {
  const { holder, key } = anyPlace(state, rng)
  const now = holder[key]
  const way = below(rng, 6, 'way')
  if (way === 0) holder[key] = pick(rng, STRANGE, 'value')
  else if (typeof now === 'number') holder[key] = now + below(rng, 5, 'value') - 2
  else if (typeof now === 'boolean') holder[key] = !now
  else if (Array.isArray(now)) {
    if (way === 1) now.pop()
    else if (way === 2) now.push(now[0] ?? 0)
    else now.reverse()
  } else {
    const other = anyPlace(state, rng)
    holder[key] = structuredClone(other.holder[other.key])
  }
}

function step(s: Wk, rng: Random): void {
  const seat = pick(rng, seatsIn(owing(wasteKnights, s)), 'seat')
  const list = offers(wasteKnights, s, seat)
  apply(wasteKnights, s, seat, nthOf(list, below(rng, widthOf(list), 'action')), null)
}

/** States of one random game, the later the more there is under way. */
function samples(seed: string, rng: Random): string[] {
  const seats = 2 + below(rng, 3, 'seats')
  const match = begin(wasteKnights, { seats, seed, options: anyOptions(wasteKnights, seats, rng) })
  if (isRefusal(match)) throw new Error(match.reason)
  const { position } = match
  const states: string[] = []
  const last = below(rng, 700, 'last')
  for (let n = 0; n <= last && owing(wasteKnights, position) !== 0; n++) {
    if (n === last || (position.stack.length > 3 && below(rng, 40, 'kept') === 0))
      states.push(JSON.stringify(position))
    step(position, rng)
  }
  return states
}

/** Nobody plays this long, even at random. */
const ENDLESS = 10_000

describe('edited states', () => {
  test('an audit refuses with a sentence, or the match can be played to its end', () => {
    let accepted = 0
    let refused = 0
    for (let game = 0; game < 60; game++) {
      const rng = seeded(`edits ${game}`)
      const states = samples(`edits ${game}`, rng)
      for (let i = 0; i < 20 && states.length > 0; i++) {
        const state = JSON.parse(pick(rng, states, 'state')) as Tree
        for (let edits = 1 + below(rng, 2, 'edits'); edits > 0; edits--) edit(state, rng)
        const wrong = wasteKnights.audit(state)
        if (wrong !== null) {
          refused++
          expect(wrong.length).toBeGreaterThan(10)
          continue
        }
        accepted++
        const s = state as unknown as Wk
        for (let n = 0; owing(wasteKnights, s) !== 0; n++) {
          step(s, rng)
          if (n < 20) expect(wasteKnights.audit(s)).toBeNull()
          expect(n).toBeLessThan(ENDLESS)
        }
        expect(wasteKnights.outcome(s)).not.toBeNull()
      }
    }
    expect(accepted).toBeGreaterThan(300)
    expect(refused).toBeGreaterThan(300)
  }, 120_000)

  test('anything at all is refused with a sentence', () => {
    for (const state of [undefined, null, 7, 'x', [], {}, { seats: 2 }, { stack: [] }])
      expect(wasteKnights.audit(state)?.length).toBeGreaterThan(10)
  })

  /** What the audit says of a table of three at its first question after this change. */
  const audited = (change: (s: Wk) => void): string | null => {
    const s = wasteKnights.clone(ready(3).position)
    change(s)
    return wasteKnights.audit(s)
  }

  test('WK-30.12 a card in two places is refused, and one that is nowhere', () => {
    expect(audited(() => {})).toBeNull()
    expect(audited((s) => void s.wild.discard.push(wild('W01')))).toMatch(
      /^Tornado must be there \d times, not/,
    )
    expect(audited((s) => void s.luck.deck.pop())).toMatch(/must be there 1 times, not 0$/)
    expect(audited((s) => void s.knights[1]!.pack.push(held(gear('R02'))))).toMatch(/times, not/)
    expect(audited((s) => void s.removedTasks.push(s.posted[0]!.card))).toMatch(
      /must be there 1 times, not 2$/,
    )
  })

  test('WK-22.4 gear where it cannot lie, or more than there is room for, is refused', () => {
    const inHand = (s: Wk): void => {
      s.knights[0]!.panels[0] = s.knights[0]!.panels[3]!
      s.knights[0]!.panels[3] = null
    }
    expect(audited(inHand)).toMatch(/^seat 0: .* does not go on panel 0$/)
    expect(audited((s) => void s.knights[0]!.panels.push(null))).toBe(
      'state.knights[0].panels must have 6 entries, not 7',
    )
  })

  test('WK-2.2 WK-2.12 tokens and knights off the board are refused', () => {
    expect(audited((s) => void Object.assign(s.knights[0]!, { hex: 37 }))).toBe(
      'state.knights[0].hex must be a whole number from 0 to 36',
    )
    expect(audited((s) => void s.tokens[0]!.push(1))).toBe('state.tokens[0] must have 37 entries, not 38')
    expect(audited((s) => void Object.assign(s, { special: [0, 1, 99] }))).toBe(
      'state.special[2] must be a whole number from -1 to 36',
    )
  })

  test('WK-28.11 WK-30.2 a match that is not over has two players left and waits for one of them', () => {
    expect(audited((s) => void Object.assign(s, { gone: 6 }))).toBe('two players must be left')
    expect(audited((s) => void s.stack.pop())).toBe('the match waits for somebody')
  })
})
