import { begin, isRefusal } from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import type { WkView } from '@midden/waste-knights/reading'
import { expect, test } from 'vitest'
import { stillProps } from '../src/games/still.ts'
import { isAlone, isStanding, keyOf, passFor } from '../src/games/waste-knights/logic/passes.ts'
import { passedIn } from '../src/games/waste-knights/parts/fight/passes.tsx'
import type { Sitter } from '../src/link/table-link.ts'

function tableOf(change: Partial<WkView> = {}): WkView {
  const match = begin(wasteKnights, { seats: 3, seed: 'passes' })
  if (isRefusal(match)) throw new Error(match.reason)
  return { ...wasteKnights.view(match.position, 0), stack: [], phase: 'move', round: 2, active: 1, ...change }
}
const only = { decision: 'act or pass', menu: [{ act: 'pass' }], rights: [], alone: false }
const more = { ...only, menu: [{ act: 'pass' }, { act: 'luck', of: [3] }] }

test('among people nothing is passed by itself, and a pass that stands is given whatever is held', () => {
  const v = tableOf()
  expect(passFor(v, {}, only)).toBeNull()
  const standing = { turn: keyOf(v, 'turn')! }
  expect(passFor(v, standing, only)).toEqual({ act: 'pass' })
  expect(passFor(v, standing, more)).toEqual({ act: 'pass' })
})
test('a pass for a turn ends with it', () => {
  const v = tableOf()
  const standing = { turn: keyOf(v, 'turn')! }
  expect(isStanding(v, standing, 'turn')).toBe(true)
  expect(isStanding({ ...v, active: 2 }, standing, 'turn')).toBe(false)
  expect(isStanding({ ...v, round: 3 }, standing, 'turn')).toBe(false)
})
test('a pass for every turn but one’s own rests in one’s own', () => {
  const v = tableOf()
  const standing = { others: keyOf(v, 'others')! }
  expect(passFor(v, standing, more)).toEqual({ act: 'pass' })
  expect(passFor({ ...v, active: 0 }, standing, more)).toBeNull()
})
test('there is no pass for a fight where there is none', () => {
  expect(keyOf(tableOf(), 'fight')).toBeNull()
})
test('against bots a window closes by itself if nothing fits, and stays open if something does', () => {
  const v = tableOf()
  const anyTime = [{ act: 'any use', of: [1] }]
  expect(passFor(v, {}, { ...only, alone: true })).toEqual({ act: 'pass' })
  expect(passFor(v, {}, { ...only, alone: true, rights: anyTime })).toEqual({ act: 'pass' })
  expect(passFor(v, {}, { ...more, alone: true })).toBeNull()
  const breath = { decision: 'breathe', menu: [{ act: 'go on' }], rights: anyTime, alone: true }
  expect(passFor(v, {}, breath)).toBeNull()
  expect(passFor(v, { turn: keyOf(v, 'turn')! }, breath)).toEqual({ act: 'go on' })
})
test('WK-30.11 the viewer counts as alone with bots on this device only: on a server a spectator would see what fits', () => {
  const { live, sitters } = stillProps(tableOf(), ['Ada', 'Bob', 'Cleo'])
  const bots = sitters.map((sitter): Sitter => (sitter.seat === 0 ? sitter : { ...sitter, kind: 'bot' }))
  expect(isAlone({ live, sitters: bots, unwatched: true })).toBe(true)
  expect(isAlone({ live, sitters: bots, unwatched: false })).toBe(false)
  expect(isAlone({ live, sitters, unwatched: true })).toBe(false)
})
test('questions that are no windows are never answered', () => {
  const v = tableOf()
  const standing = { turn: keyOf(v, 'turn')!, others: 'always' }
  expect(passFor(v, standing, { ...only, decision: 'instead of falling' })).toBeNull()
  expect(passFor({ ...v, me: null }, standing, only)).toBeNull()
})
test('who has passed since somebody last acted', () => {
  expect([0, 1, 2].map((i) => passedIn(2, 1, 3, i))).toEqual([false, true, false])
  expect([0, 1, 2].map((i) => passedIn(0, 2, 3, i))).toEqual([false, true, true])
})
