import { asked, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { available } from '../src/effects/sources.ts'
import { CARGO, PACK } from '../src/gear/places.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { rearrange } from '../src/push.ts'
import {
  answers,
  bareTable,
  type Draws,
  fetch,
  gear,
  held,
  line,
  ready,
  rights,
  type WkMatch,
} from './stage.ts'

describe('rearranging', () => {
  const planning = (change: (s: Wk) => void, loose = true, draws: Draws = []): WkMatch =>
    bareTable(
      (s) => {
        change(s)
        rearrange(s, 1, loose)
      },
      {},
      draws,
    )
  /** Codes of "put card i to place p". */
  const puts = (match: WkMatch): [number, number][] =>
    answers(match, 0).flatMap(({ act, n }) =>
      act === 'put' ? [[Math.floor(n! / 100), n! % 100] as [number, number]] : [],
    )

  test('WK-22.12 any legal distribution: each card to any legal place, then done', () => {
    const match = planning((s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('G15'))
      s.knights[0]!.pack = [fetch(s, gear('G08'))]
    })
    expect(puts(match)).toEqual([
      [0, 4],
      [0, 5],
      [0, PACK],
      [0, CARGO],
      [1, 0],
      [1, 1],
      [1, CARGO],
    ])
    plays(match, [0, { act: 'put', n: 100 + 1 }], [0, { act: 'put', n: PACK }], [0, { act: 'done' }])
    const k = match.position.knights[0]!
    expect([k.panels[1], k.panels[3], k.pack]).toEqual([held(gear('G08')), null, [held(gear('G15'))]])
  })

  test('WK-22.13 nothing may be over capacity afterwards; cards may be discarded to get there', () => {
    const match = planning(
      (s) => {
        s.knights[0]!.pack = [1, 2, 3].map(() => fetch(s, gear('G06')))
        s.knights[0]!.cargo = [fetch(s, gear('G15'))]
      },
      true,
      [{ name: 'stored cards', value: [] }],
    )
    plays(match, [0, { act: 'put', n: 300 + PACK }])
    expect(answers(match, 0).map(({ act }) => act)).not.toContain('done')
    expect(answers(match, 0)).toContainEqual({ act: 'discard', n: 0 })
    const barred = () => wasteKnights.barred(wasteKnights.view(match.position, 0), 0)
    expect(barred()).toMatchObject([{ act: 'done', clauses: ['WK-22.13'] }])
    plays(match, [0, { act: 'discard', n: 0 }])
    expect(barred()).toEqual([])
    const events = plays(match, [0, { act: 'done' }])
    expect(events).toEqual([
      { what: 'done rearranging', clause: 'WK-30.10', seat: 0 },
      { what: 'gear discarded', clause: 'WK-1.13', seat: 0, card: gear('G06'), reveals: true },
      { what: 'gear rearranged', clause: 'WK-22.12', seat: 0, reveals: true },
    ])
    expect(match.position.knights[0]!.pack).toHaveLength(3)
  })

  test('WK-22.4 a two-handed weapon leaves no hand free', () => {
    const match = planning((s) => {
      s.knights[0]!.pack = [fetch(s, gear('G07'))]
      s.knights[0]!.panels[1] = fetch(s, gear('G08'))
    })
    plays(match, [0, { act: 'put', n: 100 }])
    refuses(match, 0, { act: 'done' }, 'WK-22.12')
  })

  test('WK-24.1 WK-24.2 WK-24.3 WK-22.12 enhancements are attached and detached only where it is allowed', () => {
    const start = (s: Wk): void => {
      s.knights[0]!.pack = [fetch(s, gear('Y09')), fetch(s, gear('Y12'))]
      s.knights[0]!.panels[0] = {
        ...fetch(s, gear('Y03')),
        plus: [{ card: fetch(s, gear('Y11')).card, marked: false }],
      }
    }
    const free = planning(start)
    // the scope fits the assault rifle; armour plates fit the printed Junk Protector of the sheet
    const attach = answers(free, 0)
      .filter(({ act }) => act === 'attach')
      .map(({ n }) => n!)
    const detach = answers(free, 0)
      .filter(({ act }) => act === 'detach')
      .map(({ n }) => n!)
    expect([attach, detach], 'WK-24.1 WK-24.2 WK-24.3').toEqual([[100, 103, 204], [0]])
    plays(free, [0, { act: 'attach', n: 204 }], [0, { act: 'attach', n: 100 }], [0, { act: 'done' }])
    const k = free.position.knights[0]!
    expect(
      k.panels[0]!.plus.map(({ card }) => card),
      'WK-24.1 WK-24.2 WK-24.3',
    ).toEqual([gear('Y11'), gear('Y09')])
    expect(k.own[1]!.plus.map(({ card }) => card)).toEqual([gear('Y12')])
    expect(k.pack).toEqual([])
    const defending = planning(start, false)
    expect(answers(defending, 0).some(({ act }) => act === 'attach' || act === 'detach')).toBe(false)
  })

  test('WK-24.2 not two of the same title on one card', () => {
    const match = planning((s) => {
      s.knights[0]!.panels[0] = {
        ...fetch(s, gear('Y03')),
        plus: [{ card: fetch(s, gear('Y09')).card, marked: false }],
      }
      s.knights[0]!.pack = [fetch(s, gear('Y09'))]
    })
    expect(
      answers(match, 0)
        .filter(({ act }) => act === 'attach')
        .map(({ n }) => n! % 100),
      'WK-24.2',
    ).not.toContain(0)
  })

  test('WK-24.4 in storage an attached enhancement takes a place of its own; WK-24.6 it goes with its card', () => {
    const match = planning(
      (s) => {
        s.knights[0]!.panels[0] = {
          ...fetch(s, gear('Y03')),
          plus: [{ card: fetch(s, gear('Y09')).card, marked: false }],
        }
        s.knights[0]!.pack = [fetch(s, gear('G15')), fetch(s, gear('G20'))]
      },
      false,
      [{ name: 'stored cards', value: [] }],
    )
    plays(match, [0, { act: 'put', n: PACK }])
    const mayEnd = () => answers(match, 0).some(({ act }) => act === 'done')
    expect(mayEnd(), 'WK-24.4').toBe(false)
    plays(match, [0, { act: 'put', n: 100 + 3 }])
    expect(mayEnd(), 'WK-24.4').toBe(true)
    plays(match, [0, { act: 'done' }])
    const kept = match.position.knights[0]!.pack.find(({ card }) => card === gear('Y03'))
    expect(kept, 'WK-24.6').toEqual({ ...held(gear('Y03')), plus: [{ card: gear('Y09'), marked: false }] })
  })

  test('WK-30.10 others see only who is done; the plan is secret until all are', () => {
    const match = bareTable((s) => {
      for (const seat of [0, 1]) s.knights[seat]!.pack = [fetch(s, gear('G15'))]
      rearrange(s, 3, true)
    })
    plays(match, [0, { act: 'put', n: 3 }])
    expect(plays(match, [0, { act: 'done' }])).toEqual([
      { what: 'done rearranging', clause: 'WK-30.10', seat: 0 },
    ])
    expect(match.position.knights[0]!.pack).toHaveLength(1)
    expect(asked(match)).toEqual(['1:rearrange'])
    plays(match, [1, { act: 'done' }])
    expect([match.position.knights[0]!.panels[3], match.position.knights[0]!.pack]).toEqual([
      held(gear('G15')),
      [],
    ])
  })

  test('WK-30.9 WK-30.14 who uses an any-time card while rearranging plans anew', () => {
    const match = bareTable((s) => {
      for (const seat of [0, 1]) s.knights[seat]!.pack = [fetch(s, gear('G02'))]
      s.knights[0]!.hp = 1
      s.phase = 'knights'
      rearrange(s, 3, true)
    })
    plays(match, [0, { act: 'put', n: 3 }], [0, { act: 'done' }])
    expect(rights(match, 0)).toEqual([{ act: 'any use', n: line('G02') }])
    plays(match, [0, { act: 'any use', n: line('G02') }])
    expect([asked(match), match.position.knights[0]!.pack], 'WK-30.14').toEqual([
      ['0:rearrange', '1:rearrange'],
      [],
    ])
  })
})

describe('limits', () => {
  test('WK-22.7 WK-R65 WK-X14 of two First-aid Kits only one may be used per round', () => {
    const { position: s } = bareTable((t) => {
      t.phase = 'rest'
      t.knights[0]!.pack = [{ ...fetch(t, gear('G20')), marked: true }, fetch(t, gear('G20'))]
    })
    expect(
      available(s, 0).filter(({ line: { no } }) => no === line('G20')),
      'WK-22.7 WK-R65 WK-X14',
    ).toHaveLength(2)
    expect(rights({ ...ready(3), position: s }, 0)).toEqual([])
  })

  test('WK-22.8 a mark stays on a card that is stored', () => {
    const match = bareTable((s) => {
      s.knights[0]!.panels[3] = { ...fetch(s, gear('Y17')), marked: true }
      rearrange(s, 1, false)
    })
    plays(match, [0, { act: 'put', n: PACK }], [0, { act: 'done' }])
    expect(match.position.knights[0]!.pack, 'WK-22.8').toEqual([{ ...held(gear('Y17')), marked: true }])
  })
})
