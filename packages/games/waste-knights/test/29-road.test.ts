import { seeded } from '@midden/kernel'
import { arranged, asked, plays, table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { WkEvent } from '../src/events.ts'
import { wasteKnights } from '../src/index.ts'
import { clash, combatOf, idle, pick } from './arena.ts'
import { resultOf, standBy } from './quests.ts'
import { moveOf } from './road.ts'
import { answers, die, gear, held, hexAt, line, luck, sheet, task, tb1, type WkMatch, wild } from './stage.ts'

/** Chris is at seat 0; from here on the dice fall as the sheet has them. */
function begin(...dice: number[]): WkMatch {
  for (let i = 0; ; i++) {
    const match = table(wasteKnights, { seats: 2, options: { mission: 'M0' }, seed: `road ${i}` }) as WkMatch
    if (match.position.first === 0) return arranged(match, () => {}, die(...dice)) as WkMatch
  }
}
/** One question answered with nothing. */
function calmly(match: WkMatch): void {
  const [seat, question] = asked(match)[0]!.split(':')
  plays(match, [Number(seat), { act: question === 'breathe' ? 'go on' : 'pass' }])
}

describe('M0 Road to Gangraen, mission=M0', () => {
  test('WK-29.1 WK-3.1 everything is prepared: board TB-1, both knights, hands, the tops of the decks, the task', () => {
    const events: WkEvent[] = []
    const { position: s } = table(wasteKnights, { seats: 2, options: { mission: 'M0' }, seed: 'any' }, events)
    const [chris, naomi] = [s.first, 1 - s.first]
    expect(pick(events, 'knight chosen')).toEqual([
      { what: 'knight chosen', clause: 'WK-3.4', seat: chris, sheet: sheet('K08') },
      { what: 'knight chosen', clause: 'WK-3.4', seat: naomi, sheet: sheet('K04') },
    ])
    expect(pick(events, 'vehicle chosen').map(({ clause, seat }) => [clause, seat])).toEqual([
      ['WK-3.4', chris],
      ['WK-3.4', naomi],
    ])
    expect(s.tiles).toEqual(tb1().position.tiles)
    expect(s.knights[chris]!).toMatchObject({
      sheet: sheet('K08'),
      colour: 2,
      vehicle: gear('V01'),
      hex: hexAt(3, -1),
      hp: 4,
      ammo: 4,
      fuel: 4,
      rad: 0,
      rep: 0,
    })
    expect(s.knights[naomi]!).toMatchObject({ sheet: sheet('K04'), colour: 1, vehicle: gear('V02'), hex: 0 })
    expect(s.knights[chris]!.hand.toSorted((a, b) => a - b)).toEqual([luck('L01'), luck('L02'), luck('L14')])
    expect(s.knights[naomi]!.hand).toHaveLength(3)
    expect(s.knights[chris]!.panels.slice(3)).toEqual(['G01', 'G02', 'G03'].map((id) => held(gear(id))))
    expect(s.posted.map((space) => space.card)).toEqual([task('C02'), -1, -1])
    expect([s.wild.deck.at(-1), s.gear[1]!.deck.at(-1)]).toEqual([wild('W15'), gear('Y01')])
    expect(s.knights.map((k) => k.tasks.length)).toEqual([2, 2])
    expect(wasteKnights.audit(s)).toBeNull()
    expect(s.phase).toBe('move')
  })

  test('WK-X10 WK-X11 WK-X12 WK-29.5 the round as its sheet tells it, to the end', () => {
    const match = begin(9, 5, 1, 3, 4, 7, 9, 6, 9, 2, 4, 6)
    expect(asked(match)).toEqual(['0:stay, foot or vehicle'])
    const hex = (q: number, r: number) => [0, { act: 'hex', n: hexAt(q, r) }] as const
    plays(match, [0, { act: 'vehicle' }], hex(2, 0), hex(1, 0), hex(0, 0), [0, { act: 'go' }])
    idle(match)
    const now = () => {
      const { hp, ammo, fuel, rep, hex: at } = match.position.knights[0]!
      return { hp, ammo, fuel, rep, at }
    }
    expect([now(), moveOf(match).pool]).toEqual([{ hp: 4, ammo: 4, fuel: 3, rep: 0, at: hexAt(2, 0) }, 1])
    plays(match, [1, { act: 'play', n: wild('W15') }])
    idle(match)
    plays(match, [0, { act: 'face' }])
    plays(match, [0, { act: 'luck', n: luck('L01') }])
    idle(match)
    plays(match, [0, { act: 'range', n: 2 }])
    idle(match)
    clash(match, 'attack', 'prepare')
    idle(match)
    expect(combatOf(match)).toMatchObject({ range: 2, wounds: 1, dominance: 2 })
    clash(match, 'attack', 'attack')
    while (now().hp === 4) calmly(match)
    expect(now()).toMatchObject({ hp: 2, ammo: 2 })
    plays(match, [0, { act: 'any use', n: line('G02') }])
    expect(now().hp).toBe(4)
    idle(match)
    expect(combatOf(match).dominance).toBe(0)
    clash(match, 'attack', 'attack')
    plays(match, [0, { act: 'luck', n: luck('L02') }])
    while (!answers(match, 0).some(({ act }) => act === 'use')) calmly(match)
    plays(match, [0, { act: 'use', n: line('K08') }])
    idle(match)
    plays(match, [0, { act: 'take', n: 0 }], [0, { act: 'draw' }], [0, { act: 'place', n: 2 }])
    expect(match.position.knights[0]!.panels[2]).toEqual(held(gear('Y01')))
    expect(now().ammo).toBe(2)
    plays(match, [0, { act: 'take', n: 1 }])
    expect(asked(match)).toEqual(['0:find a place'])
    plays(match, [0, { act: 'place', n: 6 }])
    expect(asked(match)).toEqual(['1:introduce a task'])
    plays(match, [1, answers(match, 1)[0]!])
    idle(match)
    expect(now()).toMatchObject({ rep: 2, at: hexAt(2, 0), fuel: 3 })
    plays(match, [0, { act: 'continue' }])
    idle(match)
    expect([now(), moveOf(match).pool]).toEqual([{ hp: 4, ammo: 2, fuel: 2, rep: 2, at: hexAt(1, 0) }, 3])
    const events = plays(match, [0, { act: 'continue' }])
    expect(pick(events, 'entered')).toEqual([{ what: 'entered', clause: 'WK-7.10', seat: 0, hex: 0, mp: 2 }])
    expect(now()).toMatchObject({ fuel: 2, at: 0 })
    // from here both play freely to the end of the round
    match.position.rng = seeded('free')
    standBy(match, 'round')
    expect(resultOf(match)).toEqual([1, 'time'])
  })

  test('WK-29.5 WK-29.6 one round, then the higher REP wins', () => {
    const match = table(wasteKnights, { seats: 2, options: { mission: 'M0' }, seed: 'play' }) as WkMatch
    const events = standBy(match, 'round')
    expect(match.position.round).toBe(1)
    expect(pick(events, 'game over')).toHaveLength(1)
    expect(resultOf(match)![1]).toBe('time')
  })
})
