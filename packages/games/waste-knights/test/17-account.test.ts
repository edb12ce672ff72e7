import { describe, expect, test } from 'vitest'
import { damageAccount, diceLines } from '../src/combat/account.ts'
import { attackPool, damageOf } from '../src/combat/pool.ts'
import type { Wk } from '../src/position.ts'
import { attackOf, combatOf } from './arena.ts'
import { attacking, enhance, none, type Setting, wearing } from './blows.ts'

type Given = [string, string | null, (s: Wk) => void, Setting]
/** Lines and account of an attack; together they are what the attack is made with. */
function worked(...given: Given): {
  lines: [string, number][]
  account: ReturnType<typeof damageAccount>
} {
  const { match, depth } = attacking(...given)
  const { position: s } = match
  const lines = diceLines(s, depth)
  const account = damageAccount(s, depth)
  expect(
    Math.max(
      1,
      lines.reduce((sum, { by }) => sum + by, 0),
    ),
  ).toBe(attackPool(s, depth))
  expect(Math.max(0, 1 + account.byCrits + account.weapon + account.added)).toBe(damageOf(s, depth))
  return { lines: lines.map(({ from, by }) => [from, by]), account }
}

describe('an attack line by line', () => {
  test('WK-X10 WK-17.6 WK-17.9 WK-17.10 Chris at Long: Guns 2 less 1, a 9 hits, damage 1+1 less armour 1', () => {
    expect(
      worked('K08', 'W15', none, { range: 2, icon: 1, dice: [9] }),
      'WK-X10 WK-17.6 WK-17.9 WK-17.10',
    ).toEqual({
      lines: [
        ['skill', 2],
        ['range', -1],
      ],
      account: {
        hitsFrom: 9,
        critFrom: 10,
        crits: 0,
        each: 1,
        byCrits: 0,
        weapon: 1,
        added: 0,
        soak: 1,
        through: 1,
      },
    })
  })

  test('WK-X11 WK-17.8 the Hell Raiders, prepared: 4+2−1 dice, the 9 is a Bull’s Eye, damage 1+1+1 less 1', () => {
    const set: Setting = { side: 1, cards: [0, 0], prepared: true, range: 2, icon: 1, dice: [1, 3, 4, 7, 9] }
    expect(worked('K08', 'W15', none, set), 'WK-X11 WK-17.8').toEqual({
      lines: [
        ['skill', 4],
        ['prepared', 2],
        ['range', -1],
      ],
      account: {
        hitsFrom: 9,
        critFrom: 9,
        crits: 1,
        each: 1,
        byCrits: 1,
        weapon: 1,
        added: 0,
        soak: 1,
        through: 2,
      },
    })
  })

  test('WK-X12 WK-R30 a luck card’s +1 damage; the sum stays what it is when less Health is left, or none', () => {
    const { match, depth } = attacking('K08', 'W15', none, { range: 2, icon: 1, dice: [9] })
    combatOf(match).wounds = 1
    attackOf(match).damage = 1
    const account = { hitsFrom: 9, critFrom: 10, crits: 0, each: 1, byCrits: 0, weapon: 1, added: 1, soak: 1 }
    expect(damageAccount(match.position, depth), 'WK-X12 WK-R30').toEqual({ ...account, through: 2 })
    combatOf(match).wounds = 2
    expect(damageAccount(match.position, depth)).toEqual({ ...account, through: 2 })
    combatOf(match).wounds = 3
    expect(damageAccount(match.position, depth)).toEqual({ ...account, through: 2 })
    attackOf(match).damage = -3
    expect(damageAccount(match.position, depth)).toEqual({ ...account, added: -3, through: 0 })
  })

  test('WK-17.6 WK-16.10 WK-16.14 each source of dice has its line, sources of none have none', () => {
    const lines = (...given: Given): [string, number][] => worked(...given).lines
    const skill: [string, number] = ['skill', 4]
    const suffering = (s: Wk): void => void Object.assign(s.knights[0]!, { hp: 1 })
    expect(lines('K09', 'W15', none, {})).toEqual([skill])
    expect(lines('K09', 'W15', wearing(0, 'R03'), { slot: 0, multi: true }), 'WK-16.14').toEqual([
      skill,
      ['multi', 3],
    ])
    expect(lines('K09', 'W15', wearing(0, 'R03'), { slot: 0 })).toEqual([skill])
    expect(lines('K09', 'W15', none, { bonus: 2 })).toEqual([skill, ['mission', 2]])
    expect(lines('K09', 'W15', none, { bonus: 2, side: 1 })).toEqual([skill])
    expect(lines('K09', 'W15', enhance('R10'), {})).toEqual([skill, ['gained', 1]])
    expect(lines('K09', 'W28', none, {})).toEqual([skill, ['suffered', -2]])
    expect(lines('K09', 'W15', suffering, { cards: [0, 2] }), 'WK-16.10').toEqual([
      skill,
      ['wounds', -2],
      ['card', -2],
    ])
    expect(lines('K09', 'W15', none, { cards: [0, 4], icon: 0 })).toEqual([
      skill,
      ['range', -1],
      ['card', -1],
    ])
    expect(lines('K09', 'W15', enhance('Y09'), { icon: 0 })).toEqual([skill])
  })

  test('WK-17.6 what effects in the windows gave and took is gained and suffered', () => {
    const { match, depth } = attacking('K09', 'W28', enhance('R10'), {})
    Object.assign(attackOf(match), { plus: 2, minus: 1 })
    expect(diceLines(match.position, depth), 'WK-17.6').toEqual([
      { from: 'skill', by: 4 },
      { from: 'gained', by: 3 },
      { from: 'suffered', by: -3 },
    ])
  })

  test('WK-Y26 WK-17.9 at Radiation 2 two tens are worth nothing, at 1 they are', () => {
    const rad = (n: number) =>
      worked('K09', 'W15', (s) => void Object.assign(s.knights[0]!, { rad: n }), { range: 2, dice: [10, 10] })
    const account = { hitsFrom: 9, critFrom: 10, each: 1, weapon: 0, added: 0, soak: 1 }
    expect(rad(2).account, 'WK-Y26 WK-17.9').toEqual({ ...account, crits: 0, byCrits: 0, through: 0 })
    expect(rad(1).account).toEqual({ ...account, crits: 2, byCrits: 2, through: 2 })
  })

  test('WK-17.10 WK-19.2 in a duel five get through, also where a rival has one Health left', () => {
    const { match, depth } = attacking('K08', null, (s) => void Object.assign(s.knights[1]!, { hp: 1 }), {
      dice: [10, 10, 10],
      icon: 1,
    })
    expect(damageAccount(match.position, depth).through, 'WK-17.10 WK-19.2').toBe(5)
  })
})
