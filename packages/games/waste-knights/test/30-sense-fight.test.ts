import { plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { ATTACK, CHANGE_RANGE, DEFEND, MULTI_ATTACK, PREPARE } from '../src/combat/options.ts'
import { SKILLS } from '../src/content/names.ts'
import type { Wk } from '../src/position.ts'
import { worthOfEscape } from '../src/sense/escape.ts'
import { worthOfDuel, worthOfFacing } from '../src/sense/fight.ts'
import { chanceOf, HEALTH } from '../src/sense/worth.ts'
import { at, card, combatOf, ENEMY_SEAT, fight } from './arena.ts'
import { faceToFace, mover } from './road.ts'
import { deal, fetch, gear, luck, wild } from './stage.ts'
import { thinks } from './thinking.ts'

const [SHORT, MEDIUM, LONG] = [0, 1, 2] as const
const SURVIVAL = SKILLS.indexOf('Survival')
const hurt = (hp: number) => (s: Wk) => void Object.assign(s.knights[0]!, { hp })

describe('the steady bot in a clash', () => {
  test('comes closer with a blade, and attacks where the blade reaches', () => {
    const far = at(LONG, ['K05', 'K02'], 'W27')
    expect(thinks(far, 0)).toEqual(card(CHANGE_RANGE))
    plays(far, [0, card(CHANGE_RANGE)], [ENEMY_SEAT, card(DEFEND)])
    expect(thinks(far, 0)).toEqual({ act: 'advance' })
    expect(thinks(at(SHORT, ['K05', 'K02'], 'W27'), 0)).toEqual(card(ATTACK))
  })

  test('keeps a marksman away from claws', () => {
    // The Long Goodbye needs room, the Reaper none.
    const match = at(SHORT, ['K09', 'K02'], 'W37', [], (s) => {
      s.knights[0]!.panels[0] = fetch(s, gear('R04'))
    })
    expect(thinks(match, 0)).toEqual(card(CHANGE_RANGE))
    plays(match, [0, card(CHANGE_RANGE)], [ENEMY_SEAT, card(PREPARE)])
    expect(thinks(match, 0)).toEqual({ act: 'retreat' })
  })

  test('attacks when a lead is to be won in the last clash, and more often with more icons', () => {
    const last = at(MEDIUM, ['K08', 'K02'], 'W15')
    combatOf(last).clash = 3
    expect(thinks(last, 0)).toEqual(card(ATTACK))
    const many = at(SHORT, ['K13', 'K08'], 'W20')
    combatOf(many).clash = 3
    expect(thinks(many, 0)).toEqual(card(MULTI_ATTACK))
  })

  test('names the weapon that takes more', () => {
    // Two hands: a Rusty Revolver and Twin Barrels, which deal 2 more at Short.
    const match = at(SHORT, ['K11', 'K02'], 'W15', [], (s) => {
      const k = s.knights[0]!
      k.panels[0] = fetch(s, gear('G08'))
      k.panels[1] = fetch(s, gear('Y05'))
    })
    plays(match, [0, card(ATTACK)], [ENEMY_SEAT, card(DEFEND)])
    expect(thinks(match, 0)).toEqual({ act: 'weapon', n: 10, with: 2 })
  })

  test('as the Waster makes the most of an enemy: many attacks, or closer if it cannot reach', () => {
    expect(thinks(at(SHORT, ['K03', 'K02'], 'W22'), ENEMY_SEAT)).toEqual(card(MULTI_ATTACK))
    expect(thinks(at(LONG, ['K03', 'K02'], 'W25'), ENEMY_SEAT)).toEqual(card(CHANGE_RANGE))
  })
})

describe('the steady bot before a fight', () => {
  test('thinks more of a fight in armour, less of one with wounds', () => {
    const worth = (foe: string, change: (s: Wk) => void = () => {}): number =>
      worthOfFacing(at(MEDIUM, ['K08', 'K02'], 'W27', [], change).position, 0, wild(foe))
    const vest = (s: Wk): void => {
      s.knights[0]!.panels[2] = fetch(s, gear('Y01'))
    }
    expect(worth('W15', vest)).toBeGreaterThan(worth('W15'))
    expect(worth('W15', hurt(2))).toBeLessThan(worth('W15'))
    expect(worth('W17')).toBeLessThan(0)
    expect(worth('W27')).toBeGreaterThan(0)
  })

  test('with one Health left it would rather run', () => {
    const match = faceToFace('W15', { change: hurt(1) })
    expect(mover(match).hp).toBe(1)
    expect(thinks(match)).toEqual({ act: 'escape' })
    expect(thinks(faceToFace('W27'))).toEqual({ act: 'face' })
  })

  test('hopes for no escape that takes more successes than it has dice', () => {
    const { position } = faceToFace('W22', { change: hurt(1) })
    const { hp } = position.knights[0]!
    const [one, two] = [1, 2].map((need) => chanceOf(position, 0, SURVIVAL, 5, 'escape', need))
    expect([one, two]).toEqual([expect.closeTo(0.6), 0])
    expect(worthOfEscape(position, 0, wild('W22'))).toBe(HEALTH[hp - 1]! - HEALTH[hp]!)
  })

  test('sets the range that suits it, if somebody lets it', () => {
    const match = fight(['K05', 'K02'], 'W35', [], (s) => deal(s, 0, [luck('L01')]))
    expect(thinks(match)).toEqual({ act: 'luck', n: luck('L01') })
    plays(match, [0, { act: 'luck', n: luck('L01') }])
    expect(thinks(match)).toEqual({ act: 'range', n: SHORT })
  })

  test('duels the weak and leaves the strong alone', () => {
    const { position: s } = at(MEDIUM, ['K08', 'K03'], null)
    s.knights[1]!.hp = 1
    expect(worthOfDuel(s, 0, 1)).toBeGreaterThan(2)
    s.knights[1]!.hp = 4
    s.knights[0]!.hp = 1
    s.knights[1]!.panels[2] = fetch(s, gear('R02'))
    expect(worthOfDuel(s, 0, 1)).toBeLessThan(0)
  })
})
