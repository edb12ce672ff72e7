import { freshExploration, numberAt } from '@midden/waste-knights/reading'
import { expect, test } from 'vitest'
import { checkDetail } from '../src/games/waste-knights/captions-checks.ts'
import { sampleProps } from './knights-sample.ts'

const { view } = sampleProps(['Jorid', 'Bruna'])
const me = view.me ?? 0
const meet = { at: 'meet', step: 0, seat: me, other: 1 - me, answer: 'refuse', outcome: -1 } as const
const at = (number: number) => {
  const hex = view.tiles.findIndex((_, each) => numberAt(view, each) === number)
  const knights = view.knights.map((k, seat) => (seat === me ? { ...k, hex, marker: -1 } : k))
  return { ...view, knights, stack: [freshExploration(me)] }
}

test('WK-10.3 searching for a knight is Survival (7) with the odds of the searcher', () => {
  expect(checkDetail({ ...view, stack: [{ ...meet }] }, { act: 'search' }, true)).toBe(
    'Survival (7), 2 dice: 64\u00a0%',
  )
  expect(checkDetail({ ...view, stack: [{ ...meet }] }, { act: 'drop it' }, true)).toBeNull()
})
test('WK-11.3 exploring says its check, and that a city has none', () => {
  expect(checkDetail(at(1), { act: 'explore' }, true)).toBe('no check')
  expect(checkDetail(at(9), { act: 'explore' }, true)).toMatch(/^\w+ \(\d\), \d (die|dice): \d+\u00a0%$/)
})
test('a task says what its step asks for', () => {
  const { card } = view.knights[me]!.tasks[0]!
  expect(checkDetail(at(1), { act: 'accept', n: card }, true)).not.toBe('')
  expect(checkDetail({ ...at(1), me: null }, { act: 'accept', n: card }, true)).toBeNull()
})
