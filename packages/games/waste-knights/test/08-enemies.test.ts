import type { Action } from '@midden/kernel'
import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { ATTACK, CHANGE_RANGE, DEFEND, PREPARE } from '../src/combat/options.ts'
import { sold } from '../src/content/catalogue.ts'
import { foeLines, isForbidden, standingDice } from '../src/effects/modifiers.ts'
import { nothing } from '../src/effects/scene.ts'
import type { WkEvent } from '../src/events.ts'
import { combatOf, idle, pick } from './arena.ts'
import { decide, escapes, faces, faceToFace, isOver, mover, question, type Road, WASTER } from './road.ts'
import { deal, die, fetch, gear, hexAt, line, luck, type WkMatch, wild } from './stage.ts'

/** Aggression, icons, multi-attack, piercing, additional damage, armour, Health, ferocious. */
type Panel = [number, string, number, number, number, number, number, boolean]
interface Row {
  id: string
  trait: string
  panel: Panel
  flight: [string, number]
  /** HP a failed escape costs */
  price: number
  reward: string
}
const row = (
  id: string,
  trait: string,
  panel: Panel,
  flight: [string, number],
  price: number,
  reward: string,
): Row => ({
  id,
  trait,
  panel,
  flight,
  price,
  reward,
})

/** The enemies of the inventory, figure by figure. */
const ENEMIES: readonly Row[] = [
  row('W15', 'Gang', [4, 'MS', 0, 0, 1, 1, 3, false], ['Guns', 7], 1, '1 yellow, 1 ammo'),
  row('W16', 'Gang', [3, 'XS', 1, 0, 0, 0, 3, false], ['Talk', 5], 1, '2 green'),
  row('W17', 'Gang', [4, 'MS', 2, 1, 0, 1, 5, false], ['Survival', 9], 2, '2 rep, 1 red'),
  row('W18', 'Gang', [3, 'MS', 0, 0, 0, 1, 3, false], ['Talk', 7], 1, '1 green, 2 fuel'),
  row('W19', 'Gang', [4, 'L', 0, 1, 1, 0, 2, false], ['Guns', 7], 1, '1 yellow'),
  row('W20', 'Gang', [3, 'XM', 0, 0, 0, 0, 3, false], ['Talk', 7], 1, '1 green, 1 luck'),
  row('W21', 'Beast', [5, 'X', 1, 2, 0, 0, 4, true], ['Survival', 7], 2, '1 rep, 1 yellow'),
  row('W22', 'Beast', [3, 'XS', 2, 1, 0, 0, 2, true], ['Survival', 5], 1, '1 green'),
  row('W23', 'Beast', [4, 'XS', 0, 1, 1, 0, 4, false], ['Blades', 7], 1, '1 yellow, 1 green'),
  row('W24', 'Beast', [4, 'X', 0, 0, 1, 0, 3, false], ['Blades', 7], 1, '1 yellow'),
  row('W25', 'Beast', [4, 'X', 2, 2, 0, 0, 3, false], ['Survival', 5], 1, '1 yellow'),
  row('W26', 'Beast', [4, 'X', 0, 1, 1, 1, 3, true], ['Blades', 7], 2, '1 rep, 1 yellow'),
  row('W27', 'Beast', [2, 'SM', 1, 0, 0, 0, 2, false], ['Guns', 5], 1, '1 green'),
  row('W28', 'Mutant', [4, 'MS', 0, 2, 0, 0, 3, false], ['Medicine', 7], 2, '1 rep, 1 yellow'),
  row('W29', 'Mutant', [4, 'X', 0, 1, 1, 0, 3, false], ['Medicine', 7], 1, '1 yellow'),
  row('W30', 'Mutant', [4, 'XS', 1, 0, 0, 0, 3, false], ['Medicine', 5], 1, '2 green'),
  row('W31', 'Mutant', [4, 'XS', 1, 0, 1, 0, 4, false], ['Medicine', 7], 1, '1 yellow, 1 luck'),
  row('W32', 'Mutant', [5, 'SML', 1, 1, 0, 1, 5, false], ['Talk', 9], 2, '2 rep, 1 red'),
  row('W33', 'Machine', [4, 'XS', 0, 1, 1, 1, 3, true], ['Repair', 7], 2, '1 rep, 1 yellow'),
  row('W34', 'Machine', [3, 'ML', 2, 1, 0, 1, 2, false], ['Repair', 5], 1, '1 green, 2 ammo'),
  row('W35', 'Machine', [4, 'LM', 1, 2, 0, 1, 3, true], ['Repair', 9], 2, '1 rep, 1 red'),
  row('W36', 'Machine', [3, 'SM', 0, 0, 1, 1, 3, false], ['Talk', 7], 1, '1 yellow'),
  row('W37', 'Machine', [4, 'X', 2, 2, 0, 1, 3, false], ['Repair', 5], 1, '1 yellow, 1 fuel'),
]
const SKILLS = ['Blades', 'Guns', 'Medicine', 'Repair', 'Survival', 'Talk']

/** Everything is taken as it comes; drawn cards are discarded. */
const SPOILS: Readonly<Record<string, Action>> = {
  '0:next reward': { act: 'take', n: 0 },
  '0:card or vehicle': { act: 'draw' },
  '0:find a place': { act: 'discard' },
}
/** What was gained as a reward, as the rewards space says it. */
function gains(events: readonly WkEvent[]): string[] {
  const count: Record<string, number> = {}
  const add = (what: string, n: number): void => {
    count[what] = (count[what] ?? 0) + n
  }
  for (const e of events) {
    if (e.what === 'counter' && e.clause === 'WK-1.17') add(e.counter, e.by)
    if (e.what === 'gear drawn' && e.card === undefined) add(['green', 'yellow', 'red'][e.colour]!, 1)
    if (e.what === 'luck drawn' && e.cards === undefined) add('luck', e.n)
  }
  return Object.entries(count)
    .map(([what, n]) => `${n} ${what}`)
    .toSorted()
}

/** The card is played on seat 0 and nothing is done in its window. */
function met(id: string, given: Road = {}): WkMatch {
  const match = faceToFace(id, given)
  if (question(match) === '0:act or pass') plays(match, [0, { act: 'pass' }])
  return match
}
/** Faced, up to the cards of the first clash. */
function fought(id: string, given: Road = {}): WkMatch {
  const match = met(id, given)
  faces(match)
  idle(match)
  return match
}
const cards = (...list: number[]) => list.map((n) => ({ act: 'card', n }))

describe('every enemy card', () => {
  test.each(ENEMIES)('$id WK-8.7 WK-8.8 escaped it does nothing, not escaped it costs $price HP', (enemy) => {
    const [skill, difficulty] = enemy.flight
    // Hungry Locusts ask for two successes.
    const passed = met(enemy.id, { draws: die(difficulty, difficulty, 1, 1) })
    const told = pick(escapes(passed), 'check announced')
    expect(told[0]).toMatchObject({ skill: SKILLS.indexOf(skill), difficulty })
    expect([mover(passed).hp, combatOf(passed), question(passed)]).toEqual([
      4,
      undefined,
      '0:continue or stop',
    ])
    const failed = met(enemy.id, { draws: die(1, 1, 1, 1) })
    escapes(failed)
    expect([mover(failed).hp, combatOf(failed), question(failed)]).toEqual([
      4 - enemy.price,
      undefined,
      '0:continue or stop',
    ])
    expect(failed.position.wild.discard).toEqual([wild(enemy.id)])
  })

  test.each(ENEMIES)(
    '$id WK-8.10 WK-15.8 faced it fights with its panel; beaten it gives $reward',
    (enemy) => {
      const match = met(enemy.id, { change: (s) => void Object.assign(s.knights[0]!, { ammo: 0, fuel: 1 }) })
      const [begun] = pick(faces(match), 'combat begins')
      expect(begun).toMatchObject({ seat: 0, other: WASTER, foe: wild(enemy.id), hex: hexAt(0, 1) })
      const { trait, fighter } = sold.wild[wild(enemy.id)]!
      const { aggression, icons, multi, pierce, damage, armour, health, ferocious } = fighter!
      expect(
        [trait, aggression, icons.join(''), multi, pierce, damage, armour, health, ferocious],
        'WK-15.8',
      ).toEqual([enemy.trait, ...enemy.panel])
      const events = decide(match, true)
      while (question(match) in SPOILS) events.push(...plays(match, [0, SPOILS[question(match)]!]))
      expect(gains(events), 'WK-8.10').toEqual(enemy.reward.split(', ').toSorted())
      expect(match.position.wild.discard).toEqual([wild(enemy.id)])
    },
  )
})

describe('their texts', () => {
  test('W15 W27 W34 have none', () => {
    for (const id of ['W15', 'W27', 'W34']) expect(sold.wild[wild(id)]!.lines).toEqual([])
  })

  test('W16 Alice’s Exiles, lost: the Waster discards an available card', () => {
    const match = fought('W16', {
      change(s) {
        s.knights[0]!.panels[3] = fetch(s, gear('G15'))
      },
    })
    decide(match, false)
    expect(question(match)).toBe('2:give up gear')
    offersExactly(match, WASTER, [{ act: 'drop', n: 30 }])
  })

  test('W17 Lord Humus, a villain; lost: all FUEL', () => {
    const match = fought('W17')
    decide(match, false)
    expect([mover(match).fuel, sold.wild[wild('W17')]!.villain]).toEqual([0, true])
  })

  test('W19 W35 start at Long, W21 W24 at Short, W28 at Medium', () => {
    const range = (id: string) => combatOf(fought(id)).range
    expect(['W19', 'W35', 'W21', 'W24', 'W28'].map(range)).toEqual([2, 2, 0, 0, 1])
  })

  test('W20 Knock-knock Prophets gain 1 dominance each clash', () => {
    const match = fought('W20')
    plays(match, [0, cards(PREPARE)[0]!], [WASTER, cards(PREPARE)[0]!])
    idle(match)
    expect(combatOf(match)).toMatchObject({ clash: 2, dominance: -1 })
  })

  test('W22 Hungry Locusts: one success is not enough to escape', () => {
    const match = met('W22', { draws: die(5, 1, 1) })
    escapes(match)
    expect(mover(match).hp).toBe(3)
  })

  test('W23 Shelobie: the Waster marks up to three before the combat', () => {
    const match = met('W23')
    faces(match)
    expect(question(match)).toBe('2:mark components')
  })

  test('W24 Drop Bear: neither Attack nor Multi-attack in the first clash', () => {
    const match = fought('W24')
    offersExactly(match, 0, cards(DEFEND, PREPARE, CHANGE_RANGE))
    combatOf(match).clash = 2
    expect(isForbidden(match.position, 0, 'attack', nothing)).toBe(false)
  })

  test('W25 Kill-a-roo comes one step closer each Set Range step', () => {
    const match = fought('W25')
    plays(match, [0, cards(PREPARE)[0]!], [WASTER, cards(PREPARE)[0]!])
    idle(match)
    expect(combatOf(match).range).toBe(0)
  })

  test('W26 Salt Croc: no Change Range', () => {
    const match = fought('W26')
    expect(isForbidden(match.position, 0, 'change range', nothing)).toBe(true)
    offersExactly(match, 0, cards(ATTACK, DEFEND, PREPARE))
  })

  test('W28 InHR: two dice less in his attack checks, in no others', () => {
    const match = fought('W28')
    const dice = (kind: 'attack' | 'escape') =>
      standingDice(match.position, 0, { ...nothing, by: 0, kind }).minus
    expect([dice('attack'), dice('escape')]).toEqual([2, 0])
  })

  test('W29 Silent Howler sets Short each Set Range step', () => {
    const match = fought('W29')
    plays(match, [0, cards(PREPARE)[0]!], [WASTER, cards(PREPARE)[0]!])
    idle(match)
    expect(combatOf(match).range).toBe(0)
  })

  test('W31 Stitched Sisters heal 1 each Set Range step', () => {
    const match = fought('W31')
    combatOf(match).wounds = 2
    plays(match, [0, cards(PREPARE)[0]!], [WASTER, cards(PREPARE)[0]!])
    idle(match)
    expect(combatOf(match).wounds).toBe(1)
  })

  test('W22 W30 W32 speak on a loss and after a check', () => {
    const moments = (id: string) => sold.wild[wild(id)]!.lines.map(({ at, may }) => [at, may])
    expect([moments('W22')[1], moments('W30')[0], moments('W32')[0]]).toEqual([
      ['on loss', false],
      ['on loss', false],
      ['after check', true],
    ])
  })

  test('W33 Digger 2.0: the vehicle is damaged before combat; lost: stop', () => {
    const match = met('W33')
    faces(match)
    expect(mover(match).damaged).toBe(true)
    mover(match).hp = 0
    combatOf(match).down[0] = true
    decide(match, false)
    expect(isOver(match)).toBe(true)
  })

  test('W36 Customer Service Unit: no luck cards in this combat', () => {
    const match = met('W36', { change: (s) => deal(s, 0, [luck('L02'), luck('L14')]) })
    faces(match)
    expect(asked(match)).toEqual(['0:choose a combat card', '2:choose a combat card'])
    expect(isForbidden(match.position, 0, 'luck', nothing)).toBe(true)
    expect(foeLines(match.position)).toHaveLength(1)
  })

  test('W37 Ride-on Reaper, lost: the vehicle is damaged', () => {
    const match = fought('W37')
    decide(match, false)
    expect([mover(match).damaged, question(match)]).toEqual([true, '0:continue or stop'])
  })

  test('WK-30.5 WK-1.5 at the start of a combat the Active Knight’s effects come first, in his own order; the Waster’s last', () => {
    const match = met('W33', {
      knights: ['K09', 'K06', 'K07'],
      change: (s) => deal(s, 0, [luck('L01')]),
    })
    faces(match)
    expect([question(match), mover(match).damaged]).toEqual(['0:act or pass', false])
    offersExactly(
      match,
      0,
      [{ act: 'pass' }, { act: 'use', n: line('K09') }, { act: 'luck', n: luck('L01') }],
      'WK-30.5 WK-1.5',
    )
    plays(match, [0, { act: 'pass' }])
    expect(mover(match).damaged).toBe(true)
  })
})
