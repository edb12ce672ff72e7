import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Wk } from '../src/position.ts'
import { at, clash, combatOf, ended, finish, outcomeOf, pick, post, step } from './arena.ts'
import { deal, fetch, gear, line, luck, task, type WkMatch } from './stage.ts'

describe('equal initiative', () => {
  const both = (change: (s: Wk) => void, dice: number[]): WkMatch => {
    const match = at(1, ['K01', 'K02'], null, dice, (s) => {
      s.knights[0]!.panels[0] = fetch(s, gear('Y07'))
      s.knights[1]!.hp = 1
      change(s)
    })
    clash(match, 'attack', 'attack')
    plays(match, [0, { act: 'weapon', n: 0, with: 1 }], [1, { act: 'weapon', n: 1000, with: 1 }])
    return match
  }

  test('WK-17.13 WK-17.12 WK-R25 B brought to 0 strikes back with everything but healing, then falls', () => {
    const match = both(
      (s) => {
        s.knights[1]!.panels[3] = fetch(s, gear('G02'))
        s.knights[1]!.panels[4] = fetch(s, gear('G01'))
        s.knights[1]!.ammo = 2
        deal(s, 1, [luck('L14'), luck('L04')])
      },
      [10, 1, 1, 7, 1, 1],
    )
    while (match.position.knights[1]!.hp > 0) idleOnce(match)
    expect(match.position.knights[1]!).toMatchObject({ hp: 0, down: false })
    expect(combatOf(match)).toMatchObject({ felled: [false, true], down: [false, true] })
    expect(asked(match)).toEqual(['1:act or pass'])
    offersExactly(
      match,
      1,
      [{ act: 'pass' }, { act: 'luck', n: luck('L04') }, { act: 'any use', n: line('G01') }],
      'WK-17.12 WK-17.13 WK-R25',
    )
    const events = [...plays(match, [1, { act: 'luck', n: luck('L04') }]), ...finish(match)]
    // Guns 3, wound penalty 2 from before, 2 by the card
    expect(pick(events, 'rolled')[0]!.dice, 'WK-17.13 WK-R25').toEqual([7, 1, 1])
    expect(pick(events, 'damage')[0]).toMatchObject({ seat: 0, damage: 1, soak: 1, lost: 0 })
    expect(pick(events, 'combat decided')[0]).toMatchObject({ winner: 0 })
    expect(match.position.knights[1]!.down).toBe(true)
  })

  test('WK-17.13 ko.replace is offered the moment he is brought to 0; saved, he is not defeated', () => {
    const match = both(
      (s) => {
        s.knights[1]!.panels[3] = fetch(s, gear('R01'))
      },
      [10, 1, 1, 1, 1],
    )
    expect(asked(match)).toEqual(['1:instead of falling'])
    const events = plays(match, [1, { act: 'use', n: line('R01') }])
    expect(combatOf(match), 'WK-17.13').toMatchObject({
      felled: [false, false],
      down: [false, false],
      clash: 2,
    })
    expect(pick(events, 'rolled').map(({ seat }) => seat)).toEqual([1])
    expect(match.position.knights[1]!.hp).toBe(2)
  })

  test('WK-17.13 WK-19.6 A’s defeat in it counts too: both fall, nobody gains', () => {
    const match = both(
      (s) => {
        s.knights[0]!.hp = 1
      },
      [10, 10],
    )
    expect(pick(finish(match), 'combat decided')).toEqual([])
    expect(
      match.position.knights.map(({ down, rep }) => [down, rep]),
      'WK-19.6',
    ).toEqual([
      [true, 0],
      [true, 0],
      [false, 0],
    ])
    expect(outcomeOf(match)).toBe(2)
  })

  test('WK-17.11 with lower initiative he does not get his attack', () => {
    const match = at(1, ['K01', 'K02'], null, [10, 1, 1], (s) => {
      s.knights[0]!.panels[0] = fetch(s, gear('Y07'))
      s.knights[1]!.hp = 1
    })
    clash(match, 'attack', 'attack')
    plays(match, [0, { act: 'weapon', n: 0, with: 1 }])
    const events = plays(match, [1, { act: 'weapon', n: 1000, with: 2 }])
    expect(pick(events, 'rolled')).toHaveLength(1)
    expect(match.position.knights[1]!).toMatchObject({ down: true, ammo: 4 })
  })

  test('WK-Y7 WK-18.9 WK-R29 WK-18.12 double defeat: no card rewards, the task is met, the knight unconscious', () => {
    const match = at(1, ['K09', 'K05'], 'W27', [7, 1, 8, 1], (s) => {
      s.knights[0]!.hp = 1
    })
    combatOf(match).wounds = 1
    clash(match, 'attack', 'attack')
    plays(match, [0, { act: 'weapon', n: 1000, with: 1 }])
    const events = [...plays(match, [2, { act: 'icon', n: 1 }]), ...finish(match)]
    // Guns 4 and two old wounds; the doomed enemy still rolls its two dice
    expect(pick(events, 'rolled').map(({ dice }) => dice)).toEqual([
      [7, 1],
      [8, 1],
    ])
    expect(pick(events, 'combat decided')[0]).toMatchObject({ winner: 2, how: 'wounds' })
    expect(match.position.knights[0]!, 'WK-Y7 WK-18.12').toMatchObject({ hp: 0, down: true, ammo: 3 })
    expect(outcomeOf(match), 'WK-18.9 WK-R29').toBe(2)
    const end = ended('W27', { wounds: 2, a: true }, (s) => void post(s, 'C02'))
    step(end, 'loss or rewards')
    expect(end.position.stack.at(-1)!.at).toBe('combat')
    step(end, 'defeats')
    expect(end.position.met).toEqual([{ seat: 0, card: task('C02') }])
  })
})

const idleOnce = (match: WkMatch): void => {
  const [seat] = asked(match)[0]!.split(':')
  plays(match, [Number(seat), { act: 'pass' }])
}
