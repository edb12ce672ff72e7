import type { Action } from '@midden/kernel'
import { cards, type Knight, type WkView } from '@midden/waste-knights/reading'
import { expect, test } from 'vitest'
import { face } from '../src/games/waste-knights/index.tsx'
import { sampleProps } from './knights-sample.ts'
import './page.ts'

const { view } = sampleProps(['Jorid', 'Bruna'])

const withKnight = (change: Partial<Knight>): WkView => ({
  ...view,
  me: 0,
  knights: view.knights.map((k, seat) =>
    seat === 0
      ? { ...k, hp: 4, rad: 0, ammo: 4, fuel: 4, vehicle: cards(view).vehicles, damaged: false, ...change }
      : k,
  ),
})
const asks = (change: Partial<Knight>, action: Action): boolean =>
  face.sure!(withKnight(change), action) === 'It would do nothing now. Use it anyway?'

const using = (title: string): Action => {
  const { gear } = cards(view)
  return { act: 'any use', n: gear.find(({ row }) => row.title === title)!.lines[0]!.no }
}

test('what would do nothing for you is asked once more, and nothing else is', () => {
  const wastes: [string, Partial<Knight>, Partial<Knight>][] = [
    ['Medi-shot', {}, { hp: 3 }],
    ['Rad-out', {}, { rad: 1 }],
    ['Extra Bullets', {}, { ammo: 3 }],
    ['Jerrycan', {}, { fuel: 3 }],
    ['Duct Tape', {}, { damaged: true }],
  ]
  for (const [title, full, wanting] of wastes) {
    expect(asks(full, using(title)), title).toBe(true)
    expect(asks(wanting, using(title)), title).toBe(false)
  }
  expect(asks({ hp: 2, rad: 3 }, using('Medi-shot')), 'radiation keeps it from healing').toBe(true)
  expect(asks({ vehicle: -1, fuel: 0 }, using('Jerrycan')), 'there is no tank').toBe(true)
})

test('a luck card for its icon, and what a city gives, are asked about likewise', () => {
  const card = cards(view).luck.findIndex(({ icon }) => icon === 'hp')
  expect(asks({}, { act: 'resupply', n: card })).toBe(true)
  expect(asks({ hp: 3 }, { act: 'resupply', n: card })).toBe(false)
  expect(asks({}, { act: 'pass' })).toBe(false)
})
