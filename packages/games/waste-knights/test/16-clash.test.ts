import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { attackOptions, legalCards } from '../src/combat/options.ts'
import { diceLost, difficultyAt, initiative, isShown } from '../src/combat/ranges.ts'
import type { RearrangeFrame } from '../src/frames/gear.ts'
import { barred } from '../src/refuse.ts'
import { view } from '../src/view/view.ts'
import { attackOf, card, clash, clashOf, combatOf, fight, idle, pick } from './arena.ts'
import { answers, fetch, gear, type WkMatch } from './stage.ts'

const [ATTACK, MULTI, DEFEND, PREPARE, CHANGE] = [0, 1, 2, 3, 4]
const ALL = [ATTACK, MULTI, DEFEND, PREPARE, CHANGE]
const cards = (...list: number[]) => list.map((n) => card(n))
/** A fight that starts at a range of the test's choice. */
const at = (range: number, ...given: Parameters<typeof fight>): WkMatch => {
  const [knights, foe, dice, change, options, more] = given
  const match = fight(knights, foe, dice, change, options, more)
  combatOf(match).range = range
  return match
}

describe('choosing', () => {
  test('WK-16.2 WK-30.10 in secret and at the same time; final when locked; shown together', () => {
    const match = fight(['K08', 'K05'], null)
    expect(asked(match)).toEqual(['0:choose a combat card', '1:choose a combat card'])
    expect(plays(match, [1, card(CHANGE)])).toEqual([{ what: 'card locked', clause: 'WK-16.2', seat: 1 }])
    expect(asked(match)).toEqual(['0:choose a combat card'])
    const cardsSeen = (viewer: number | null) => {
      const f = view(match.position, viewer).stack.at(-1)!
      return f.at === 'clash' ? f.cards : null
    }
    expect(cardsSeen(1)).toEqual([-1, CHANGE])
    expect(cardsSeen(0)).toEqual([-1, -2])
    expect(cardsSeen(null)).toEqual([-1, -2])
    refuses(match, 1, card(DEFEND), 'WK-16.2')
    const events = plays(match, [0, card(PREPARE)])
    expect(events.slice(0, 2)).toMatchObject([
      { what: 'card locked', clause: 'WK-16.2', seat: 0 },
      { what: 'cards shown', clause: 'WK-16.2', seats: [0, 1], cards: [PREPARE, CHANGE], reveals: true },
    ])
    expect(cardsSeen(2)).toEqual([PREPARE, CHANGE])
  })

  test('WK-16.3 Defend and Change Range always; Prepare unless it lies on the table; no impossible attack', () => {
    const match = fight(['K01', 'K05'], 'W37')
    // Mel’s Sawn-off has the icon S, the Ride-on Reaper X: at Medium only hers is shown
    offersExactly(match, 0, cards(ATTACK, DEFEND, PREPARE, CHANGE))
    offersExactly(match, 2, cards(DEFEND, PREPARE, CHANGE))
    clash(match, 'prepare', 'prepare')
    offersExactly(match, 0, cards(ATTACK, DEFEND, CHANGE))
    offersExactly(match, 2, cards(DEFEND, CHANGE))
    refuses(match, 0, card(PREPARE), 'WK-16.3')
    clash(match, 'change', 'change')
    plays(match, [0, { act: 'retreat' }], [2, { act: 'retreat' }])
    offersExactly(match, 0, cards(DEFEND, PREPARE, CHANGE))
    expect(clashOf(match).cards).toEqual([-1, -1])
  })

  test('WK-16.4 WK-16.5 icons not on the range card cannot be used there; the modifiers and the order', () => {
    const shown = [0, 1, 2].map((range) => [0, 1, 2, 3].filter((icon) => isShown(range, icon)))
    expect(shown, 'WK-16.4 WK-16.5').toEqual([
      [1, 2, 3],
      [0, 1, 2],
      [0, 1],
    ])
    expect([0, 1, 2].map(difficultyAt), 'WK-16.4').toEqual([5, 7, 9])
    expect([diceLost(0, 3), diceLost(0, 2), diceLost(0, 1)]).toEqual([0, 0, 1])
    expect([diceLost(1, 1), diceLost(1, 0), diceLost(1, 2)]).toEqual([0, 1, 1])
    expect([diceLost(2, 0), diceLost(2, 1)]).toEqual([0, 1])
    expect([initiative(0, 3), initiative(0, 2), initiative(0, 1)]).toEqual([0, 1, 2])
    expect([initiative(1, 1), initiative(1, 0), initiative(1, 2)]).toEqual([0, 1, 2])
    expect([initiative(2, 0), initiative(2, 1)]).toEqual([0, 1])
  })

  const options = (match: WkMatch, side: 0 | 1, multi = false) =>
    attackOptions(match.position, combatOf(match), side, multi)

  test('WK-16.6 WK-16.5 an available weapon, an icon shown, and the AMMO: by the icon, none with X or free ones', () => {
    const rifle = (range: number, ammo: number) =>
      at(range, ['K09', 'K05'], 'W15', [], (s) => {
        s.knights[0]!.ammo = ammo
      })
    const icons = (range: number, ammo = 1) => options(idleStart(rifle(range, ammo), range), 0)
    expect(icons(0), 'WK-16.5').toEqual([{ slot: 1000, icons: [1] }])
    expect(icons(1)).toEqual([{ slot: 1000, icons: [0, 1] }])
    expect(icons(2)).toEqual([{ slot: 1000, icons: [0, 1] }])
    expect(icons(2, 0)).toEqual([])
    const bayonet = at(0, ['K09', 'K05'], 'W15', [], (s) => {
      s.knights[0]!.ammo = 0
      s.knights[0]!.own[0]!.plus = [fetch(s, gear('Y10'))].map(({ card: plus }) => ({
        card: plus,
        marked: false,
      }))
    })
    expect(options(idleStart(bayonet, 0), 0)).toEqual([{ slot: 1000, icons: [3] }])
    const bow = at(1, ['K10', 'K05'], 'W15', [], (s) => {
      s.knights[0]!.ammo = 0
    })
    expect(options(bow, 0)).toEqual([{ slot: 1000, icons: [1] }])
  })

  test('WK-16.6 WK-22.3 stored and covered weapons are no options; a covered starting weapon neither', () => {
    const match = at(1, ['K08', 'K05'], 'W15', [], (s) => {
      s.knights[0]!.panels[1] = fetch(s, gear('G09'))
      s.knights[0]!.pack = [fetch(s, gear('Y03'))]
    })
    expect(options(match, 0), 'WK-22.3').toEqual([])
    combatOf(match).range = 0
    expect(options(match, 0)).toEqual([{ slot: 10, icons: [3] }])
    expect(options(match, 0, true)).toEqual([{ slot: 10, icons: [3] }])
  })

  test('WK-16.7 WK-X13 WK-20.7 Multi-attack needs a MULTI icon and 2 AMMO, none with X or free weapons', () => {
    const gun = (ammo: number) =>
      at(1, ['K08', 'K05'], 'W15', [], (s) => {
        s.knights[0]!.panels[0] = fetch(s, gear('Y03'))
        s.knights[0]!.ammo = ammo
      })
    expect(options(gun(2), 0, true), 'WK-20.7 WK-X13').toEqual([{ slot: 0, icons: [1, 2] }])
    const poor = gun(1)
    expect(options(poor, 0, true), 'WK-X13 WK-20.7').toEqual([])
    expect(options(poor, 0)).toEqual([{ slot: 0, icons: [1, 2] }])
    refuses(poor, 0, card(MULTI), 'WK-16.7')
    const claws = at(0, ['K07', 'K05'], 'W15', [], (s) => {
      s.knights[0]!.ammo = 0
    })
    expect(options(claws, 0, true)).toEqual([{ slot: 1000, icons: [3] }])
    const doom = at(1, ['K08', 'K05'], 'W15', [], (s) => {
      s.knights[0]!.panels[0] = fetch(s, gear('B11'))
      s.knights[0]!.ammo = 0
    })
    expect(options(doom, 0, true)).toEqual([{ slot: 0, icons: [1, 2] }])
    // an enemy likewise: Hell Raiders have no MULTI, the Strafing Kiwi has
    expect(options(gun(2), 1, true)).toEqual([])
    expect(options(at(1, ['K08', 'K05'], 'W27'), 1, true)).toEqual([{ slot: 0, icons: [1, 2] }])
    expect(options(at(2, ['K08', 'K05'], 'W27'), 1, true)).toEqual([{ slot: 0, icons: [1] }])
  })

  test('WK-16.7 an Extended Mag makes a weapon one for Multi-attack, its host only', () => {
    const match = at(1, ['K02', 'K05'], 'W15', [], (s) => {
      fetch(s, gear('Y11'))
      s.knights[0]!.own[0]!.plus = [{ card: gear('Y11'), marked: false }]
    })
    expect(options(match, 0, true)).toEqual([{ slot: 1000, icons: [1, 2] }])
  })

  test('WK-16.8 without a weapon there is no attack, and the reason is told', () => {
    const match = fight(['K08', 'K05'], 'W15', [], (s) => {
      s.knights[0]!.panels[1] = fetch(s, gear('G09'))
    })
    s(match).knights[0]!.panels[1] = null
    s(match).knights[0]!.own.length = 0
    refusesCards(match, [ATTACK, 'WK-16.8'], [MULTI, 'WK-16.8'])
  })

  test('WK-16.6 refusals name the clause: nothing reaches; barred cards carry their reasons', () => {
    const match = at(2, ['K01', 'K05'], 'W15')
    refuses(match, 0, card(ATTACK), 'WK-16.6')
    refuses(match, 0, card(MULTI), 'WK-16.7')
    expect(barred(view(match.position, 0), 0)).toEqual([
      {
        act: 'card',
        n: ATTACK,
        clauses: ['WK-16.6'],
        reason: 'nothing at hand reaches at long range and can be paid for',
      },
      {
        act: 'card',
        n: MULTI,
        clauses: ['WK-16.7'],
        reason: 'nothing at hand can make a Multi-attack at long range and be paid for',
      },
    ])
    expect(barred(view(match.position, 1), 1)).toEqual([])
    refuses(match, 0, { act: 'retreat' }, 'WK-16.2')
  })

  test('WK-1.2 WKC-R26 what the enemy forbids: Drop Bear in clash 1, Salt Croc always; Defend remains', () => {
    const bear = fight(['K07', 'K05'], 'W24')
    offersExactly(bear, 0, cards(DEFEND, PREPARE, CHANGE), 'WKC-R26')
    offersExactly(bear, 2, cards(ATTACK, DEFEND, PREPARE, CHANGE))
    refuses(bear, 0, card(ATTACK), 'WK-1.2')
    clash(bear, 'prepare', 'prepare')
    offersExactly(bear, 0, cards(ATTACK, MULTI, DEFEND, CHANGE))
    const croc = fight(['K07', 'K05'], 'W26')
    offersExactly(croc, 0, cards(DEFEND, PREPARE), 'WKC-R26')
    refuses(croc, 0, card(CHANGE), 'WK-1.2')
    clash(croc, 'prepare', 'change')
    plays(croc, [2, { act: 'retreat' }])
    offersExactly(croc, 0, cards(DEFEND))
  })

  test('WK-R20 attackBluff=off attackBluff=on an impossible attack may be chosen; it fizzles without its dominance', () => {
    const off = at(2, ['K01', 'K05'], 'W25')
    expect(legalCards(off.position, combatOf(off), 0), 'WK-R20').toEqual([DEFEND, PREPARE, CHANGE])
    const on = fight(['K01', 'K05'], 'W25', [], () => {}, { attackBluff: 'on' })
    offersExactly(on, 2, cards(...ALL))
    const events = clash(on, 'prepare', 'multi')
    expect(pick(events, 'attack fizzled'), 'WK-R20').toMatchObject([
      { what: 'attack fizzled', clause: 'WK-17.2', seat: 2 },
    ])
    expect(pick(events, 'dominance')).toEqual([
      { what: 'dominance', clause: 'WK-18.2', seats: [0, 2], gains: [0, 0], now: 0, foe: combatOf(on).foe },
    ])
    // an enemy’s ban is no mere impossibility
    const bear = fight(['K07', 'K05'], 'W24', [], () => {}, { attackBluff: 'on' })
    offersExactly(bear, 0, cards(DEFEND, PREPARE, CHANGE))
  })

  test('WK-R20 whether a locked attack is a bluff is its chooser’s secret', () => {
    const match = fight(['K01', 'K05'], 'W25', [], () => {}, { attackBluff: 'on' })
    plays(match, [2, card(ATTACK)])
    const bluffs = (viewer: number) => {
      const f = view(match.position, viewer).stack.at(-1)!
      return f.at === 'clash' ? f.bluff : null
    }
    expect(bluffs(2), 'WK-R20').toEqual([false, true])
    expect(bluffs(0)).toEqual([false, false])
  })
})

const s = (match: WkMatch) => match.position
const refusesCards = (match: WkMatch, ...list: [number, 'WK-16.8'][]): void => {
  for (const [n, clause] of list) refuses(match, 0, card(n), clause)
}
/** Passes the window before combat, then sets the range. */
function idleStart(match: WkMatch, range: number): WkMatch {
  idle(match)
  combatOf(match).range = range
  return match
}

describe('cards that ignore initiative', () => {
  test('WK-16.9 WK-16.12 A’s take effect before B’s; with two Change Range A chooses first, openly', () => {
    const match = fight(['K08', 'K05'], null)
    clash(match, 'change', 'change')
    expect(asked(match)).toEqual(['0:advance or retreat'])
    offersExactly(match, 0, [{ act: 'advance' }, { act: 'retreat' }])
    expect(plays(match, [0, { act: 'advance' }])).toEqual([{ what: 'advances', clause: 'WK-16.12', seat: 0 }])
    expect(asked(match)).toEqual(['1:advance or retreat'])
    expect(plays(match, [1, { act: 'retreat' }])[0]).toEqual({
      what: 'retreats',
      clause: 'WK-16.12',
      seat: 1,
    })
  })

  test('WK-16.10 Defend: a knight rearranges at once, without enhancements; attacks wait; an enemy does not', () => {
    const match = fight(['K08', 'K05'], null, [1, 1, 1, 1], (t) => {
      t.knights[0]!.pack = [fetch(t, gear('Y01')), fetch(t, gear('Y09'))]
      t.knights[1]!.panels[0] = fetch(t, gear('Y03'))
    })
    clash(match, 'defend', 'attack')
    expect(asked(match)).toEqual(['0:rearrange'])
    expect(match.position.stack.at(-1), 'WK-16.10').toMatchObject({
      at: 'rearrange',
      seats: 1,
      loose: false,
    } satisfies Partial<RearrangeFrame>)
    expect(answers(match, 0).some(({ act }) => act === 'attach')).toBe(false)
    expect(attackOf(match)).toBeUndefined()
    plays(match, [0, { act: 'done' }])
    expect(asked(match)).toEqual(['1:name a weapon'])
    const enemy = fight(['K08', 'K05'], 'W15')
    clash(enemy, 'prepare', 'defend')
    expect(asked(enemy)).toEqual(['0:choose a combat card', '2:choose a combat card'])
  })

  test('WK-16.10 WK-16.15 the opponent’s attack checks suffer 2 dice this clash, and he gains 2 dominance', () => {
    const match = fight(['K09', 'K05'], 'W15', [1, 1, 1, 1, 1, 1], () => {})
    idle(match)
    const first = clash(match, 'attack', 'defend')
    expect(first).toHaveLength(3)
    const events = plays(match, [0, { act: 'weapon', n: 1000, with: 1 }])
    expect(pick(events, 'rolled')[0]!.dice, 'WK-16.10').toHaveLength(2)
    expect(pick(events, 'dominance')[0]!.gains, 'WK-16.15').toEqual([3, 0])
    clash(match, 'attack', 'prepare')
    const later = plays(match, [0, { act: 'weapon', n: 1000, with: 1 }])
    expect(pick(later, 'rolled')[0]!.dice, 'WK-16.10').toHaveLength(4)
  })

  test('WK-16.12 WK-16.15 Change Range: 1 die off, advance gains 1, retreat gives 1, useless directions are legal', () => {
    const dice = (way: 'advance' | 'retreat') => {
      const match = at(0, ['K05', 'K08'], 'W15', [1, 1, 1, 1])
      const events = clash(match, 'change', 'attack')
      expect(pick(events, 'rolled')).toEqual([])
      const chosen = plays(match, [0, { act: way }])
      expect(asked(match)).toEqual(['2:name a weapon'])
      const rest = plays(match, [2, { act: 'icon', n: 2 }])
      expect(pick(rest, 'rolled')[0]!.dice).toHaveLength(3)
      expect(pick(rest, 'range'), 'WK-16.15').toEqual(
        way === 'advance' ? [] : [{ what: 'range', clause: 'WK-18.6', range: 1 }],
      )
      expect(chosen[0]!.what).toBe(`${way}s`)
      return pick(rest, 'dominance')[0]!.gains
    }
    expect(dice('advance'), 'WK-16.15').toEqual([1, 1])
    expect(dice('retreat'), 'WK-16.15').toEqual([0, 2])
  })
})
