import { plays } from '@midden/kernel/testing'
import { expect, test } from 'vitest'
import { hexOfNumber } from '../src/board/hexes.ts'
import { sold } from '../src/content/catalogue.ts'
import { runScript } from '../src/push.ts'
import { pick } from './arena.ts'
import { questing } from './quests.ts'
import { ready } from './stage.ts'

test('WK-30.5 WK-12.16 several hit by one effect: the Active Knight first, then clockwise', () => {
  const [tomb] = sold.hexes[7]!.lines
  const order = (active: number): number[] => {
    const match = questing('REF', 4, (s) => {
      s.active = active
      s.phase = 'explore'
      for (const k of s.knights) k.hex = hexOfNumber(s, 7)
      runScript(s, tomb!.script, tomb!.no, active, -1)
    })
    const events = plays(match, [active, { act: 'hex', n: hexOfNumber(match.position, 7) }])
    return pick(events, 'counter').flatMap(({ seat, counter }) => (counter === 'hp' ? [seat] : []))
  }
  expect([order(0), order(2)]).toEqual([
    [0, 1, 2, 3],
    [2, 3, 0, 1],
  ])
})

test('WK-3.18 task tokens are aids only: the hexes are read off the cards, and nothing lies on the board for them', () => {
  const { position: s } = ready(4)
  const named = s.posted.slice(1).map(({ card }) => {
    const row = sold.tasks[card]!.private!
    return [row.first.hex, 'hex' in row.second ? row.second.hex : 0]
  })
  for (const [first, second] of named) {
    expect(hexOfNumber(s, first!)).toBeGreaterThanOrEqual(0)
    expect(second === 0 || hexOfNumber(s, second!) >= 0).toBe(true)
  }
  expect(
    s.tokens.flat().every((n) => n === 0),
    'WK-3.18',
  ).toBe(true)
  expect([s.special, s.quest.markers]).toEqual([[-1, -1, -1], []])
})
