import type { WkEvent } from '@midden/waste-knights/reading'
import { expect, test } from 'vitest'
import { factsSince, roundStart } from '../src/games/waste-knights/logic/recap.ts'

const line = (move: number, event: WkEvent) => ({ move, event })
const story = [
  line(3, { what: 'move ended', clause: 'WK-7.25', seat: 0, hex: 4 }),
  line(4, { what: 'faces', clause: 'WK-8.2', seat: 1, card: 14 }),
  line(4, { what: 'combat begins', clause: 'WK-15.2', seat: 1, other: 0, foe: 14, hex: 6 }),
  line(5, { what: 'counter', clause: 'WK-17.10', seat: 1, counter: 'hp', by: -1, now: 3 }),
  line(5, { what: 'combat decided', clause: 'WK-18.8', seats: [1, 0], winner: 1, how: 'dominance', foe: -1 }),
  line(6, { what: 'counter', clause: 'WK-5.6', seat: 0, counter: 'hp', by: -2, now: 2 }),
  line(6, { what: 'counter', clause: 'WK-5.7', seat: 0, counter: 'hp', by: 1, now: 3 }),
  line(6, { what: 'counter', clause: 'WK-1.17', seat: 1, counter: 'rep', by: 2, now: 5 }),
  line(7, { what: 'counter', clause: 'WK-17.5', seat: 0, counter: 'ammo', by: -1, now: 3 }),
  line(7, { what: 'counter', clause: 'WK-5.7', seat: 0, counter: 'ammo', by: 1, now: 4 }),
  line(7, { what: 'round begins', clause: 'WK-4.1', round: 5, last: false }),
]

test('only what came after, in order; a fight stands for its facing, an enemy may win it', () => {
  expect(factsSince(story, 3, 0)).toEqual([
    { what: 'fought', seat: 1, other: 0, foe: 14, winner: -2 },
    { what: 'round', n: 5 },
    { what: 'level', seat: 0, level: 'hp', by: -1, now: 3 },
    { what: 'level', seat: 1, level: 'rep', by: 2, now: 5 },
  ])
})
test('counters that came back to where they were are not told, nor others’ but Reputation', () => {
  const levels = factsSince(story, 5, null).filter(({ what }) => what === 'level')
  expect(levels).toEqual([{ what: 'level', seat: 1, level: 'rep', by: 2, now: 5 }])
})
test('nothing after the last move', () => {
  expect(factsSince(story, 7, 0)).toEqual([])
})
test('the round that is being played begins after the last that began', () => {
  expect(roundStart(story)).toBe(7)
  expect(roundStart(story.slice(0, 3))).toBe(0)
})
