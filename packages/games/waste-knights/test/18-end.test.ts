import { settle, stepNumber } from '@midden/kernel'
import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { sold } from '../src/content/catalogue.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { startMove } from '../src/push.ts'
import {
  accepted,
  at,
  clash,
  combatOf,
  type End,
  ended,
  finish,
  outcomeOf,
  pick,
  post,
  step,
} from './arena.ts'
import { fetch, gear, task, type WkMatch, whats, wild } from './stage.ts'

describe('the winner', () => {
  const winner = (foe: string | null, end: End) => combatOf(ended(foe, end)).winner

  test('WK-18.8 exactly one defeated: the other; both: a draw', () => {
    expect(winner('W15', { wounds: 3 })).toBe(0)
    expect(winner('W15', { wounds: 2, a: true, d: 5 })).toBe(1)
    expect(winner('W15', { wounds: 3, a: true, d: 5 })).toBe(2)
    expect(winner(null, { b: true, d: -4 })).toBe(0)
    expect(winner(null, { a: true })).toBe(1)
    expect(winner(null, { a: true, b: true, d: 3 })).toBe(2)
  })

  test('WK-18.7 WK-18.8 WK-R28 nobody after clash 3: by dominance, a draw at 0 and with a ferocious enemy', () => {
    expect(
      [1, -1, 0].map((d) => winner('W15', { d })),
      'WK-18.7 WK-R28',
    ).toEqual([0, 1, 2])
    expect([1, -1, 0].map((d) => winner(null, { d }))).toEqual([0, 1, 2])
    expect(winner('W21', { d: 3 }), 'WK-R28').toBe(2)
    expect(winner('W21', { wounds: 4 })).toBe(0)
  })

  test('WK-18.10 the order of the end', () => {
    expect(wasteKnights.program.combat!.steps.map(({ name }) => name)).toEqual([
      'combat begins',
      'starting range',
      'clashes',
      'outcome',
      'loss or rewards',
      'defeats',
      'tasks by defeat',
      'which task first',
      'after combat',
      'clean up',
    ])
  })

  test('WK-18.10 (6) the frame below is told: 1 won, 0 lost, 2 a draw, and the combat is gone', () => {
    for (const [d, outcome] of [
      [1, 1],
      [-1, 0],
      [0, 2],
    ] as const) {
      const match = at(1, ['K08', 'K05'], 'W15')
      combatOf(match).clash = 3
      combatOf(match).dominance = d
      clash(match, 'prepare', 'prepare')
      finish(match)
      expect(outcomeOf(match)).toBe(outcome)
      expect(match.position.stack.some((f) => f.at === 'combat')).toBe(false)
    }
  })
})

describe('falling', () => {
  test('WK-18.10 (2) WK-10.6 who was brought down falls where he is; the winner of a duel has floored him', () => {
    const match = ended(null, { b: true })
    expect(match.position.knights.map(({ down, floored }) => [down, floored])).toEqual([
      [false, 2],
      [true, 0],
      [false, 0],
    ])
    const both = ended(null, { a: true, b: true })
    expect(both.position.knights.map(({ down, floored }) => [down, floored])).toEqual([
      [true, 0],
      [true, 0],
      [false, 0],
    ])
    expect(ended('W15', { a: true }).position.knights[0]!.down).toBe(true)
    expect(ended('W15', { d: -2 }).position.knights[0]!.down).toBe(false)
  })

  test('WK-18.13 WK-R27 Radiation 4 by the text of an enemy that hit him: defeated at that moment', () => {
    const match = at(0, ['K07', 'K05'], 'W30', [5, 1, 1, 1], (s) => {
      s.knights[0]!.rad = 3
    })
    const events = [...clash(match, 'prepare', 'attack'), ...plays(match, [2, { act: 'icon', n: 3 }])]
    expect(whats(events).filter((what) => what !== 'card locked')).toEqual([
      'cards shown',
      'weapon named',
      'rolled',
      'hit',
      'counter',
      'damage',
      'counter',
      'combat decided',
      'fell unconscious',
    ])
    expect(pick(events, 'combat decided')[0], 'WK-18.13 WK-R27').toMatchObject({
      winner: 1,
      how: 'radiation',
    })
    expect(match.position.knights[0]!, 'WK-18.13').toMatchObject({ hp: 3, rad: 4, down: true })
    expect(outcomeOf(match)).toBe(0)
  })

  test('WK-18.13 who is only finishing his attack then counts as defeated too: a draw', () => {
    const match = at(0, ['K01', 'K05'], 'W30', [5, 1, 1, 10, 1, 1, 1], (s) => {
      s.knights[0]!.rad = 3
    })
    combatOf(match).wounds = 2
    clash(match, 'attack', 'attack')
    const events = plays(match, [2, { act: 'icon', n: 2 }])
    expect(pick(events, 'rolled').map(({ seat }) => seat)).toEqual([0, 2])
    expect(pick(events, 'combat decided')[0], 'WK-18.13').toMatchObject({ winner: 2, how: 'wounds' })
    expect(outcomeOf(match)).toBe(2)
  })

  test('W22 W30 text on HP lost: only when some was really lost', () => {
    const locusts = (dice: number[], armour: boolean) => {
      const match = at(0, ['K05', 'K08'], 'W22', dice, (s) => {
        if (armour) s.knights[0]!.panels[2] = fetch(s, gear('R02'))
      })
      clash(match, 'prepare', 'attack')
      plays(match, [2, { act: 'icon', n: 3 }])
      return match.position.knights[0]!.fuel
    }
    expect([locusts([5, 1, 1], false), locusts([1, 1, 1], false), locusts([5, 1, 1], true)]).toEqual([
      3, 4, 4,
    ])
  })
})

describe('text and rewards', () => {
  test('WK-18.10 (3) the rewards of the card for a knight who won', () => {
    const match = ended('W15', { wounds: 3 })
    step(match, 'loss or rewards')
    expect(match.position.stack.at(-1)).toEqual({
      at: 'reward',
      step: 0,
      seat: 0,
      left: sold.wild[wild('W15')]!.reward,
    })
  })

  test('WK-18.9 WK-18.11 a draw: neither rewards nor text; the Waster gains nothing for beating a knight', () => {
    for (const end of [{ d: 0 }, { a: true, wounds: 3 }]) {
      const match = ended('W16', end, (s) => {
        s.knights[0]!.panels[3] = fetch(s, gear('G01'))
      })
      step(match, 'loss or rewards')
      expect(match.position.stack.at(-1)!.at, 'WK-18.9 WK-18.11').toBe('combat')
    }
    const lost = ended('W15', { a: true })
    const before = JSON.stringify(lost.position.knights[2])
    finish(lost)
    expect(JSON.stringify(lost.position.knights[2])).toBe(before)
  })

  const losing = (foe: string, change: (s: Wk) => void): WkMatch => {
    const match = at(1, ['K08', 'K05'], foe, [], change)
    combatOf(match).clash = 3
    combatOf(match).dominance = -1
    clash(match, 'prepare', 'prepare')
    return match
  }

  test('WK-18.10 (3) W16: the Waster discards one available card, by dominance too', () => {
    const match = losing('W16', (s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('G01'))
      s.knights[0]!.panels[4] = fetch(s, gear('G02'))
      s.knights[0]!.pack = [fetch(s, gear('G03'))]
    })
    expect(asked(match)).toEqual(['2:give up gear'])
    offersExactly(match, 2, [
      { act: 'drop', n: 30 },
      { act: 'drop', n: 40 },
    ])
    plays(match, [2, { act: 'drop', n: 30 }])
    expect(match.position.knights[0]!.panels[3]).toBeNull()
    expect(outcomeOf(match)).toBe(0)
  })

  test('WK-18.10 (3) W17 loses all FUEL, W37 damages the vehicle, W33 stops; ferocious ones never by dominance', () => {
    const humus = losing('W17', () => {})
    expect(humus.position.knights[0]!.fuel).toBe(0)
    const reaper = losing('W37', () => {})
    expect(reaper.position.knights[0]!.damaged).toBe(true)
    const digger = ended('W33', { a: true }, (s) => startMove(s, 0))
    finish(digger)
    expect(digger.position.stack.some((f) => f.at === 'move' && f.stopped)).toBe(true)
  })

  test('WK-18.15 beaten by dominance he is conscious, not stopped, and goes on', () => {
    const match = at(1, ['K08', 'K05'], 'W15', [], (s) => startMove(s, 0))
    combatOf(match).clash = 3
    combatOf(match).dominance = -1
    clash(match, 'prepare', 'prepare')
    expect(outcomeOf(match)).toBe(0)
    expect(match.position.knights[0]!, 'WK-18.15').toMatchObject({ hp: 4, down: false })
    expect(match.position.stack.some((f) => f.at === 'move' && f.stopped)).toBe(false)
  })

  test('WK-18.10 (5) K10 chooses after winning against a Beast or Mutant, not otherwise', () => {
    const hunt = (foe: string, end: End) => {
      const match = at(1, ['K10', 'K05'], foe)
      Object.assign(combatOf(match), { clash: 3, wounds: end.wounds ?? 0, dominance: end.d ?? 0 })
      step(match, 'outcome')
      step(match, 'after combat')
      settle(wasteKnights, match.position, null)
      return match
    }
    const won = hunt('W25', { wounds: 3 })
    expect(combatOf(won)).toBeDefined()
    expect(asked(won)).toEqual(['0:choose an option'])
    expect(combatOf(hunt('W31', { d: 1 }))).toBeDefined()
    expect(combatOf(hunt('W25', { d: -1 }))).toBeUndefined()
    expect(combatOf(hunt('W25', {}))).toBeUndefined()
    expect(combatOf(hunt('W15', { wounds: 3 }))).toBeUndefined()
  })
})

describe('tasks by defeat', () => {
  const met = (foe: string | null, end: End, change: (s: Wk) => void) => {
    const match = ended(foe, end, change)
    step(match, 'defeats')
    return match
  }

  test('WK-18.10 (4) WK-13.16 by wounds or dominance, also in a draw by double defeat, not in a draw at 0', () => {
    const trophy = (end: End) => met('W15', end, (s) => void post(s, 'C02')).position.met
    const his = [{ seat: 0, card: task('C02') }]
    expect(trophy({ wounds: 3 })).toEqual(his)
    expect(trophy({ d: 1 })).toEqual(his)
    expect(trophy({ wounds: 3, a: true })).toEqual(his)
    expect(trophy({ d: 0 })).toEqual([])
    expect(trophy({ d: -1 })).toEqual([])
    expect(trophy({ a: true, d: 5 })).toEqual([])
  })

  test('WK-19.7 defeating a knight: whoever did it, both in a double defeat the first to be served', () => {
    const pit = (end: End) => met(null, end, (s) => void post(s, 'C04')).position.met
    expect(pit({ b: true }), 'WK-19.7').toEqual([{ seat: 0, card: task('C04') }])
    expect(pit({ d: -1 })).toEqual([{ seat: 1, card: task('C04') }])
    expect(pit({ a: true, b: true }), 'WK-19.7').toEqual([{ seat: 0, card: task('C04') }])
    expect(met(null, { b: true }, (s) => void post(s, 'C02')).position.met).toEqual([])
  })

  test('WK-13.17 WK-Y35 the Waster orders two tasks met by one enemy; a single one is settled at once', () => {
    const match = met('W15', { wounds: 3 }, (s) => {
      post(s, 'C07')
      accepted(s, 0, 'P14')
    })
    expect(match.position.met.map(({ card }) => card)).toEqual([task('C07'), task('P14')])
    const f = combatOf(match)
    f.step = stepNumber(wasteKnights.program, 'combat', 'which task first')
    expect(asked(match)).toEqual(['2:which task first'])
    offersExactly(
      match,
      2,
      [
        { act: 'task', n: task('C07') },
        { act: 'task', n: task('P14') },
      ],
      'WK-Y35',
    )
    expect(step(match, 'tasks by defeat')).toBeUndefined()
    match.position.met.pop()
    expect(step(match, 'tasks by defeat')).toBe('again')
    expect(match.position.stack.at(-1)).toMatchObject({ at: 'task', seat: 0, card: task('C07') })
    expect(match.position.met).toEqual([])
    expect(step(match, 'tasks by defeat')).toBe('after combat')
  })
})
