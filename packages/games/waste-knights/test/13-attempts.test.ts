import { stepNumber } from '@midden/kernel'
import { asked, differ, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { hexOfNumber } from '../src/board/hexes.ts'
import { wasteKnights } from '../src/index.ts'
import { mustPlay } from '../src/move/constraint.ts'
import type { Wk } from '../src/position.ts'
import { attempt } from '../src/push.ts'
import { acceptable, accomplishable } from '../src/tasks/attemptable.ts'
import {
  action,
  being,
  broke,
  carryOn,
  exploreOf,
  offerTask,
  opened,
  own,
  postCommon,
  visit,
} from './scout.ts'
import { answers, die, fetch, gear, line, task, type WkMatch } from './stage.ts'

const done = { act: 'done' }
const accept = (id: string) => ({ act: 'accept', n: task(id) })
const accomplish = (id: string) => ({ act: 'accomplish', n: task(id) })
const tasksOf = (match: WkMatch, seat = 0): number[] =>
  match.position.knights[seat]!.tasks.map(({ card }) => card)

describe('accepting', () => {
  test('WK-13.5 the card moves to his area with its markers; the space stays empty, no new task comes', () => {
    const match = opened(9, {
      seats: 4,
      draws: die(7, 1),
      change(s) {
        offerTask(s, 'P01', 2)
        s.posted[2]!.markers = 1
      },
    })
    const before = match.position.privates.deck.slice()
    const events = plays(match, [0, accept('P01')])
    expect(events.filter(({ what }) => what.startsWith('task'))).toEqual([
      { what: 'task attempted', clause: 'WK-13.7', seat: 0, card: task('P01'), second: false },
      { what: 'task accepted', clause: 'WK-13.5', seat: 0, card: task('P01') },
    ])
    expect(match.position.knights[0]!.tasks).toEqual([
      { card: task('P01'), markers: 1, space: 2, accepted: true, shown: true },
    ])
    expect(match.position.posted[2]).toEqual({ card: -1, markers: 0 })
    expect(match.position.privates.deck).toEqual(before)
    expect(match.position.stack.some((f) => f.at === 'introduce')).toBe(false)
  })

  test('WK-13.5 WK-13.2 nobody else can accept or accomplish an accepted task', () => {
    const match = opened(9, { change: (s) => void own(s, 1, 'P01') })
    offersExactly(match, 0, [done, action(9, 0), action(9, 1), action(9, 2)])
    const second = opened(12, { change: (s) => void own(s, 1, 'P01') })
    offersExactly(second, 0, [done, action(12, 0), action(12, 2)], 'WK-13.2')
    refuses(second, 0, accomplish('P01'), 'WK-13.8')
    refuses(match, 0, accept('P01'), 'WK-13.5')
  })

  test('WK-13.6 he can hold one private task, and cannot attempt another while he holds it', () => {
    const match = opened(9, {
      change(s) {
        offerTask(s, 'P01')
        own(s, 0, 'P14')
      },
    })
    offersExactly(match, 0, [done, action(9, 0), action(9, 1), action(9, 2)])
    refuses(match, 0, accept('P01'), 'WK-13.6')
  })

  test('WK-13.7 WK-11.7 one attempt in a step, a failed one too; in a later step he may try again', () => {
    const match = opened(2, {
      draws: die(6),
      seats: 4,
      change(s) {
        offerTask(s, 'P07')
        offerTask(s, 'P14', 2)
      },
    })
    offersExactly(match, 0, [done, action(2, 0), action(2, 1), accept('P07'), accept('P14')])
    plays(match, [0, accept('P07')])
    offersExactly(match, 0, [done, action(2, 0), action(2, 1)])
    refuses(match, 0, accept('P14'), 'WK-11.7')
    expect(exploreOf(match)).toMatchObject({ accepted: true, attempted: false, acted: false })
    const later = opened(2, { draws: die(7), change: (s) => void offerTask(s, 'P07') })
    plays(later, [0, accept('P07')])
    expect(tasksOf(later)).toEqual([task('P07')])
  })

  test('WK-13.7 a cost that is not paid after all: the attempt has failed', () => {
    const match = opened(1, {
      change(s) {
        offerTask(s, 'P05')
        broke(s)
        being({ hp: 2 })(s)
        s.knights[0]!.panels[3] = fetch(s, gear('G02'))
      },
    })
    plays(match, [0, accept('P05')])
    expect(asked(match)).toEqual(['0:pay with gear'])
    const events = plays(match, [0, { act: 'any use', n: line('G02') }])
    expect(events).toContainEqual({ what: 'attempt failed', clause: 'WK-13.7', seat: 0, card: task('P05') })
    expect(tasksOf(match)).toEqual([])
  })

  test('WK-11.10 WKC-R29 what he cannot give is refused with its clause', () => {
    const poor = opened(1, {
      change(s) {
        offerTask(s, 'P05')
        broke(s)
      },
    })
    refuses(poor, 0, accept('P05'), 'WK-11.10')
    const weak = opened(4, {
      change(s) {
        offerTask(s, 'P13')
        being({ hp: 1 })(s)
      },
    })
    refuses(weak, 0, accept('P13'), 'WKC-R29')
    const driven = opened(5, { change: (s) => void own(s, 0, 'P12') })
    refuses(driven, 0, accomplish('P12'), 'WK-13.8')
    expect(wasteKnights.barred(wasteKnights.view(driven.position, 0), 0).at(-1)).toEqual({
      ...accomplish('P12'),
      clauses: ['WK-13.8'],
      reason: 'you did not arrive on foot this round',
    })
  })

  test('WK-13.15 only while the hex is open to him: not before the check, not after a failed one', () => {
    const match = visit(9, { draws: die(1, 1, 1), change: (s) => void offerTask(s, 'P01') })
    offersExactly(match, 0, [{ act: 'explore' }, { act: 'decline' }], 'WK-13.15')
    plays(match, [0, { act: 'explore' }])
    expect(exploreOf(match)).toBeUndefined()
  })

  test('WK-13.19 no requirement of a hex under a special token', () => {
    const match = visit(12, {
      change(s) {
        own(s, 0, 'P01')
        s.special[0] = hexOfNumber(s, 12)
      },
    })
    expect(exploreOf(match)).toBeUndefined()
  })

  test('WK-13.19 acceptable and accomplishable: nothing under a special token, whoever asks', () => {
    const { position: s } = opened(12, {
      change(t) {
        own(t, 0, 'P01')
        own(t, 1, 'P14')
      },
    })
    expect(accomplishable(s, 0), 'WK-13.19').toEqual([task('P01')])
    s.special[1] = hexOfNumber(s, 12)
    expect([accomplishable(s, 0), accomplishable(s, 0, false)], 'WK-13.19').toEqual([[], []])
    s.knights[0]!.tasks = []
    offerTask(s, 'P01')
    s.knights[0]!.hex = hexOfNumber(s, 9)
    expect(acceptable(s, 0)).toEqual([task('P01')])
    s.special[1] = hexOfNumber(s, 9)
    expect(acceptable(s, 0), 'WK-13.19').toEqual([])
  })

  test('WK-13.15 WK-30.8 who fell on the way has met nothing', () => {
    const fallen = (second: boolean) => {
      const match = opened(9, { change: (s) => void (second ? own(s, 0, 'P01') : offerTask(s, 'P01')) })
      const { position: s } = match
      Object.assign(s.knights[0]!, { hp: 0, down: true })
      attempt(s, 0, task('P01'), second)
      Object.assign(s.stack.at(-1)!, {
        step: stepNumber(wasteKnights.program, 'attempt', 'requirement met or not'),
        outcome: 1,
      })
      return carryOn(match)[0]
    }
    expect(fallen(false), 'WK-13.15 WK-30.8').toEqual({
      what: 'attempt failed',
      clause: 'WK-13.7',
      seat: 0,
      card: task('P01'),
    })
    expect(fallen(true)).toEqual({ what: 'attempt failed', clause: 'WK-13.22', seat: 0, card: task('P01') })
  })

  test('WK-X8 Burn, Baby, Burn!: the check of the hex, its action, then the task', () => {
    const match = visit(9, {
      seats: 4,
      knights: ['K07', 'K01', 'K03', 'K05'],
      draws: die(7, 1, 1, 7),
      change(s) {
        offerTask(s, 'P01', 2)
        being({ fuel: 1 })(s)
      },
    })
    plays(match, [0, { act: 'explore' }], [0, action(9, 0)])
    expect(match.position.knights[0]!.fuel, 'WK-X8').toBe(4)
    const events = plays(match, [0, accept('P01')])
    expect(events).toContainEqual({
      what: 'check announced',
      clause: 'WK-9.8',
      seat: 0,
      skill: 3,
      difficulty: 7,
      pool: 1,
    })
    expect(tasksOf(match), 'WK-X8').toEqual([task('P01')])
    expect(match.position.posted[2]!.card).toBe(-1)
    // both allowances are used: nothing is left on this hex
    expect(exploreOf(match)).toBeUndefined()
    const later = opened(12, { change: (s) => void own(s, 0, 'P01') })
    expect(answers(later, 0).filter(({ act }) => act === 'accomplish')).toEqual([accomplish('P01')])
  })
})

describe('accomplishing', () => {
  test('WK-13.22 WK-R75 one attempt in a step, however it ends; what was paid stays paid', () => {
    const match = opened(15, { draws: die(6, 6, 6), change: (s) => void own(s, 0, 'P06') })
    const events = plays(match, [0, accomplish('P06')])
    expect(events.at(-1)).toEqual({ what: 'attempt failed', clause: 'WK-13.22', seat: 0, card: task('P06') })
    offersExactly(match, 0, [done, action(15, 0), action(15, 1)], 'WK-R75')
    refuses(match, 0, accomplish('P06'), 'WK-13.22')
    expect(tasksOf(match)).toEqual([task('P06')])
  })

  test('WK-13.8 WK-11.7 accomplishing one task and accepting another in one step, and an action', () => {
    const match = opened(1, {
      seats: 4,
      change(s) {
        own(s, 0, 'P11')
        offerTask(s, 'P05', 2)
        s.knights[0]!.panels[3] = fetch(s, gear('Y14'))
        s.knights[0]!.panels[4] = fetch(s, gear('G19'))
      },
    })
    plays(match, [0, accomplish('P11')], [0, { act: 'pay', n: 30 }], [0, { act: 'take', n: 1 }])
    answerAll(match)
    expect(tasksOf(match)).toEqual([])
    offersExactly(match, 0, [done, accept('P05'), action(1, 0), action(1, 1), action(1, 2)])
    plays(match, [0, accept('P05')], [0, { act: 'pay', n: 40 }])
    expect(tasksOf(match)).toEqual([task('P05')])
    expect(exploreOf(match)).toMatchObject({ accepted: true, attempted: true, acted: false })
  })

  test('WK-R50 oneTaskActivity=off one of each; oneTaskActivity=on a failed attempt at one leaves none at the other', () => {
    const after = (oneTaskActivity: 'off' | 'on') => {
      const match = opened(15, {
        options: { oneTaskActivity },
        draws: die(6),
        change: (s) => void own(s, 0, 'P07'),
      })
      expect(answers(match, 0)).toContainEqual(accomplish('P07'))
      plays(match, [0, accomplish('P07')])
      return match
    }
    refuses(after('on'), 0, accept('P01'), 'WK-11.7')
    refuses(after('off'), 0, accept('P01'), 'WK-13.6')
  })

  test('WK-R50 oneTaskActivity=on an attempt to accept uses up the one to accomplish, with oneTaskActivity=off not', () => {
    const after = (oneTaskActivity: 'off' | 'on') => {
      const match = opened(4, {
        seats: 2,
        knights: ['K01', 'K07'],
        options: { oneTaskActivity },
        change(s) {
          own(s, 0, 'P13', false)
          own(s, 0, 'P05')
        },
      })
      plays(match, [0, accept('P13')])
      return match
    }
    const left = (value: 'off' | 'on') => answers(after(value), 0).filter(({ act }) => act === 'accomplish')
    differ(wasteKnights, 'oneTaskActivity', ['off', 'on'], (options) => after(options.oneTaskActivity))
    expect(left('off'), 'WK-R50').toEqual([accomplish('P05')])
    expect(left('on'), 'WK-R50').toEqual([])
  })

  test('WK-11.7 in any order: after the action what is left is still open to him', () => {
    const rest = (number: number, change: (s: Wk) => void) => {
      const match = opened(number, { change })
      plays(match, [0, action(number, 0)])
      return answers(match, 0)
    }
    expect(rest(12, (s) => void own(s, 0, 'P01'))).toEqual([done, accomplish('P01')])
    expect(rest(9, (s) => void offerTask(s, 'P01'))).toEqual([done, accept('P01')])
    expect(rest(9, (s) => void own(s, 0, 'P01'))).toEqual([])
  })

  test('WK-13.22 a requirement met outside exploration is no attempt', () => {
    const match = opened(2, { change: (s) => void own(s, 0, 'P14') })
    expect(exploreOf(match)!.attempted).toBe(false)
    expect(answers(match, 0).some(({ act }) => act === 'accomplish')).toBe(false)
  })
})

describe('constraints', () => {
  test('WK-13.21 WK-R17 a common task binds every Waster, a private one its owner’s, once it is accepted', () => {
    const bound = (change: (s: Wk) => void): string[][] => {
      const { position: s } = opened(6, { change })
      return s.knights.map((_, seat) => mustPlay(s, seat))
    }
    expect(bound((s) => void postCommon(s, 'C03'))).toEqual([['Machine'], ['Machine'], ['Machine']])
    expect(bound((s) => void offerTask(s, 'P14'))).toEqual([[], [], []])
    expect(
      bound((s) => void own(s, 1, 'P14')),
      'WK-13.21 WK-R17',
    ).toEqual([[], ['Gang'], []])
  })
})

/** Draws, takes and places by the default answers until he is asked what to do here again. */
function answerAll(match: WkMatch): void {
  for (let i = 0; i < 20 && asked(match)[0] !== '0:what to do here'; i++) {
    const [first] = asked(match)
    const [seat] = first!.split(':')
    const list = answers(match, Number(seat))
    const pick = list.find(({ act }) => act === 'draw' || act === 'place') ?? list[0]!
    plays(match, [Number(seat), pick])
  }
}
