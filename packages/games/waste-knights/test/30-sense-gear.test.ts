import { describe, expect, test } from 'vitest'
import { placeGear, rearrange, startExploration } from '../src/push.ts'
import { questing } from './quests.ts'
import { deal, fetch, gear, held, line, luck, type WkMatch } from './stage.ts'
import { thinks } from './thinking.ts'

/** Seat 0 (whoever sits there) has just gained a card. */
const gaining = (id: string, change: Parameters<typeof questing>[2] = () => {}): WkMatch =>
  questing('REF', 3, (s) => {
    change(s)
    placeGear(s, 0, held(fetch(s, gear(id)).card), false)
  })

describe('the steady bot and its gear', () => {
  test('wears better armour at once, and stores what is no better', () => {
    expect(thinks(gaining('Y01'))).toEqual({ act: 'place', n: 2 })
    const dressed = gaining('G06', (s) => {
      s.knights[0]!.panels[2] = fetch(s, gear('Y01'))
    })
    expect(thinks(dressed)).toEqual({ act: 'place', n: 6 })
  })

  test('keeps medicine in a pocket', () => {
    const { n } = thinks(gaining('G02'))
    expect([3, 4, 5]).toContain(n)
  })

  test('in the Knights Step it puts on what it carried, and stops there', () => {
    const match = questing('REF', 3, (s) => {
      s.phase = 'knights'
      s.active = -1
      s.knights[0]!.pack = [fetch(s, gear('Y01'))]
      rearrange(s, 1, true)
    })
    expect(thinks(match, 0)).toEqual({ act: 'put', n: 2 })
    match.position.knights[0]!.panels[2] = match.position.knights[0]!.pack.pop()!
    expect(thinks(match, 0)).toEqual({ act: 'done' })
  })

  test('takes medicine when it is hurt, and not before', () => {
    const waiting = (hp: number): WkMatch =>
      questing('REF', 3, (s) => {
        s.knights[0]!.hp = hp
        s.knights[0]!.panels[3] = fetch(s, gear('G02'))
        deal(s, 0, [luck('L14')])
        startExploration(s, 0)
      })
    expect(thinks(waiting(1), 0)).toEqual({ act: 'any use', n: line('G02') })
    expect(thinks(waiting(4), 0)).toEqual({ act: 'explore' })
  })
})
