import type { Offer } from '@midden/kernel'
import { cards, type Knight, type WkEvent, type WkView } from '@midden/waste-knights/reading'
import { expect, test } from 'vitest'
import { face } from '../src/games/waste-knights/index.tsx'
import { ATTACK } from '../src/games/waste-knights/logic/fight.ts'
import { byItself, type Open } from '../src/games/waste-knights/logic/obvious.ts'
import { inFight, sampleProps } from './knights-sample.ts'
import './page.ts'

const base: WkView = { ...sampleProps(['Jorid', 'Bruna']).view, me: 0 }
const table = (change: Partial<Knight> = {}): WkView => ({
  ...base,
  knights: base.knights.map((k, seat) =>
    seat === 0
      ? { ...k, hp: 4, rad: 0, ammo: 4, fuel: 4, vehicle: cards(base).vehicles, damaged: false, ...change }
      : k,
  ),
})
const said = (...events: object[]): Open['story'] =>
  events.map((event, move) => ({ move, event: { clause: 'WK-7.12', ...event } as WkEvent }))
const answer = (decision: string, menu: Offer[], more: Partial<Open> = {}, spares = true) =>
  byItself({ view: table(), story: [], rights: [], alone: true, decision, menu, ...more }, {}, spares)

test('a Waster who waited is asked again only when something is turned up or befalls the knight', () => {
  const menu = [{ act: 'wait' }, { act: 'play', of: [3] }]
  const waited = { what: 'waited', seat: 0 }
  const asks = (...events: object[]) => answer('play or wait', menu, { story: said(waited, ...events) })
  const hero = { seat: 0, by: -1, now: 2 }
  expect(answer('play or wait', menu)).toBeNull()
  expect(asks()).toEqual({ act: 'wait' })
  expect(asks({ what: 'cards turned up', cards: [] })).toEqual({ act: 'wait' })
  expect(asks({ what: 'counter', counter: 'fuel', ...hero })).toEqual({ act: 'wait' })
  expect(asks({ what: 'cards turned up', cards: [5] })).toBeNull()
  expect(asks({ what: 'counter', counter: 'hp', ...hero })).toBeNull()
  expect(answer('play or wait', menu, { story: said(waited) }, false), 'switched off').toBeNull()
})
test('a knight is asked whether to drive on only where the road brought something', () => {
  const menu = [{ act: 'continue' }, { act: 'stop' }]
  const entered = { what: 'entered', seat: 0, hex: 3, mp: 1 }
  const drives = (...events: object[]) =>
    answer('continue or stop', menu, { story: said(entered, ...events) })
  expect(drives()).toEqual({ act: 'continue' })
  expect(drives({ what: 'cards turned up', cards: [5] })).toBeNull()
  expect(drives({ what: 'counter', counter: 'rad', seat: 0, by: 1, now: 1 })).toBeNull()
})
test('a city gives what alone can help, and asks where two things can', () => {
  const menu = [{ act: 'city', of: [0, 1, 2, 3, 4] }]
  const gift = (change: Partial<Knight>) => {
    const view: WkView = {
      ...table(change),
      stack: [{ at: 'preparations', step: 0, turn: 0 } as WkView['stack'][0]],
    }
    return answer('1b city option', menu, { view })
  }
  expect(gift({})).toEqual({ act: 'city', n: 0 })
  expect(gift({ ammo: 3 })).toEqual({ act: 'city', n: 3 })
  expect(gift({ ammo: 3, hp: 2 })).toBeNull()
})
test('what is packed is left alone until something goes', () => {
  const menu = [{ act: 'done' }, { act: 'use', of: [] }, { act: 'rearrange' }]
  const packed = { what: 'done rearranging', seat: 0 }
  const rests = (...events: object[]) => answer('b use gear', menu, { story: said(...events) })
  expect(rests()).toBeNull()
  expect(rests(packed)).toEqual({ act: 'done' })
  expect(rests(packed, { what: 'gear discarded', seat: 1, card: 4 })).toEqual({ act: 'done' })
  expect(rests(packed, { what: 'gear discarded', seat: 0, card: 4 })).toBeNull()
  expect(answer('b use gear', menu, { story: said(packed), alone: false }), 'among people').toBeNull()
})
test('a window closes by itself where all that fits would do nothing, against bots alone', () => {
  const { gear } = cards(base)
  const medishot = gear.find(({ row }) => row.title === 'Medi-shot')!.lines[0]!.no
  const menu = [{ act: 'go on' }]
  const rights = [{ act: 'any use', of: [medishot] }]
  expect(answer('breathe', menu, { rights })).toEqual({ act: 'go on' })
  expect(answer('breathe', menu, { rights, view: table({ hp: 2 }) })).toBeNull()
  expect(answer('breathe', menu, { rights, alone: false })).toBeNull()
})
test('the best odds are picked when a clash begins, and letting go at a window', () => {
  const { view } = inFight({ ...sampleProps(['Jorid', 'Bruna']), view: base })
  const menu = [{ act: 'card', of: [0, 2, 3, 4] }]
  const usual = (decision: string, offers: Offer[]) =>
    face.usual!({ view, decision, menu: offers, rights: [], moves: 0 })
  expect(usual('choose a combat card', menu)).toEqual({ act: 'card', n: ATTACK })
  expect(usual('choose a combat card', [{ act: 'card', of: [2, 3] }])).toBeNull()
  expect(usual('act or pass', [{ act: 'pass' }, { act: 'luck', of: [3] }])).toEqual({ act: 'pass' })
  expect(usual('play or wait', [{ act: 'wait' }, { act: 'play', of: [3] }])).toBeNull()
})
