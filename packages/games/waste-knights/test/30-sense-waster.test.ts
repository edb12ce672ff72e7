import { describe, expect, test } from 'vitest'
import { distance, NEIGHBOURS } from '../src/board/geometry.ts'
import { hexOfNumber, isCity } from '../src/board/hexes.ts'
import { questing, step1d } from './quests.ts'
import { drive, onTheRoad, question, WASTER } from './road.ts'
import { hexAt, task, type WkMatch, wild } from './stage.ts'
import { thinks } from './thinking.ts'

describe('the steady bot as the Waster', () => {
  test('is content with a middling card, but not against the leader', () => {
    const ahead = (rep: number): WkMatch => {
      const match = onTheRoad({
        deck: ['W21', 'W27'],
        change(s) {
          s.knights[0]!.rep = rep
          s.knights[0]!.hp = 2
          s.knights[1]!.rep = 3
        },
      })
      drive(match, [0, 1], [1, 1], [2, 1])
      return match
    }
    expect(question(ahead(0))).toBe(`${WASTER}:play or wait`)
    expect(thinks(ahead(0))).toEqual({ act: 'play', n: wild('W21') })
    expect(thinks(ahead(9))).toEqual({ act: 'wait' })
  })

  test('plays at last the worst there is', () => {
    const match = onTheRoad({ deck: ['W27', 'W17'] })
    drive(match, [0, 1])
    expect(thinks(match)).toEqual({ act: 'play', n: wild('W17') })
  })

  test('leads the villain away from the leader, and never into a city', () => {
    const match = step1d('M3', 3, 3, (s) => {
      s.knights[0]!.rep = 6
      s.knights[0]!.hex = hexAt(-2, 0)
      for (const seat of [1, 2]) s.knights[seat]!.hex = hexAt(3, 0)
    })
    const { position: s } = match
    const { act, n } = thinks(match)
    const free = NEIGHBOURS[s.quest.villain]!.filter((hex) => !isCity(s, hex))
    const far = Math.max(...free.map((hex) => distance(hex, s.knights[0]!.hex)))
    expect([act, distance(n!, s.knights[0]!.hex)]).toEqual(['villain', far])
  })

  test('has Cultists come up nearer to itself than to the leader', () => {
    const match = step1d('M5', 3, 2, (s) => {
      s.knights[0]!.rep = 6
      s.knights[0]!.hex = hexAt(0, -2)
      s.knights[1]!.hex = hexAt(0, -2)
      s.knights[2]!.hex = hexAt(0, 2)
    })
    const { position: s } = match
    const { act, n } = thinks(match)
    expect(act).toBe('hex')
    expect(distance(n!, s.knights[2]!.hex)).toBeLessThan(distance(n!, s.knights[0]!.hex))
  })

  test('posts the task that begins at its own door', () => {
    const [near, far] = [task('P12'), task('P07')]
    const match = questing('REF', 3, (s) => {
      s.phase = 'waster'
      s.active = -1
      s.knights[0]!.rep = 5
      for (const seat of [0, 1]) s.knights[seat]!.hex = hexOfNumber(s, 2)
      s.knights[2]!.hex = hexOfNumber(s, 3)
      for (const card of [near, far]) {
        const at = s.privates.deck.indexOf(card)
        if (at >= 0) {
          s.privates.deck.splice(at, 1)
          s.privates.seen.splice(at, 1)
        } else for (const space of s.posted) if (space.card === card) space.card = -1
      }
      s.stack.push({ at: 'introduce', step: 1, space: 1, cards: [far, near] })
    })
    expect(thinks(match, 2)).toEqual({ act: 'introduce', n: near })
  })
})
