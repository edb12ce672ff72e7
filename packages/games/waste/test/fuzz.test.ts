import {
  act,
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
import { table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type Waste, waste } from '../src/index.ts'
import type { WasteMatch } from './kit.ts'
import { playOut } from './playout.ts'

type Node = Record<string, unknown>

/** Every container in a piece of plain data. */
function containers(node: unknown, found: Node[] = []): Node[] {
  if (typeof node !== 'object' || node === null) return found
  found.push(node as Node)
  for (const child of Object.values(node)) containers(child, found)
  return found
}

const numbers = (rng: Random, old: unknown): number =>
  pick(rng, [-1, 0, 1, 2, 3, 7, 99, 612, 907, 1.5, typeof old === 'number' ? old + 1 : 5], 'number')

/** One random edit: a value changed, taken away, doubled, or two exchanged. */
function edit(state: Node, rng: Random): void {
  const places = containers(state).filter((node) => Object.keys(node).length > 0)
  const node = pick(rng, places, 'place')
  const key = pick(rng, Object.keys(node), 'key')
  const way = below(rng, 6, 'way')
  if (way === 0) node[key] = pick<unknown>(rng, [null, 'x', [], {}, true, -0], 'value')
  else if (way === 1 && Array.isArray(node)) node.splice(Number(key), 1)
  else if (way === 2 && Array.isArray(node)) node.push(structuredClone(node[Number(key)]))
  else if (way === 3) Reflect.deleteProperty(node, key)
  else if (way === 4) node[key] = numbers(rng, node[key])
  else {
    const other = pick(rng, places, 'place')
    const otherKey = pick(rng, Object.keys(other), 'key')
    const held = structuredClone(node[key])
    node[key] = structuredClone(other[otherKey])
    other[otherKey] = held
  }
}

/** Edits that keep every card: two cards exchanged, or one moved to another zone. */
function shift(s: Waste, rng: Random): void {
  const zones = [s.pile, s.burnt, s.unseen, ...s.stations, ...s.hands, s.pending]
  const from = pick(rng, zones, 'from')
  const to = pick(rng, zones, 'to')
  if (from.length === 0) return
  const at = below(rng, from.length, 'at')
  if (below(rng, 2, 'way') === 0 || to.length === 0) to.push(from.splice(at, 1)[0]!)
  else {
    const there = below(rng, to.length, 'there')
    const held = to[there]!
    to[there] = from[at]!
    from[at] = held
  }
  for (const zone of [...s.stations, ...s.hands]) zone.sort((a, b) => a - b)
}

/** A state from the middle of a random game. */
function somewhere(seed: string, rng: Random): WasteMatch {
  const options = {
    bidReveal: pick(rng, ['cards', 'counts'], 'option'),
    burntHidden: pick(rng, ['hidden', 'shown'], 'option'),
    recyclerOnRecycler: pick(rng, ['no', 'yes'], 'option'),
  }
  const match = table(waste, { seats: 2 + below(rng, 3, 'seats'), seed, options })
  const stop = below(rng, 70, 'stop')
  for (let i = 0; i < stop && owing(waste, match.position) !== 0; i++) {
    const seat = seatsIn(owing(waste, match.position))[0]!
    const list = offers(waste, match.position, seat)
    act(match, seat, nthOf(list, below(rng, widthOf(list), 'action')))
  }
  return match
}

/** What the audit accepts can be seen, imagined and played to the end. */
function mustPlay(match: WasteMatch, state: unknown, seed: string): void {
  const position = waste.clone(state as Waste)
  for (let viewer = 0; viewer < position.seats; viewer++) {
    const view = waste.view(position, viewer)
    expect(waste.view(waste.imagine(view, seeded(seed)), viewer)).toEqual(view)
    waste.words.table(view, String)
  }
  const copy = { ...match, position, journal: { ...match.journal, moves: [] }, freeFrom: 0 }
  playOut(copy, seed, [])
  expect(waste.outcome(copy.position)).not.toBe(null)
  expect(isRefusal(waste.outcome(copy.position)!)).toBe(false)
}

describe('edited states', () => {
  test.each([0, 1, 2, 3])(
    'random edits are refused with a sentence or can be played to the end, part %i',
    (part) => {
      const tally = { refused: 0, played: 0 }
      for (let i = 0; i < 400; i++) {
        const seed = `fuzz-${part}-${i}`
        const rng = seeded(seed)
        const match = somewhere(seed, rng)
        const state = structuredClone(match.position) as unknown as Node
        for (let edits = 1 + below(rng, 3, 'edits'); edits > 0; edits--) edit(state, rng)
        const wrong = waste.audit(state)
        if (wrong === null) {
          tally.played++
          mustPlay(match, JSON.parse(JSON.stringify(state)), seed)
        } else {
          tally.refused++
          expect(wrong).toMatch(/\w+ \w+/)
        }
      }
      expect(tally.refused).toBeGreaterThan(100)
      expect(tally.played).toBeGreaterThan(0)
    },
  )

  test.each([0, 1, 2, 3])('cards moved about are refused or can be played to the end, part %i', (part) => {
    let played = 0
    for (let i = 0; i < 300; i++) {
      const seed = `shift-${part}-${i}`
      const rng = seeded(seed)
      const match = somewhere(seed, rng)
      const state = structuredClone(match.position)
      for (let edits = 1 + below(rng, 2, 'edits'); edits > 0; edits--) shift(state, rng)
      if (waste.audit(state) !== null) continue
      played++
      mustPlay(match, state, seed)
    }
    expect(played).toBeGreaterThan(20)
  })
})
