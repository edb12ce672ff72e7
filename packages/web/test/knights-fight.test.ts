import { begin, isRefusal } from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import {
  type AttackFrame,
  attackPool,
  type ClashFrame,
  cards,
  damageAccount,
  diceLines,
  passes,
  type WkEvent,
  type WkView,
} from '@midden/waste-knights/reading'
import { describe, expect, test } from 'vitest'
import {
  ATTACK,
  attacksWith,
  bestAttack,
  CHANGE,
  combatAhead,
  DEFEND,
  healthOf,
  ownSide,
  PREPARE,
  rangesOf,
} from '../src/games/waste-knights/logic/fight.ts'
import { escapeOf, prospectOf } from '../src/games/waste-knights/logic/odds.ts'
import { clashesIn, freshRolls, rollsIn } from '../src/games/waste-knights/logic/rolls.ts'

function tableOf(): WkView {
  const match = begin(wasteKnights, { seats: 3, seed: 'fight' })
  if (isRefusal(match)) throw new Error(match.reason)
  const view = wasteKnights.view(match.position, 0)
  const sheet = cards(view).knights.findIndex(({ row }) => row.name === 'Sheila Rust')
  const knights = view.knights.map((k, seat) => ({
    ...k,
    sheet: seat === 0 ? sheet : seat,
    hex: 3,
    hp: 4,
    ammo: 4,
  }))
  return { ...view, stack: [], phase: 'move', round: 2, active: 0, first: 0, knights }
}
const wildNo = (v: WkView, title: string): number => cards(v).wild.findIndex((each) => each.title === title)
const line = (event: WkEvent, move = 1) => ({ move, event })

describe('odds', () => {
  test('one die of 7 or more is 40 %, four dice 87 %, and a 10 always passes', () => {
    expect(passes(1, 7)).toBeCloseTo(0.4)
    expect(passes(4, 7)).toBeCloseTo(0.8704)
    expect(passes(0, 9)).toBeCloseTo(0.2)
    expect(passes(1, 12)).toBeCloseTo(0.1)
  })
  test('two successes needed: none and exactly one fail', () => {
    expect(passes(2, 5, 2)).toBeCloseTo(0.36)
    expect(passes(1, 5, 2)).toBe(0)
  })
  test('a check ahead has the pool of its skill less the dice of old wounds', () => {
    const v = tableOf()
    const [blades] = cards(v).knights[v.knights[0]!.sheet]!.row.skills
    const ahead = { seat: 0, kind: 'escape', skill: 0, difficulty: 7 } as const
    expect(prospectOf(v, ahead).pool).toBe(Math.max(1, blades!))
    const hurt = { ...v, knights: v.knights.map((k) => ({ ...k, hp: 1 })) }
    expect(prospectOf(hurt, ahead).pool).toBe(Math.max(1, blades! - 2))
  })
  test('escaping names the price of failing, and luck cards of the viewer that would help', () => {
    const v = tableOf()
    const { luck } = cards(v)
    const dinkum = luck.findIndex(({ row }) => row.title === 'Fair Dinkum')
    const bush = luck.findIndex(({ row }) => row.title === 'Gone Bush')
    const knights = v.knights.map((k, seat) => ({ ...k, hand: seat === 0 ? [dinkum, bush] : [] }))
    const way = escapeOf({ ...v, knights }, 0, wildNo(v, 'Shelobie'))!
    expect(way.price).toBe(1)
    expect(way.helpers.map(({ card }) => card)).toEqual([dinkum, bush])
    expect(way.helpers[0]!.pool).toBe(way.pool + 3)
    expect(way.helpers[1]!.chance).toBe(1)
    expect(escapeOf({ ...v, knights, me: 1 }, 0, wildNo(v, 'Shelobie'))!.helpers).toEqual([])
  })
})

describe('a fight ahead', () => {
  test('an enemy attacks with its Aggression less the dice its icon loses there', () => {
    const v = tableOf()
    const foe = wildNo(v, 'Shelobie')
    const combat = combatAhead(v, 0, foe)
    const its = bestAttack(v, combat, 1, ATTACK)!
    expect(its.pool).toBe(cards(v).wild[foe]!.fighter!.aggression - 1)
    expect(its.chance).toBeCloseTo(0.784)
    expect(bestAttack(v, combat, 1, ATTACK, DEFEND)!.pool).toBe(its.pool - 2)
    expect(bestAttack(v, combat, 1, ATTACK, CHANGE)!.pool).toBe(its.pool - 1)
  })
  test('Prepare adds two dice and lets a 9 hit at any range; cards that are no attack have no odds', () => {
    const v = tableOf()
    const combat = combatAhead(v, 0, wildNo(v, 'Shelobie'))
    const ready = { ...combat, prepared: [false, true] as [boolean, boolean], range: 0 }
    const plain = bestAttack(v, { ...combat, range: 0 }, 1, ATTACK)!
    expect(bestAttack(v, ready, 1, ATTACK)!.pool).toBe(plain.pool + 2)
    expect(attacksWith(v, combat, 1, PREPARE, ATTACK)).toEqual([])
  })
  test('Shelobie reaches at Short and Medium, not at Long', () => {
    const v = tableOf()
    const shown = rangesOf(v, combatAhead(v, 0, wildNo(v, 'Shelobie')))
    expect(shown.map(({ can }) => can[1])).toEqual([true, true, false])
    expect(shown.map(({ difficulty }) => difficulty)).toEqual([5, 7, 9])
  })
  test('whoever plays the enemy looks from its side, a watcher from the knight’s', () => {
    const v = tableOf()
    const combat = combatAhead(v, 0, wildNo(v, 'Shelobie'))
    expect(ownSide(v, combat)).toBe(0)
    expect(ownSide({ ...v, me: combat.seats[1] }, combat)).toBe(1)
    expect(ownSide({ ...v, me: null }, combat)).toBe(0)
    expect(healthOf(v, { ...combat, wounds: 3 }, 1)).toEqual([1, 4])
  })
})

describe('an attack worked out', () => {
  const blow = (dice: number[], change: Partial<AttackFrame> = {}) => {
    const v = tableOf()
    const combat = combatAhead(v, 0, wildNo(v, 'Shelobie'))
    const clash: ClashFrame = {
      at: 'clash',
      step: 5,
      cards: [DEFEND, ATTACK],
      bluff: [false, false],
      ways: [0, 0],
      weapons: [-1, 0],
      gear: [-1, -1],
      icons: [-1, 2],
      took: [0, 0],
      shift: 0,
      sets: [],
      turn: 1,
    }
    const attack: AttackFrame = {
      at: 'attack',
      step: 3,
      side: 1,
      multi: false,
      prepared: true,
      weapon: 0,
      gear: -1,
      icon: 2,
      plus: 0,
      minus: 0,
      damage: 0,
      pierce: 0,
      dice,
      rolled: true,
      hit: true,
      asked: 0,
      open: false,
      ...change,
    }
    return { ...v, stack: [combat, clash, attack] }
  }
  test('WK-17.6 the lines of a pool add up to it', () => {
    const v = blow([])
    const lines = diceLines(v, 2)
    expect(lines).toEqual([
      { from: 'skill', by: 4 },
      { from: 'prepared', by: 2 },
      { from: 'range', by: -1 },
      { from: 'card', by: -2 },
    ])
    expect(attackPool(v, 2)).toBe(3)
  })
  test('WK-17.9 WK-17.10 a hit, two Bull’s Eyes, additional damage, armour; the sum is the same after the blow', () => {
    const account = damageAccount(blow([9, 4, 7, 10, 2]), 2)
    expect(account).toMatchObject({ hitsFrom: 7, critFrom: 9, crits: 2, byCrits: 2, weapon: 1, added: 0 })
    expect(account.through).toBe(4 - account.soak)
    const after = blow([9, 4, 7, 10, 2])
    const knights = after.knights.map((k) => ({ ...k, hp: 0 }))
    expect(damageAccount({ ...after, knights }, 2)).toEqual(account)
    expect(damageAccount(blow([7], { damage: 2 }), 2).added).toBe(2)
  })
})

describe('rolls stay readable', () => {
  const story = [
    line({ what: 'check announced', clause: 'WK-9.8', seat: 0, skill: 0, difficulty: 7, pool: 2 }, 1),
    line({ what: 'rolled', clause: 'WK-9.2', seat: 0, dice: [3, 6] }, 1),
    line({ what: 'rolled', clause: 'WK-9.9', seat: 0, dice: [2, 5] }, 2),
    line({ what: 'die turned', clause: 'WKC-R13', seat: 0, dice: [10, 5] }, 3),
    line({ what: 'check passed', clause: 'WK-9.3', seat: 0 }, 4),
    line({ what: 'combat begins', clause: 'WK-15.2', seat: 0, other: 1, foe: -1, hex: 3 }, 5),
    line({ what: 'range', clause: 'WK-15.4', range: 2 }, 5),
    line({ what: 'clash', clause: 'WK-16.1', n: 1 }, 5),
    line({ what: 'cards shown', clause: 'WK-16.2', seats: [0, 1], cards: [3, 2], foe: -1 }, 6),
    line({ what: 'dominance', clause: 'WK-18.2', seats: [0, 1], gains: [2, 0], now: 2, foe: -1 }, 6),
    line({ what: 'clash', clause: 'WK-16.1', n: 2 }, 6),
    line({ what: 'cards shown', clause: 'WK-16.2', seats: [0, 1], cards: [0, 0], foe: -1 }, 7),
    line({ what: 'rolled', clause: 'WK-17.6', seat: 0, dice: [9, 1] }, 7),
    line({ what: 'hit', clause: 'WK-17.9', seat: 0, damage: 3 }, 8),
    line({ what: 'damage', clause: 'WK-17.10', seat: 1, damage: 3, soak: 1, lost: 2 }, 8),
  ]
  test('a roll repeated and a die turned are one roll with its end', () => {
    expect(rollsIn(story)[0]).toMatchObject({
      kind: 'check',
      skill: 0,
      from: 7,
      dice: [10, 5],
      again: 1,
      turned: true,
      end: 'passed',
      move: 4,
    })
  })
  test('an attack knows its range, its Bull’s Eyes after Prepare, and what it took', () => {
    expect(rollsIn(story)[1]).toMatchObject({
      kind: 'attack',
      from: 9,
      crit: 9,
      end: 'hit',
      damage: 3,
      soak: 1,
      lost: 2,
    })
  })
  test('fresh are the rolls of one’s own last move and later', () => {
    expect(freshRolls(story, 5)).toHaveLength(1)
    expect(freshRolls(story, 4)).toHaveLength(2)
    expect(freshRolls(story, 9)).toEqual([])
  })
  test('what was rolled in the turn before is not fresh', () => {
    const next = line({ what: 'active', clause: 'WK-6.1', seat: 1 }, 9)
    expect(freshRolls([...story, next], 4)).toEqual([])
  })
  test('the clashes of the last fight with cards and dominance', () => {
    expect(clashesIn(story)).toEqual([
      { n: 1, cards: [3, 2], gains: [2, 0] },
      { n: 2, cards: [0, 0], gains: null },
    ])
    expect(clashesIn(story.slice(0, 5))).toEqual([])
  })
})
