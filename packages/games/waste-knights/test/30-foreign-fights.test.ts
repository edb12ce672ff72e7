import { expand, offers, owing, seatsIn } from '@midden/kernel'
import { plays, table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { FrameKind, FrameOf } from '../src/frames/index.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { at, clash, fight, idle } from './arena.ts'
import { deal, gear, held, luck, type WkMatch, wild } from './stage.ts'

/** What the audit says of the match with its topmost frame of this kind changed, without the depth. */
function bent<K extends FrameKind>(
  match: WkMatch,
  kind: K,
  change: Partial<FrameOf<K>> | ((f: FrameOf<K>, s: Wk) => unknown),
): string | null {
  const s = wasteKnights.clone(match.position)
  const f = s.stack.findLast((frame) => frame.at === kind) as FrameOf<K>
  if (typeof change === 'function') change(f, s)
  else Object.assign(f, change)
  return wasteKnights.audit(s)?.replace(/^stack\[\d+\]: /, '') ?? null
}

describe('foreign fights', () => {
  test('WK-15.1 WK-8.7 a combat has two combatants, an enemy is an enemy', () => {
    const match = at(1, ['K01', 'K02'], 'W22')
    expect(bent(match, 'combat', {})).toBeNull()
    expect(bent(match, 'combat', { seats: [0, 0] })).toBe('a combat has two combatants')
    expect(bent(match, 'combat', { seats: [0, 3] })).toBe('a combat has two combatants')
    expect(bent(match, 'combat', { seats: [3, 0] })).toBe('a combat has two combatants')
    expect(bent(match, 'combat', { foe: wild('W01') })).toBe('there is no such enemy')
    expect(bent(match, 'combat', { foe: 999 })).toBe('there is no such enemy')
    expect(bent(match, 'combat', { wounds: 1 })).toBeNull()
    expect(bent(match, 'combat', { wounds: 3 })).toBe('an enemy has no more wounds than Health')
    expect(bent(match, 'combat', (_f, s) => s.stack.splice(3, 1))).toBe('a clash belongs to a combat')
  })

  test('WK-16.2 WK-17.1 WK-17.3 a clash has its cards, an attack the weapon and the icon that were named', () => {
    const match = fight(['K01', 'K02'], 'W22', [1, 1, 1, 1, 1], (s) => deal(s, 0, [luck('L05')]))
    idle(match)
    clash(match, 'attack', 'prepare')
    expect(match.position.stack.slice(3).map((f) => f.at)).toEqual(['combat', 'clash', 'attack', 'window'])
    expect(bent(match, 'clash', {})).toBeNull()
    expect(bent(match, 'clash', { cards: [0, -1] })).toBe('both have chosen a card by now')
    expect(bent(match, 'clash', { icons: [-1, -1] })).toBe('the icon named is not shown')
    expect(bent(match, 'clash', { icons: [3, -1] })).toBe('the icon named is not shown')
    expect(bent(match, 'clash', { gear: [gear('G15'), -1] })).toBe('what was named is no weapon')
    expect(bent(match, 'attack', { weapon: -1 })).toBe('an attack names a weapon and an icon')
    expect(bent(match, 'attack', { icon: -1 })).toBe('an attack names a weapon and an icon')
    for (const other of [{ weapon: 0 }, { gear: gear('G08') }, { icon: 3 }, { side: 1 as const }])
      expect(bent(match, 'attack', other), JSON.stringify(other)).toBe(
        'an attack is made with what was named',
      )
    expect(bent(match, 'attack', { open: true, asked: 2 })).toBe('the interlude is over')
    expect(bent(match, 'attack', { open: true, asked: 1 })).toBeNull()
    expect(bent(match, 'attack', (_f, s) => s.stack.splice(4, 1))).toBe('an attack belongs to a clash')
  })
})

describe('foreign setups', () => {
  /** A table of two at this question of its setup. */
  function upTo(question: string, seats = 2): WkMatch {
    const match = table(wasteKnights, { seats, seed: 'setup' }) as WkMatch
    const { index } = wasteKnights.program.setup!
    while (match.position.stack.at(-1)!.step < index[question]!) {
      const [seat] = seatsIn(owing(wasteKnights, match.position))
      plays(match, [seat!, expand(offers(wasteKnights, match.position, seat!))[0]!])
    }
    return match
  }
  const wrong = (match: WkMatch, change: (f: FrameOf<'setup'>, s: Wk) => unknown): string | null =>
    bent(match, 'setup', change)

  test('WK-3.1 WK-3.4 the knights are chosen one after the other, before anything is dealt', () => {
    const match = upTo('choose a vehicle')
    const [first, second] = (match.position.stack.at(-1) as FrameOf<'setup'>).order as [number, number]
    expect(wrong(match, () => {})).toBeNull()
    expect(wrong(match, (_f, s) => s.stack.splice(1, 0, { at: 'moves', step: 0, turn: 0 }))).toBe(
      'the setup comes before everything else',
    )
    expect(wrong(match, (f) => Object.assign(f, { order: [0, 0] }))).toBe('everybody chooses once')
    expect(wrong(match, (f) => f.order.push(2))).toBe('everybody chooses once')
    for (const field of ['starters', 'kept', 'votes'] as const)
      expect(wrong(match, (f) => f[field].push(-1))).toBe('everybody answers for himself')
    const nothing = 'nothing is dealt before the knights are chosen'
    expect(
      wrong(match, (_f, s) => {
        s.knights[0]!.panels[3] = held(s.gear[0]!.deck.find((card) => card === gear('G15'))!)
        s.gear[0]!.deck.splice(s.gear[0]!.deck.indexOf(gear('G15')), 1)
      }),
    ).toBe(nothing)
    const turns = 'knights are chosen one after the other'
    const bare = { sheet: -1, colour: -1, vehicle: -1, own: [] }
    expect(wrong(match, (_f, s) => Object.assign(s.knights[second]!, { colour: 3 }))).toBe(turns)
    expect(wrong(match, (_f, s) => Object.assign(s.knights[first]!, bare))).toBe(turns)
    expect(wrong(match, (f) => Object.assign(f, { turn: 1 }))).toBe(turns)
  })

  test('WK-3.8 WK-28.5 WK-3.17 starters lie in the pockets, tasks dealt are four', () => {
    const starters = upTo('place the starters')
    const pockets = 'starters lie in the pockets'
    expect(wrong(starters, () => {})).toBeNull()
    expect(wrong(starters, (_f, s) => s.knights[0]!.pack.push(...stowed(s, 3)))).toBe(pockets)
    expect(wrong(starters, (_f, s) => s.gear[0]!.deck.push(stowed(s, 3)[0]!.card))).toBe(pockets)
    expect(
      wrong(starters, (_f, s) => {
        const [out] = stowed(s, 3)
        s.gear[0]!.deck.splice(s.gear[0]!.deck.indexOf(gear('G15')), 1, out!.card)
        s.knights[0]!.panels[3] = held(gear('G15'))
      }),
    ).toBe(pockets)
    expect(wrong(starters, (f) => Object.assign(f.starters, { 0: 27 }))).toBe(
      'there is no such way to place starters',
    )
    expect(wrong(starters, (_f, s) => nobody(s))).toBe('every knight is chosen')
    const keeping = upTo('keep two tasks')
    expect(wrong(keeping, () => {})).toBeNull()
    expect(wrong(keeping, (f) => Object.assign(f.kept, { 1: 6 }))).toBe('everybody keeps two tasks of four')
    expect(wrong(keeping, (f, s) => s.unused.push(f.dealt[0]!.pop()!))).toBe(
      'everybody keeps two tasks of four',
    )
    const voting = upTo('agree on a mission')
    expect(wrong(voting, () => {})).toBeNull()
    expect(wrong(voting, (f, s) => f.dealt[0]!.push(s.unused.pop()!))).toBe(
      'tasks that were dealt are kept or rejected',
    )
  })
  const stowed = (s: Wk, panel: number) => {
    const h = s.knights[0]!.panels[panel]!
    s.knights[0]!.panels[panel] = null
    return [h]
  }
  /** Seat 1 has put his vehicle back. */
  const nobody = (s: Wk): void => {
    const k = s.knights[1]!
    s.pool[k.vehicle - gear('V01')]!++
    k.vehicle = -1
  }
})
