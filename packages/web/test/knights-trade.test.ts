import './page.ts'
import type { Action } from '@midden/kernel'
import {
  cards,
  freshExploration,
  isCity,
  numberAt,
  type SwapFrame,
  slotOf,
  type TradeFrame,
  VEHICLE,
  type WkView,
} from '@midden/waste-knights/reading'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { needless, paymentFor, payOn, unpaid } from '../src/games/waste-knights/logic/payment.ts'
import { sceneOf } from '../src/games/waste-knights/logic/scene.ts'
import { balanceOf, heapOf, spare, waresOf } from '../src/games/waste-knights/logic/trade.ts'
import { Stalls, tradesAt } from '../src/games/waste-knights/parts/market/stalls.tsx'
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

test('what was laid down for a ware goes back when the ware is put back, what others pay for stays', () => {
  const both = trade({ spaces: [0], offered: [medi, rad] })
  expect(needless(view, both, [rad])).toBe(rad)
  expect(needless(view, trade({ spaces: [0], offered: [medi] }), [medi])).toBeUndefined()
  expect(needless(view, trade({ offered: [medi] }), [medi])).toBe(medi)
  // Laid down by hand it stays.
  expect(needless(view, trade({ offered: [medi] }), [])).toBeUndefined()
})

describe('the page pays', () => {
  const offer = (f: TradeFrame) => [{ act: 'offer', of: [medi, rad].filter((n) => !f.offered.includes(n)) }]

  /** A table that answers later than it is asked, as every table does: the page looks once before, and once after. */
  function dealing() {
    let f = trade()
    let moves = 1
    let payment = unpaid
    const look = (stack: WkView['stack'] = [f]): Action | null => {
      const next = payOn(payment, { ...view, stack }, offer(f), moves)
      payment = next.payment
      return next.action
    }
    const answer = (change: Partial<TradeFrame>): void => {
      f = trade({ ...f, ...change })
      moves++
    }
    /** Until nothing more is proposed. */
    const settled = (): readonly number[] => {
      for (let action = look(); action !== null; action = look()) {
        const { act, n } = action
        expect(look(), 'never twice').toBeNull()
        answer({
          offered: act === 'offer' ? [...f.offered, n!] : f.offered.filter((slot) => slot !== n),
        })
      }
      return f.offered
    }
    const tap = (spaces: number[]): readonly number[] => {
      payment = { ...payment, since: moves }
      expect(look(), 'the table has not answered').toBeNull()
      answer({ spaces })
      return settled()
    }
    const byHand = (offered: number[]): readonly number[] => {
      answer({ offered })
      return settled()
    }
    const elsewhere = (): void => void look([])
    return { tap, byHand, elsewhere }
  }

  test('for the first ware once it is picked; put back, the payment goes back too', () => {
    const { tap } = dealing()
    const paid = tap([0])
    expect(paid).toHaveLength(1)
    expect(tap([])).toEqual([])
    expect(tap([0])).toEqual(paid)
  })
  test('what was taken away by hand and laid down again belongs to the hand', () => {
    const { tap, byHand } = dealing()
    const paid = [...tap([0])]
    expect(byHand([])).toEqual([])
    expect(byHand(paid)).toEqual(paid)
    expect(tap([])).toEqual(paid)
  })
  test('a deal that is over takes its payment with it', () => {
    const { tap, byHand, elsewhere } = dealing()
    const paid = [...tap([0])]
    elsewhere()
    byHand(paid)
    expect(tap([])).toEqual(paid)
  })
})

test('a day in a city stands on one page: action, task and night above the Stalls', () => {
  const city = view.tiles.findIndex((_, hex) => isCity(view, hex))
  const at = { ...freshExploration(me), hex: city }
  const v = { ...view, stack: [at], knights: view.knights.map((k) => ({ ...k, hex: city, rad: 1 })) }
  expect(sceneOf(v, 'what to do here')).toBe('market')
  const drawn = (stack: WkView['stack']): string =>
    renderToStaticMarkup(
      createElement(Stalls, { props: { ...sampleProps(['Jorid', 'Bruna']), view: { ...v, stack } } }),
    )
  const page = drawn([at])
  expect(page).toContain('A day in ')
  for (const part of ['One action', 'A task', 'Tonight: rest']) expect(page).toContain(part)
  expect(page.indexOf('A day in ')).toBeLessThan(page.indexOf('wk-frame'))
  expect(drawn([{ ...at, acted: true }])).toContain('Done for today.')
  const dealing = drawn([at, trade({ spaces: [0] })])
  expect(dealing).toContain('Your deal')
  expect(dealing, 'the parts of the day keep their heading').toMatch(/<h2 class="sr">A day in [^<]+<.h2>/)
  expect(dealing.match(/class="wk-scale"/g)).toHaveLength(1)
})

test('a ware of the Stalls leads to the trade, and what is sold elsewhere does not', () => {
  const city = view.tiles.findIndex((_, hex) => isCity(view, hex))
  const { lines, scripts, stalls } = cards(view)
  const deals = lines.filter(
    ({ from, script }) => from === 'hex' && (scripts[script] ?? []).some((op) => op.do === 'trade'),
  )
  const props = {
    ...sampleProps(['Jorid', 'Bruna']),
    view: {
      ...view,
      stack: [{ ...freshExploration(me), hex: city }],
      knights: view.knights.map((k) => ({ ...k, hex: city })),
    },
    decision: 'what to do here',
    menu: [{ act: 'done' }, { act: 'action', of: [deals[0]!.no] }],
  }
  expect(tradesAt(props)).toEqual([{ act: 'action', n: deals[0]!.no }])
  const lit = (html: string): number => html.match(/wk-plate"[^>]*data-lit="true"/g)?.length ?? 0
  const page = renderToStaticMarkup(createElement(Stalls, { props }))
  const here = numberAt(props.view, city)
  const open = stalls.filter(
    ({ only }, space) => props.view.stalls[space]! >= 0 && [null, here].includes(only),
  )
  expect(open.length).toBeGreaterThan(5)
  expect(lit(page)).toBe(open.length)
  expect(page).toContain('data-does="done"')
  const closed = renderToStaticMarkup(createElement(Stalls, { props: { ...props, menu: [{ act: 'done' }] } }))
  expect(lit(closed)).toBe(0)
})
