import { asked, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { clash, combatOf, fight, finish, idle, outcomeOf, pick, post } from './arena.ts'
import { deal, fetch, gear, line, luck, task, type WkMatch } from './stage.ts'

/** The fight of the rule book: Chris against the Hell Raiders, played on from clash to clash. */
function untilClash(n: number): WkMatch {
  const dice = [9, 5, 1, 3, 4, 7, 9, 6, 9, 2, 4, 6]
  const match = fight(['K08', 'K05'], 'W15', dice, (s) => {
    deal(s, 0, [luck('L01'), luck('L02')])
    s.knights[0]!.panels[3] = fetch(s, gear('G02'))
    post(s, 'C02')
  })
  plays(match, [0, { act: 'luck', n: luck('L01') }], [0, { act: 'range', n: 2 }], [0, { act: 'pass' }])
  if (n > 1) {
    clash(match, 'attack', 'prepare')
    idle(match)
  }
  if (n > 2) {
    clash(match, 'attack', 'attack')
    while (match.position.knights[0]!.hp === 4) calmly(match)
    plays(match, [0, { act: 'any use', n: line('G02') }])
    idle(match)
  }
  return match
}
/** One question of seat 0 answered with nothing. */
function calmly(match: WkMatch): void {
  plays(match, [0, { act: asked(match)[0] === '0:breathe' ? 'go on' : 'pass' }])
}

describe('Chris and the Hell Raiders', () => {
  test('WK-X10 clash 1: only M reaches at Long, one die, a 9 hits; wounds 1, D +2, Prepare stays', () => {
    const match = untilClash(1)
    expect(combatOf(match).range).toBe(2)
    const events = [...clash(match, 'attack', 'prepare'), ...idle(match)]
    expect(pick(events, 'weapon named')).toEqual([
      { what: 'weapon named', clause: 'WK-17.1', seat: 0, card: gear('G07'), icon: 1 },
    ])
    expect(pick(events, 'rolled')).toEqual([{ what: 'rolled', clause: 'WK-17.6', seat: 0, dice: [9] }])
    expect(pick(events, 'damage')).toMatchObject([
      { what: 'damage', clause: 'WK-17.10', seat: 2, damage: 2, soak: 1, lost: 1 },
    ])
    expect(combatOf(match), 'WK-X10').toMatchObject({ wounds: 1, dominance: 2, prepared: [false, true] })
    expect(match.position.knights[0]!.ammo).toBe(3)
  })

  test('WK-X11 clash 2: equal initiative, a miss and a Bull’s Eye through Prepare; medicine; D 0', () => {
    const match = untilClash(2)
    const events = clash(match, 'attack', 'attack')
    while (match.position.knights[0]!.hp === 4) {
      const [seat, question] = asked(match)[0]!.split(':')
      events.push(...plays(match, [Number(seat), { act: question === 'breathe' ? 'go on' : 'pass' }]))
    }
    expect(pick(events, 'rolled').map(({ seat, dice }) => [seat, dice])).toEqual([
      [0, [5]],
      [2, [1, 3, 4, 7, 9]],
    ])
    expect(pick(events, 'damage')).toEqual([
      { what: 'damage', clause: 'WK-17.10', seat: 0, damage: 3, soak: 1, lost: 2 },
    ])
    expect(match.position.knights[0]!, 'WK-X11').toMatchObject({ hp: 2, ammo: 2 })
    plays(match, [0, { act: 'any use', n: line('G02') }])
    expect(match.position.knights[0]!.hp).toBe(4)
    idle(match)
    expect(combatOf(match), 'WK-X11').toMatchObject({ dominance: 0, prepared: [false, false], clash: 3 })
  })

  test('WK-X12 WK-17.15 clash 3: +1 damage, a repeated check, one AMMO; the raiders fall after their last roll', () => {
    const match = untilClash(3)
    clash(match, 'attack', 'attack')
    plays(match, [0, { act: 'luck', n: luck('L02') }])
    expect(asked(match)).toEqual(['0:act or pass'])
    const events = [...plays(match, [0, { act: 'use', n: line('K08') }]), ...idle(match), ...finish(match)]
    expect(pick(events, 'rolled').map(({ seat, dice, clause }) => [seat, dice, clause])).toEqual([
      [0, [9], 'WK-9.9'],
      [2, [2, 4, 6], 'WK-17.6'],
    ])
    expect(pick(events, 'damage')[0]).toMatchObject({ damage: 3, soak: 1, lost: 2 })
    expect(pick(events, 'missed')).toMatchObject([{ what: 'missed', clause: 'WK-17.14', seat: 2 }])
    expect(pick(events, 'combat decided')[0], 'WK-X12').toMatchObject({ winner: 0, how: 'wounds' })
    expect(match.position.knights[0]!).toMatchObject({ hp: 4, marked: true, down: false })
    expect(outcomeOf(match)).toBe(1)
    // 1 Y and AMMO +1 for the raiders; REP +2 and 1 G for Nice Trophy!
    expect(match.position.knights[0]!, 'WK-X12').toMatchObject({ ammo: 2, rep: 2 })
    const drawn = pick(events, 'gear drawn').filter(({ card }) => card === undefined)
    expect(drawn.map(({ colour }) => colour)).toEqual([1, 0])
    expect(match.position.removedTasks).toEqual([task('C02')])
  })
})
