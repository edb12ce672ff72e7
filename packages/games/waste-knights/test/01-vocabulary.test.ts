import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { firstEdition } from '../src/cards/index.ts'
import { cards } from '../src/cards.ts'
import { wrongPack } from '../src/content/pack/read.ts'
import type { Pack } from '../src/content/rows.ts'
import type { Wk } from '../src/position.ts'
import { runScript, startCheck, startCombat } from '../src/push.ts'
import { clash, combatOf, idle } from './arena.ts'
import { faces, faceToFace, mover } from './road.ts'
import { exploreOf, opened } from './scout.ts'
import {
  answers,
  bareTable,
  deal,
  die,
  fetch,
  gear,
  held,
  luck,
  rights,
  type WkMatch,
  wild,
} from './stage.ts'

/** A pack with this row of the box changed. Cards keep their numbers. */
function pack<D extends 'luck' | 'green' | 'knights' | 'events' | 'hexes'>(
  deck: D,
  id: string,
  own: Partial<Pack[D][number]>,
): { content: Pack } {
  const rows = firstEdition[deck] as readonly Pack[D][number][]
  const content = {
    ...firstEdition,
    [deck]: rows.map((row) => (('id' in row ? row.id : `${row.number}`) === id ? { ...row, ...own } : row)),
  }
  expect(wrongPack(JSON.parse(JSON.stringify(content)), 'content')).toBeNull()
  return { content }
}

describe('words of the vocabulary that no card of the box uses', () => {
  const PASS = { act: 'pass' }
  const L05 = { act: 'luck', n: luck('L05') }

  test('WK-14.3 WK-1.7 a luck card with a cost is playable only if it can be paid, itself not counted', () => {
    const checking = (pay: Pack['luck'][number]['text'][number]['pay'], change: (s: Wk) => void): WkMatch =>
      bareTable(
        (s) => {
          deal(s, 0, [luck('L05')])
          change(s)
          startCheck(s, 0, 'text', [5], 7)
        },
        {
          options: pack('luck', 'L05', {
            text: [
              { at: 'before check', may: true, if: [{ by: 'you' }], pay, do: [{ do: 'dice', by: 1 }] },
            ] as Pack['luck'][number]['text'],
          }),
        },
        die(1, 1, 1, 1, 1, 1),
      )
    const ammo = (n: number) => (s: Wk) => void Object.assign(s.knights[0]!, { ammo: n })
    const poor = checking([{ spend: 'ammo', n: 2 }], ammo(1))
    offersExactly(poor, 0, [PASS])
    const rich = checking([{ spend: 'ammo', n: 2 }], ammo(3))
    offersExactly(rich, 0, [PASS, L05])
    plays(rich, [0, L05])
    expect(mover(rich).ammo, 'WK-1.7 WK-14.3').toBe(1)
    const alone = checking([{ luck: 1 }], () => {})
    offersExactly(alone, 0, [PASS])
    const two = checking([{ luck: 1 }], (s) => deal(s, 0, [luck('L05'), luck('L08')]))
    offersExactly(two, 0, [PASS, L05])
    plays(two, [0, L05])
    offersExactly(two, 0, [{ act: 'discard', ns: [luck('L08')] }])
    plays(two, [0, { act: 'discard', ns: [luck('L08')] }])
    expect(mover(two).hand).toEqual([])
  })

  test('WK-22.9 WK-22.5 starting gear is never discarded, so what it says for that cannot be used', () => {
    const general = (pocket: string | null): unknown[] => {
      const match = bareTable((s) => void Object.assign(s.knights[0]!, { ammo: 1 }), {
        options: pack('knights', 'K01', { pocket }),
      })
      return rights(match, 0)
    }
    expect(general('G01'), 'WK-22.9').toEqual([])
    const own = bareTable(
      (s) => {
        s.knights[0]!.ammo = 1
        s.knights[0]!.panels[4] = fetch(s, gear('G01'))
      },
      { options: pack('knights', 'K01', { pocket: 'G01' }) },
    )
    const { no } = cards(own.position).gear[gear('G01')]!.lines[0]!
    expect(rights(own, 0)).toEqual([{ act: 'any use', n: no }])
    plays(own, [0, { act: 'any use', n: no }])
    expect([mover(own).ammo, mover(own).panels[4]]).toEqual([3, null])
  })

  test('WK-17.12 WK-17.13 of a choice the healing is not left to him who strikes back at 0 HP', () => {
    const striking = (of: readonly ('hp' | 'ammo' | 'rad')[]): WkMatch => {
      const choose = { do: 'choose' as const, of: of.map((what) => [gain(what)]) }
      const options = pack('green', 'G02', {
        text: [{ at: 'any', may: true, pay: ['discard'], do: [choose] }],
      })
      const match = bareTable(
        (s) => {
          s.knights[0]!.panels[0] = fetch(s, gear('Y07'))
          s.knights[1]!.panels[3] = fetch(s, gear('G02'))
          Object.assign(s.knights[1]!, { hp: 1, ammo: 2, rad: 1 })
          deal(s, 1, [luck('L04')])
          startCombat(s, 0, 1, -1)
        },
        { knights: ['K01', 'K02', 'K04'], options },
        die(10, 1, 1, 7, 1, 1),
      )
      idle(match)
      combatOf(match).range = 1
      clash(match, 'attack', 'attack')
      plays(match, [0, { act: 'weapon', n: 0, with: 1 }], [1, { act: 'weapon', n: 1000, with: 1 }])
      while (match.position.knights[1]!.hp > 0) plays(match, [Number(asked(match)[0]![0]), idleAct(match)])
      expect(combatOf(match).down).toEqual([false, true])
      return match
    }
    const gain = (what: 'hp' | 'ammo' | 'rad') =>
      ({ do: 'change', what, by: what === 'rad' ? -1 : 1 }) as const
    const idleAct = (match: WkMatch) => ({ act: asked(match)[0]!.endsWith('breathe') ? 'go on' : 'pass' })
    expect(rights(striking(['hp', 'rad']), 1)).toEqual([])
    const match = striking(['hp', 'ammo'])
    const [use] = rights(match, 1)
    expect(rights(match, 1)).toHaveLength(1)
    plays(match, [1, use!])
    expect(match.position.knights[1]!, 'WK-17.12 WK-17.13').toMatchObject({ hp: 0, ammo: 3 })
    idle(match)
  })

  test('WK-11.17 text for one’s exploration is used while it is open, once a round if it is marked', () => {
    const match = opened(9, {
      options: pack('green', 'G15', {
        text: [{ at: 'explore', may: true, pay: ['mark'], do: [{ do: 'change', what: 'ammo', by: 1 }] }],
      }),
      change(s) {
        s.knights[0]!.panels[3] = fetch(s, gear('G15'))
        s.knights[0]!.ammo = 2
      },
    })
    const use = answers(match, 0).filter(({ act }) => act === 'use')
    expect(use).toEqual([{ act: 'use', n: cards(match.position).gear[gear('G15')]!.lines[0]!.no }])
    plays(match, [0, use[0]!])
    expect([mover(match).ammo, mover(match).panels[3]]).toEqual([3, held(gear('G15'), true)])
    expect(answers(match, 0).filter(({ act }) => act === 'use')).toEqual([])
    expect(exploreOf(match)!.acted).toBe(false)
  })

  test('WK-8.12 WK-1.7 an instruction of an event that cannot be paid for is skipped, the rest goes on', () => {
    const played = (fuel: number, hand: number[] = []): WkMatch => {
      const match = faceToFace('W02', {
        options: pack('events', 'W02', {
          text: [
            { at: 'event', pay: [{ spend: 'fuel', n: 2 }], do: [{ do: 'change', what: 'ammo', by: -1 }] },
            { at: 'event', do: [{ do: 'luck', by: -1 }] },
            { at: 'event', do: [{ do: 'change', what: 'rad', by: 1 }] },
          ],
        }),
        change(s) {
          s.knights[0]!.fuel = fuel
          deal(s, 0, hand)
        },
      })
      while (asked(match)[0] === '0:act or pass') plays(match, [0, PASS])
      faces(match)
      return match
    }
    const levels = (match: WkMatch) => {
      const { fuel, ammo, rad } = mover(match)
      return { fuel, ammo, rad }
    }
    expect(levels(played(1))).toEqual({ fuel: 1, ammo: 4, rad: 1 })
    expect(levels(played(3))).toEqual({ fuel: 1, ammo: 3, rad: 1 })
    // A luck card of his own choice, as nothing says at random.
    const match = played(1, [luck('L05'), luck('L08')])
    offersExactly(match, 0, [
      { act: 'discard', ns: [luck('L05')] },
      { act: 'discard', ns: [luck('L08')] },
    ])
    plays(match, [0, { act: 'discard', ns: [luck('L05')] }])
    expect(mover(match).hand).toEqual([luck('L08')])
    expect(match.position.wild.discard.at(-1)).toBe(wild('W02'))
  })

  test('WK-24.12 WK-8.12 nothing is attached that cannot be: Tuning without a vehicle', () => {
    const attach = (change: (s: Wk) => void): WkMatch =>
      bareTable(
        (s) => {
          s.knights[0]!.pack = [fetch(s, gear('B04'))]
          change(s)
          const { script, no } = cards(s).hexes[12]!.lines[1]!
          runScript(s, script, no, 0, -1)
        },
        {
          options: pack('hexes', '12', {
            text: firstEdition.hexes[11]!.text.map((row, i) =>
              i === 1 ? { at: 'action', do: [{ do: 'attach', trait: 'Tuning' }] } : row,
            ),
          }),
        },
      )
    expect(asked(attach(() => {}))).toEqual(['0:attach a card'])
    const walker = attach((s) => {
      s.pool[s.knights[0]!.vehicle - gear('V01')]!++
      Object.assign(s.knights[0]!, { vehicle: -1, fuel: 0 })
    })
    expect(asked(walker)).toEqual(['2:1e clear the Stalls'])
    expect(mover(walker), 'WK-24.12').toMatchObject({ under: [], pack: [held(gear('B04'))] })
  })
})
