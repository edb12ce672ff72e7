import type { WorksEvent, WorksView } from '@midden/industrial-waste'
import type { PanEvent, PanView } from '@midden/pan'
import { CARD_IDS, type WasteEvent, type WasteView } from '@midden/waste'
import { expect, test } from 'vitest'
import type { BoardProps } from '../src/games/contract.ts'
import { way as works } from '../src/games/industrial-waste/way.ts'
import { wayOf as pan } from '../src/games/pan/way.ts'
import { way as waste } from '../src/games/waste/way.ts'

const table = (view: object, ...latest: object[]) =>
  ({ view, latest }) as unknown as BoardProps<WasteView, WasteEvent>

test('Industrial Waste: a set goes to who takes it, what is played goes to the discards', () => {
  const props = (...events: object[]) =>
    table({ me: 0 }, ...events) as unknown as BoardProps<WorksView, WorksEvent>
  const took = props({ what: 'took', seat: 2, set: 3, kinds: [0] })
  expect(works(took, 'seat2.1-ORD', false)).toBe('set3-ORD')
  expect(works(took, 'seat0.1-ORD', false)).toBeNull()
  expect(works(took, 'set3-ORD', true)).toBeNull()
  expect(works(took, 'set1-ORD', true)).toBe('discards')
  expect(works(props({ what: 'order', seat: 2 }), 'rival2.1-ORD', true)).toBe('discards')
  expect(works(props({ what: 'dealt', set: 0 }), 'set0-ORD', false)).toBe('deck')
  expect(works(took, 'gone3-ORD', true)).toBeNull()
  const waiting = { ...props({ what: 'order', seat: 2 }), decision: null }
  const played = { ...waiting, view: { ...waiting.view, phase: 'play', auction: null } } as typeof waiting
  expect(works(played, 'seat2.1-ORD', true)).toBe('last2-ORD')
  expect(works(played, 'set1-ADV', true)).toBe('last0-ADV')
  expect(works({ ...played, decision: 'turn' }, 'seat2.1-ORD', true)).toBe('discards')
  expect(works(played, 'last1-GRO', true)).toBe('discards')
  expect(works(took, 'factory-1', true)).toBeNull()
})

test('WASTE: packs, piles and the fire', () => {
  const card = 612
  const id = CARD_IDS[card]!
  const view = {
    me: 1,
    seats: 3,
    round: 1,
    passes: 1,
    options: { passDirection: 'left' },
    hand: [card],
    piles: [],
  }
  const passed = table(view, { what: 'packs passed', to: 'left' })
  expect(waste(passed, id, false)).toBe('pack 0')
  expect(waste(passed, id, true)).toBe('pack 1')
  expect(waste(table(view, { what: 'dealt' }), id, false)).toBe('draw pile')
  expect(waste(table(view, { what: 'paid', cards: [card] }), id, true)).toBe('burnt')
  expect(waste(table(view, { what: 'pile taken', seat: 2, cards: [card, null] }), id, true)).toBe('seat 2')
  expect(waste(table(view, { what: 'pile taken', seat: 2, cards: [card, null] }), 'down 0', true)).toBe(
    'seat 2',
  )
  expect(waste(table(view, { what: 'laid', seat: 2, cards: [card] }), id, false)).toBe('seat 2')
  expect(waste(passed, 'pack 2', true)).toBeNull()
})

test('Pan: a card comes from its player, a payment goes to the discard', () => {
  const props = (what: string) => table({}, { what }) as unknown as BoardProps<PanView, PanEvent>
  expect(pan(props('committed'), 't2s3', false)).toBe('seat 3')
  expect(pan(props('skipped'), 't2s3', true)).toBe('discard')
  expect(pan(props('skipped'), 'gun3', true)).toBeNull()
  expect(pan(props('clic'), 'hand1', true)).toBeNull()
})
