import { cards, type SwapFrame, slotOf, type TradeFrame, VEHICLE } from '@midden/waste-knights/reading'
import { expect, test } from 'vitest'
import { paymentFor } from '../src/games/waste-knights/logic/payment.ts'
import { balanceOf, heapOf, spare, waresOf } from '../src/games/waste-knights/logic/trade.ts'
import { sampleProps } from './knights-sample.ts'

const { view } = sampleProps(['Jorid', 'Bruna'])
const me = view.me ?? 0
const [bullets, medi, rad] = [3, 4, 5].map((panel) => slotOf('panels', panel)) as [number, number, number]
const trade = (change: Partial<TradeFrame> = {}): TradeFrame => ({
  at: 'trade',
  step: 0,
  seat: me,
  hex: 0,
  offered: [],
  spaces: [],
  vehicle: -1,
  damaged: false,
  edits: 0,
  closed: '',
  ...change,
})

test('WK-25.4 the balance: nothing picked, too little, even, and no change given', () => {
  expect(balanceOf(view, trade()).state).toBe('empty')
  expect(balanceOf(view, trade({ spaces: [0] }))).toMatchObject({ give: 0, take: 1, state: 'short' })
  expect(balanceOf(view, trade({ spaces: [0], offered: [medi] }))).toMatchObject({
    give: 1,
    take: 1,
    state: 'even',
    given: ['Medi-shot'],
  })
  expect(balanceOf(view, trade({ spaces: [0], offered: [medi, rad] })).state).toBe('over')
})
test('a vehicle from the pool is on the pan, one’s own can be given', () => {
  const own = view.knights[me]!.vehicle
  const shown = balanceOf(view, trade({ vehicle: own, offered: [VEHICLE] }))
  expect(shown).toMatchObject({ give: 2, take: 2, given: ['Strider'], taken: ['Strider'] })
})
test('wares are what may be offered and what lies on the counter, in the order of the sheet', () => {
  const wares = waresOf(view, trade({ offered: [medi] }), [{ act: 'offer', of: [rad, bullets] }])
  expect(wares.map(({ n, laid }) => [n, laid])).toEqual([
    [bullets, false],
    [medi, true],
    [rad, false],
  ])
})
test('the cheapest payment is laid down, stored cards before those at hand, and never twice', () => {
  const pack = slotOf('pack', 0)
  const k = view.knights[me]!
  const stored = {
    ...view,
    knights: view.knights.map((each, seat) => (seat === me ? { ...k, pack: [k.panels[3]!] } : each)),
  }
  const menu = [{ act: 'offer', of: [bullets, medi, rad, pack, VEHICLE] }]
  expect(paymentFor(stored, trade({ spaces: [0] }), menu)).toEqual([pack])
  expect(paymentFor(stored, trade({ spaces: [0], offered: [medi] }), menu)).toEqual([])
  const dear = cards(view).stalls.findIndex(({ price }) => price === 'yellow')
  expect(paymentFor(stored, trade({ spaces: [dear] }), menu)).toHaveLength(2)
  expect(
    paymentFor(stored, trade({ spaces: [dear] }), [{ act: 'offer', of: [VEHICLE] }]),
    'never the vehicle',
  ).toEqual([])
})
test('WK-10.12 each side of a knights’ trade has its own heap', () => {
  const f: SwapFrame = {
    at: 'swap',
    step: 0,
    seats: [me, 1 - me],
    turn: 0,
    goods: [[medi], []],
    ammo: [0, 2],
    fuel: [1, 0],
    proposed: false,
    edits: 1,
  }
  expect(heapOf(view, f, 0)).toMatchObject({ goods: [{ n: medi }], ammo: 0, fuel: 1 })
  expect(heapOf(view, f, 1)).toEqual({ goods: [], ammo: 2, fuel: 0 })
  expect(spare(view, f, 0, [{ act: 'lay', of: [rad] }]).map(({ n }) => n)).toEqual([rad])
})
