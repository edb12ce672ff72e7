import { asked, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Wk } from '../src/position.ts'
import { introduce } from '../src/push.ts'
import { own, plainHex } from './scout.ts'
import { push, ready, stage, strip, task, type WkMatch } from './stage.ts'

/** Step 1a of the next round, up to the Stalls or to a task that has to be introduced. */
function nextRound(match: WkMatch, change: (s: Wk) => void = () => {}): WkMatch {
  const { round } = match.position
  return stage(match, (s) => {
    s.round = round
    s.phase = 'rest'
    s.active = -1
    for (const seat of s.knights.keys()) {
      strip(s, seat)
      s.knights[seat]!.hex = plainHex(s)
    }
    change(s)
    push(s, { at: 'preparations', step: 0, turn: 0, space: 0 })
  })
}
/** Only the tasks the test speaks of are out. */
function alone(s: Wk): void {
  for (const space of s.posted) {
    if (space.card >= 0) (space === s.posted[0] ? s.commons : s.privates).discard.push(space.card)
    Object.assign(space, { card: -1, markers: 0 })
  }
}

describe('available tasks', () => {
  test('WK-13.1 WK-28.2 purple is common; two private tasks with four players, one with three, none with two', () => {
    const out = (seats: number) =>
      ready(seats).position.posted.map(({ card }) => (card < 0 ? '' : card < 12 ? 'common' : 'private'))
    expect([out(4), out(3), out(2)], 'WK-13.1 WK-28.2').toEqual([
      ['common', 'private', 'private'],
      ['common', 'private', ''],
      ['common', '', ''],
    ])
  })

  test('WK-Y15 WK-5.5 introduced during round 2: markers in rounds 3, 4 and 5, gone at 1a of round 5', () => {
    let match = stage(ready(3), (s) => {
      s.round = 2
      alone(s)
      introduce(s, 0)
    })
    const { cards } = match.position.stack.findLast((f) => f.at === 'introduce')!
    const card = cards[0]!
    plays(match, [2, { act: 'introduce', n: card }])
    match.position.round = 2
    for (const markers of [1, 2]) {
      match = nextRound(match)
      expect(match.position.posted[0], 'WK-Y15 WK-5.5').toEqual({ card, markers })
    }
    match = nextRound(match)
    expect(match.position.round).toBe(5)
    expect(match.position.commons.discard).toContain(card)
    expect(asked(match), 'WK-Y15').toEqual(['2:introduce a task'])
  })

  test('WK-Y16 WK-13.18 a stolen task with 1 marker left: 2 at the next 1a, outdated at the one after', () => {
    let match = stage(ready(3), (s) => {
      alone(s)
      own(s, 0, 'P14')
      s.knights[0]!.tasks[0]!.markers = 1
    })
    match = nextRound(match)
    expect(match.position.knights[0]!.tasks[0]!.markers, 'WK-Y16 WK-13.18').toBe(2)
    match = nextRound(match)
    expect(match.position.knights[0]!.tasks, 'WK-Y16 WK-13.18').toEqual([])
    expect(match.position.privates.discard).toContain(task('P14'))
    expect(match.position.stack.findLast((f) => f.at === 'introduce')).toMatchObject({ space: 1 })
  })

  test('WK-13.18 a task keeps ageing while its owner lies unconscious', () => {
    const match = nextRound(
      stage(ready(3), (s) => {
        alone(s)
        own(s, 1, 'P14')
        Object.assign(s.knights[1]!, { hp: 0, down: true })
      }),
    )
    expect(match.position.knights[1]!.tasks[0]!.markers, 'WK-13.18').toBe(1)
  })
})
