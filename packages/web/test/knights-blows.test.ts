import {
  type AttackFrame,
  cards,
  freshAttack,
  freshClash,
  freshWild,
  ICONS,
  passes,
  slotOf,
  type WkEvent,
  type WkFrame,
  type WkView,
} from '@midden/waste-knights/reading'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { detail } from '../src/games/waste-knights/captions.ts'
import { fightDetail, fightLabel } from '../src/games/waste-knights/captions-fight.ts'
import {
  type Aimed,
  aimedWith,
  blowNow,
  blowTold,
  type Landed,
} from '../src/games/waste-knights/logic/blows.ts'
import { ATTACK, DEFEND, MULTI, other } from '../src/games/waste-knights/logic/fight.ts'
import type { KnightsProps } from '../src/games/waste-knights/logic/props.ts'
import { reactionsOf } from '../src/games/waste-knights/logic/reactions.ts'
import { Arena } from '../src/games/waste-knights/parts/fight/arena.tsx'
import { inFight, sampleFight, sampleProps } from './knights-sample.ts'

type WindowFrame = Extract<WkFrame, { at: 'window' }>
const props = inFight(sampleProps(['Jorid', 'Bruna']))
const { view } = props
const combat = sampleFight(view)
const foe = cards(view).wild[combat.foe]!.title
const line = (event: WkEvent, move = 1) => ({ move, event })

/** The enemy strikes back at an Attack, with these dice. */
function struck(dice: number[], change: Partial<AttackFrame> = {}): WkView {
  const clash = {
    ...freshClash(),
    cards: [ATTACK, ATTACK] as [number, number],
    icons: [-1, 0] as [number, number],
  }
  const attack = { ...freshAttack(clash, 1, false, false), dice, ...change }
  return { ...view, stack: [combat, clash, attack] }
}
const told = (v: WkView, more: Partial<KnightsProps> = {}): string =>
  renderToStaticMarkup(createElement(Arena, { props: { ...props, view: v, ...more } }))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

describe('a blow in a row', () => {
  test('before the cards: own dice and odds, and what the other side may do', () => {
    const said = told(view)
    const mine = aimedWith(view, combat, 0, ATTACK, ATTACK)!
    expect(said).toContain(`${Math.round(mine.chance * 100)} % to hit`)
    expect(said).toContain(`${foe} is ready`)
    const defended = Math.round(aimedWith(view, combat, 0, ATTACK, DEFEND)!.chance * 100)
    expect(said).toContain(`Defend ${defended} %`)
    expect(said).toContain('to hit with an Attack')
  })
  test('without aids no odds are shown', () => {
    expect(told(view, { aids: false })).not.toMatch(/\d %/)
  })
  test('dice of a hit add up to the damage, with Health before and after', () => {
    const v = struck([10, 7, 2])
    const blow = blowNow(v, combat, 1) as Landed
    expect(blow.crits).toBe(1)
    expect(
      Math.max(
        0,
        blow.pieces.reduce((sum, { by }) => sum + by, 0),
      ),
    ).toBe(blow.through)
    const hp = v.knights[combat.seats[0]]!.hp
    expect(blow.health).toEqual([hp, Math.max(0, hp - blow.through)])
    expect(told(v)).toContain(`= ${blow.through} damage: Health ${hp} → ${Math.max(0, hp - blow.through)}`)
  })
  test('a miss says so; the tally of a hit stands above what is left of Health', () => {
    const missed = told(struck([2, 1]))
    expect(missed).toContain(`${foe} misses`)
    expect(missed.match(/miss|No die/gi), 'and why, once each').toHaveLength(2)
    const v = struck([10, 10, 10, 10])
    const knights = v.knights.map((k) => ({ ...k, hp: 1 }))
    const blow = blowNow({ ...v, knights }, combat, 1) as Landed
    expect(blow.through).toBeGreaterThan(1)
    expect(blow.health).toEqual([1, 0])
  })
  test('what takes from the damage has its sign', () => {
    expect(told(struck([10, 10, 7], { damage: -2 }))).toContain('− 2 card effects')
  })
  test('the sum is the same before the blow is over and after, where a Bull’s Eye counts for more', () => {
    const [me, they] = combat.seats
    const sure = armed('Long Goodbye')
    const card = sure.knights[me]!.panels[0]!.card
    const clash = {
      ...freshClash(),
      cards: [ATTACK, ATTACK] as [number, number],
      weapons: [slotOf('panels', 0), 0] as [number, number],
      gear: [card, -1] as [number, number],
      icons: [ICONS.indexOf('L'), 0] as [number, number],
    }
    const attack = { ...freshAttack(clash, 0, false, false), dice: [10, 7, 2] }
    const before = blowNow({ ...sure, stack: [bold, clash, attack] }, bold, 0) as Landed
    expect(before.pieces).toContainEqual({ of: 'crits', by: 2 })
    const armour = before.pieces.at(-1)!.by
    const damage = before.through - armour
    const story = [
      line({ what: 'combat begins', clause: 'WK-15.2', seat: me, other: they, foe: combat.foe, hex: 3 }),
      line({ what: 'clash', clause: 'WK-16.1', n: 2 }),
      line({ what: 'rolled', clause: 'WK-17.6', seat: me, dice: [10, 7, 2] }),
      line({ what: 'hit', clause: 'WK-17.9', seat: me, damage }),
      line({ what: 'damage', clause: 'WK-17.10', seat: they, damage, soak: -armour, lost: before.through }),
    ]
    const after = blowTold({ ...sure, stack: [bold, clash] }, story, bold, 0)!
    expect(after.pieces).toEqual(before.pieces)
    expect(after).toMatchObject({ through: before.through, hitsFrom: before.hitsFrom })
    const gone = blowTold({ ...sure, stack: [bold] }, story, bold, 0)!
    expect(gone.pieces.reduce((sum, { by }) => sum + by, 0)).toBe(before.through)
  })
  test('a fight that is over waits for no clash', () => {
    const at = (winner: number): string => told({ ...view, stack: [{ ...combat, winner }] })
    expect(at(-1)).toContain('Waiting for the next clash')
    expect(at(0)).not.toContain('Waiting for the next clash')
    expect(at(0)).toContain('The fight is over')
  })
  test('what was rolled before in this clash stays in its row; a clash later it is gone', () => {
    const [me, they] = combat.seats
    const story = [
      line({ what: 'combat begins', clause: 'WK-15.2', seat: me, other: they, foe: combat.foe, hex: 3 }),
      line({ what: 'clash', clause: 'WK-16.1', n: 1 }),
      line({ what: 'rolled', clause: 'WK-17.6', seat: me, dice: [9, 10] }),
      line({ what: 'hit', clause: 'WK-17.9', seat: me, damage: 3 }),
      line({ what: 'damage', clause: 'WK-17.10', seat: they, damage: 3, soak: 1, lost: 2 }),
    ]
    const blow = blowTold(view, story, combat, 0)!
    expect(blow).toMatchObject({ hit: true, through: 2, lost: 2, crits: 1, health: null })
    expect(
      Math.max(
        0,
        blow.pieces.reduce((sum, { by }) => sum + by, 0),
      ),
    ).toBe(2)
    expect(blowTold(view, story, combat, other(0))).toBeNull()
    expect(blowTold(view, [...story, line({ what: 'clash', clause: 'WK-16.1', n: 2 })], combat, 0)).toBeNull()
  })
})

/** The knight of this view strikes with a weapon of that name, which lies in the first hand. */
function armed(title: string): WkView {
  const card = cards(view).gear.findIndex(({ row }) => row.title === title)
  const knights = view.knights.map((k, seat) =>
    seat === combat.seats[0]
      ? { ...k, panels: [{ card, marked: false, plus: [] }, ...k.panels.slice(1)] }
      : k,
  )
  return { ...view, knights }
}
const bold = { ...combat, prepared: [false, false] as [boolean, boolean] }
const twoAttacks = { ...armed('Dingo AR'), stack: [bold, ...view.stack.slice(1)] }

describe('an option says its odds where the table wants them', () => {
  const says = (v: WkView, aids: boolean): string[] =>
    [ATTACK, MULTI].map((n) => fightDetail(v, { act: 'card', n }, aids) ?? '')
  test('of two attacks the likelier is said to have the best odds', () => {
    const [one, many] = says(twoAttacks, true)
    expect([one, many].filter((text) => text?.startsWith('best odds'))).toEqual([many])
  })
  test('without aids dice alone', () => {
    const [one] = says(twoAttacks, false)
    expect(one).toBe(`${aimedWith(twoAttacks, bold, 0, ATTACK, ATTACK)!.pool} dice, 1 Ammo, +1 dominance`)
    const wild = { ...view, stack: [freshWild(combat.seats[0], combat.foe)] }
    for (const act of ['escape', 'face']) expect(fightDetail(wild, { act }, false) ?? '').toMatch(/^[^%]+$/)
  })
})

describe('a reaction says what it changes', () => {
  const luckOf = (title: string): number => cards(view).luck.findIndex(({ row }) => row.title === title)
  const faster = luckOf('Faster, faster!')
  const again = luckOf('She’ll Be Right') < 0 ? luckOf("She'll Be Right") : luckOf('She’ll Be Right')
  function asked(moment: WindowFrame['moment'], side: 0 | 1, dice: number[]): WkView {
    const clash = { ...freshClash(), cards: [ATTACK, ATTACK] as [number, number] }
    const aimed = aimedWith(view, combat, side, ATTACK, ATTACK)!
    const at = { icon: aimed.icon, gear: aimed.gear, hit: dice.length > 0 }
    const attack = { ...freshAttack(clash, side, false, false), ...at, dice }
    const window: WindowFrame = {
      at: 'window',
      step: 0,
      moment,
      seats: [combat.seats[0]],
      turn: 0,
      passes: 0,
      open: true,
      about: 2,
      used: [],
    }
    return { ...view, stack: [combat, clash, attack, window] }
  }
  test('two dice more raise the odds of an attack that was not rolled', () => {
    const v = asked('before check', 0, [])
    const [found] = reactionsOf(v, [{ act: 'pass' }, { act: 'luck', of: [faster] }])
    expect(found).toMatchObject({ of: 'chance', action: { act: 'luck', n: faster } })
    const aimed = blowNow(v, combat, 0) as Aimed
    expect(found!.from).toBeCloseTo(aimed.chance)
    expect(found!.to).toBeCloseTo(passes(aimed.pool + 2, aimed.hitsFrom))
    const percent = (n: number): string => `${Math.round(n * 100)}\u00a0%`
    expect(detail(v, { act: 'luck', n: faster }, true)).toMatch(
      new RegExp(`^${percent(found!.from)} → ${percent(found!.to)}`),
    )
    expect(detail(v, { act: 'luck', n: faster }, false), 'not without aids').not.toMatch(/→|%/)
  })
  test('a roll that missed can only get better; dice that were thrown are not raised by more', () => {
    const v = asked('after check', 0, [1, 2])
    expect(reactionsOf(v, [{ act: 'luck', of: [again] }])[0]).toMatchObject({ from: 0, of: 'chance' })
    expect(reactionsOf(v, [{ act: 'luck', of: [faster] }])).toEqual([])
  })
  test('a card that turns a miss into a hit says so, with its damage', () => {
    const ten = cards(view).luck.findIndex(({ row }) => JSON.stringify(row.text).includes('turn a die'))
    const v = asked('after check', 0, [1, 2])
    const [found] = reactionsOf(v, [{ act: 'luck', of: [ten] }])
    expect(found).toMatchObject({ of: 'hit', from: 0 })
    expect(found!.to).toBeGreaterThan(0)
    expect(detail(v, { act: 'luck', n: ten }, true)).toMatch(`miss → hit, damage ${found!.to}. `)
  })
  test('letting go is called what it is', () => {
    const at = (v: WkView): string | null => fightLabel({ ...props, view: v }, { act: 'pass' })
    expect(at(asked('before check', 0, []))).toBe('Roll the dice')
    expect(at(asked('before soak', 1, [9]))).toBe('Take the hit')
  })
})
