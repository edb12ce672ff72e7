import { seeded } from '@midden/kernel'
import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { wasteKnights } from '../src/index.ts'
import { stealable } from '../src/meeting/loot.ts'
import { mustPlay } from '../src/move/constraint.ts'
import { accomplish } from '../src/push.ts'
import { markTasks } from '../src/tasks/ageing.ts'
import { action, exploreOf, type Given, opened, own } from './scout.ts'
import { answers, die, fetch, gear, ready, stage, task, type WkMatch } from './stage.ts'

const two = (number: number, given: Given = {}): WkMatch =>
  opened(number, { ...given, seats: 2, knights: ['K01', 'K07'] })
const done = { act: 'done' }
const accept = (id: string) => ({ act: 'accept', n: task(id) })
const accomplishing = (id: string) => ({ act: 'accomplish', n: task(id) })

describe('private tasks of two players', () => {
  test('WK-28.5 each keeps 2 of 4 face down; the other 4 and the rest leave the game', () => {
    const { position: s } = ready(2)
    expect(
      s.knights.map(({ tasks }) => tasks.map(({ accepted, shown, space }) => [accepted, shown, space])),
    ).toEqual([
      [
        [false, false, 0],
        [false, false, 0],
      ],
      [
        [false, false, 0],
        [false, false, 0],
      ],
    ])
    expect([s.rejected.map(({ length }) => length), s.unused.length, s.privates.deck.length]).toEqual([
      [2, 2],
      7,
      0,
    ])
    expect(s.posted.slice(1).map(({ card }) => card)).toEqual([-1, -1])
    const seen = wasteKnights.view(s, 1)
    expect(seen.knights[0]!.tasks.map(({ card }) => card)).toEqual([-1, -1])
    expect(seen.knights[1]!.tasks.map(({ card }) => card)).toEqual(
      s.knights[1]!.tasks.map(({ card }) => card),
    )
  })

  test('WK-28.6 exploring the hex of its first requirement he may reveal a face-down task and attempt it', () => {
    const match = two(9, { draws: die(7, 1), change: (s) => void own(s, 0, 'P01', false, false) })
    offersExactly(match, 0, [done, action(9, 0), action(9, 1), action(9, 2), accept('P01')])
    const events = plays(match, [0, accept('P01')])
    expect(events[0]).toEqual({
      what: 'task revealed',
      clause: 'WK-28.6',
      seat: 0,
      card: task('P01'),
      reveals: true,
    })
    expect(match.position.knights[0]!.tasks).toEqual([
      { card: task('P01'), markers: 0, space: 0, accepted: true, shown: true },
    ])
    expect(wasteKnights.view(match.position, 1).knights[0]!.tasks[0]!.card).toBe(task('P01'))
  })

  test('WK-28.6 failure: it stays face up and may be tried again', () => {
    const match = two(9, { draws: die(6, 6), change: (s) => void own(s, 0, 'P01', false, false) })
    plays(match, [0, accept('P01')])
    expect(match.position.knights[0]!.tasks).toEqual([
      { card: task('P01'), markers: 0, space: 0, accepted: false, shown: true },
    ])
    const again = two(9, { draws: die(7, 1), change: (s) => void own(s, 0, 'P01', false, true) })
    const events = plays(again, [0, accept('P01')])
    expect(events[0]!.what).toBe('task attempted')
    expect(again.position.knights[0]!.tasks[0]!.accepted).toBe(true)
  })

  test('WK-28.6 only on that hex, and not the other player’s', () => {
    const elsewhere = two(12, { change: (s) => void own(s, 0, 'P01', false, false) })
    expect(answers(elsewhere, 0).some(({ act }) => act === 'accept')).toBe(false)
    const theirs = two(9, { change: (s) => void own(s, 1, 'P01', false, false) })
    refuses(theirs, 0, accept('P01'), 'WK-13.5')
  })

  test('WK-30.11 whoever has a face-down task is asked on every numbered hex, whatever it says', () => {
    const left = (id: string) => {
      const match = two(6, { change: (s) => void own(s, 0, id, false, false) })
      plays(match, [0, action(6, 0)])
      return asked(match)
    }
    expect([left('P08'), left('P01')], 'WK-30.11').toEqual([['0:what to do here'], ['0:what to do here']])
    const nowhere = two(0, { change: (s) => void own(s, 0, 'P08', false, false) })
    expect(exploreOf(nowhere)).toBeUndefined()
    const none = two(6)
    plays(none, [0, action(6, 0)])
    expect(exploreOf(none)).toBeUndefined()
  })

  test('WK-28.7 WK-R51 WK-13.6 both may be accepted at the same time; one attempt and one accomplishment in a step', () => {
    const match = two(4, {
      change(s) {
        own(s, 0, 'P15')
        own(s, 0, 'P13', false, false)
        s.knights[0]!.panels[3] = fetch(s, gear('Y14'))
      },
    })
    expect(answers(match, 0), 'WK-28.7 WK-R51').toContainEqual(accomplishing('P15'))
    plays(match, [0, accept('P13')])
    expect(
      match.position.knights[0]!.tasks.map(({ accepted }) => accepted),
      'WK-R51',
    ).toEqual([true, true])
    expect(answers(match, 0).some(({ act }) => act === 'accept')).toBe(false)
    expect(answers(match, 0)).toContainEqual(accomplishing('P15'))
    const both = two(4, {
      draws: die(1),
      change(s) {
        own(s, 0, 'P15')
        own(s, 0, 'P05')
        s.knights[0]!.panels[3] = fetch(s, gear('Y14'))
      },
    })
    expect(answers(both, 0).filter(({ act }) => act === 'accomplish')).toHaveLength(2)
    plays(both, [0, accomplishing('P05')])
    expect(answers(both, 0).filter(({ act }) => act === 'accomplish')).toEqual([])
  })

  test('WK-28.7 they never age and cannot be stolen', () => {
    const { position: s } = two(6, { change: (t) => void own(t, 1, 'P01') })
    markTasks(s)
    expect(s.knights[1]!.tasks[0]!.markers, 'WK-28.7').toBe(0)
    s.knights[1]!.down = true
    expect(stealable(s, 0, 1, []).map(({ act }) => act)).not.toContain('task')
  })

  test('WK-28.8 a face-down task binds nobody, an accepted one the owner’s Waster', () => {
    const bound = (accepted: boolean, shown: boolean) => {
      const { position: s } = two(6, { change: (t) => void own(t, 0, 'P14', accepted, shown) })
      return [mustPlay(s, 0), mustPlay(s, 1)]
    }
    expect(bound(false, false), 'WK-28.8').toEqual([[], []])
    expect(bound(false, true)).toEqual([[], []])
    expect(bound(true, true), 'WK-28.8').toEqual([['Gang'], []])
  })

  test('WK-28.9 an accomplished private task is removed and not replaced', () => {
    const match = stage(two(6), (s) => {
      s.phase = 'explore'
      own(s, 0, 'P04')
      accomplish(s, 0, task('P04'))
    })
    plays(match, [0, { act: 'take', n: 1 }], [0, { act: 'keep' }])
    expect(match.position.removedTasks, 'WK-28.9').toEqual([task('P04')])
    expect(match.position.stack.some((f) => f.at === 'introduce')).toBe(false)
    expect(match.position.posted.slice(1).map(({ card }) => card)).toEqual([-1, -1])
  })

  test('WK-28.5 a face-down task is dreamt up from what nobody has shown', () => {
    const match = two(9, { change: (s) => void own(s, 0, 'P01', false, false) })
    const v = wasteKnights.view(match.position, 1)
    const made = wasteKnights.imagine(v, seeded('two'))
    expect(wasteKnights.audit(made)).toBeNull()
    expect(wasteKnights.view(made, 1)).toEqual(v)
  })
})
