import { apply, offers, owing, seatsIn, seeded, settle } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import type { WkEvent } from '../src/events.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import {
  fromSeat,
  inPlay,
  inRoundOrder,
  leading,
  moveWaster,
  nextSeat,
  roundWaster,
  wasterNow,
} from '../src/roles.ts'
import { view } from '../src/view/view.ts'
import { ready, stage } from './stage.ts'

const at = (seats: number, change: (s: Wk) => void, options = {}): Wk =>
  stage(ready(seats, { options }), change).position
const wasters = (s: Wk, order: number[]): number[] => order.map((seat) => moveWaster(s, seat))

/** Two rounds with the default answers of absent players; events as they come. */
function defaults(seats: number): WkEvent[] {
  const match = ready(seats)
  const events: WkEvent[] = []
  const { position: s } = match
  s.stack.splice(1)
  settle(wasteKnights, s, (e) => void events.push(e))
  while (s.round < 3 && s.result === null)
    for (const seat of seatsIn(owing(wasteKnights, s)).slice(0, 1)) {
      const a = wasteKnights.standIn(view(s, seat), seat, offers(wasteKnights, s, seat), seeded('away'))
      apply(wasteKnights, s, seat, a, (e) => void events.push(e))
    }
  return events
}

test('WK-4.1 WK-4.2 all move before anybody explores, round after round', () => {
  const steps = defaults(3).flatMap((e) =>
    e.what === 'active' ? [`${e.clause} ${e.seat}`] : e.what === 'round begins' ? [`round ${e.round}`] : [],
  )
  const round = (first: number): string[] =>
    ['WK-6.1', 'WK-11.1'].flatMap((clause) => [0, 1, 2].map((i) => `${clause} ${(first + i) % 3}`))
  const first = Number(steps[0]!.slice(-1))
  expect(steps.slice(0, 14), 'WK-4.1').toEqual([
    ...round(first),
    'round 2',
    ...round((first + 1) % 3),
    'round 3',
  ])
})

describe('roles', () => {
  test('WK-4.3 WK-4.4 WK-3.3 WK-Y21 the Waster is opposite (4), right-hand (3), the other (2)', () => {
    const four = at(4, (s) => {
      s.first = 1
    })
    expect([roundWaster(four), ...wasters(four, [1, 2, 3, 0])], 'WK-4.3 WK-4.4 WK-3.3 WK-Y21').toEqual([
      3, 3, 0, 1, 2,
    ])
    const three = at(3, (s) => {
      s.first = 1
    })
    expect([roundWaster(three), ...wasters(three, [1, 2, 0])], 'WK-4.3 WK-4.4 WK-3.3').toEqual([0, 0, 1, 2])
    const two = at(2, (s) => {
      s.first = 1
    })
    expect([roundWaster(two), ...wasters(two, [0, 1])], 'WK-3.3 WK-4.4 WK-4.3').toEqual([0, 1, 0])
  })

  test('WK-1.3 WK-28.2 WK-28.3 round order: First Player, then clockwise', () => {
    const s = at(3, (t) => {
      t.first = 2
    })
    expect(
      [0, 1, 2, 3].map((turn) => inRoundOrder(s, turn)),
      'WK-1.3 WK-28.2 WK-28.3',
    ).toEqual([2, 0, 1, -1])
    expect(fromSeat(s, 1), 'WK-1.3').toEqual([1, 2, 0])
  })

  test('WK-1.4 WK-1.5 WK-1.18 nobody active: the First Player leads, the round Waster decides', () => {
    const s = at(4, (t) => {
      t.active = -1
      t.first = 2
    })
    expect([leading(s), wasterNow(s)], 'WK-1.4 WK-1.18').toEqual([2, 0])
    s.active = 1
    expect([leading(s), wasterNow(s)], 'WK-1.5').toEqual([1, 3])
  })

  const exploring = (seats: number, explorationWaster: string): number[] => {
    const s = at(
      seats,
      (t) => {
        t.phase = 'explore'
        t.first = 0
      },
      { explorationWaster },
    )
    return Array.from({ length: seats }, (_, seat) => {
      s.active = seat
      return wasterNow(s)
    })
  }
  test('WK-4.5 WK-R8 explorationWaster=printed: 4 players the round Waster, himself included; 2 and 3 as in a move', () => {
    expect(exploring(4, 'printed'), 'WK-4.5 WK-R8').toEqual([2, 2, 2, 2])
    expect(exploring(3, 'printed'), 'WK-4.5').toEqual([2, 0, 1])
    expect(exploring(2, 'printed')).toEqual([1, 0])
  })
  test('WK-R8 explorationWaster=round with 3 players too, explorationWaster=opposite always the move Waster', () => {
    expect(exploring(3, 'round'), 'WK-R8').toEqual([2, 2, 2])
    expect(exploring(4, 'round')).toEqual([2, 2, 2, 2])
    expect(exploring(2, 'round')).toEqual([1, 0])
    expect(exploring(4, 'opposite'), 'WK-R8').toEqual([2, 3, 0, 1])
  })

  test('WK-4.6 an unconscious knight keeps his Waster duties', () => {
    const s = at(4, (t) => {
      t.knights[2]!.down = true
      t.knights[2]!.hp = 0
    })
    expect([wasterNow(s), s.knights[wasterNow(s)]!.down], 'WK-4.6').toEqual([2, true])
  })

  test('WK-28.11 after a departure roles go by the seats still in play', () => {
    const s = at(4, (t) => {
      t.gone = 1 << 1
    })
    expect(inPlay(s)).toBe(3)
    expect([nextSeat(s, 0), moveWaster(s, 2), roundWaster(s)], 'WK-28.11').toEqual([2, 0, 3])
    expect([0, 1, 2, 3].map((turn) => inRoundOrder(s, turn))).toEqual([0, 2, 3, -1])
  })
})
