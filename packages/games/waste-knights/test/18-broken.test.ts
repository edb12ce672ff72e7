import { asked, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { firstEdition } from '../src/cards/index.ts'
import type { Wk } from '../src/position.ts'
import { rearrange, startCheck, startCombat } from '../src/push.ts'
import { clash, combatOf, idle, pick } from './arena.ts'
import { bareTable, deal, die, fetch, gear, held, luck, rights, type WkMatch, whats, wild } from './stage.ts'

/** Bad medicine: whoever uses it suffers 1 Radiation. */
const green = firstEdition.green.map((row) =>
  row.id === 'G01'
    ? {
        ...row,
        text: [
          { at: 'any', may: true, pay: ['discard'], do: [{ do: 'change', what: 'rad', by: 1 }] },
        ] satisfies (typeof row)['text'],
      }
    : row,
)
/** Seat 0 with Radiation 3 and bad medicine fights Hell Raiders (or seat 1) at Medium, before the first cards. */
function fighting(change: (s: Wk) => void = () => {}, foe: string | null = 'W15'): WkMatch {
  const match = bareTable(
    (s) => {
      Object.assign(s.knights[0]!, { rad: 3 })
      s.knights[0]!.panels[3] = fetch(s, gear('G01'))
      change(s)
      startCombat(s, 0, foe === null ? 1 : 2, foe === null ? -1 : wild(foe))
    },
    { knights: ['K08', 'K07', 'K04'], options: { content: { ...firstEdition, green } } },
  )
  idle(match)
  combatOf(match).range = 1
  return match
}
/** He uses it, and the fight is over at that moment. */
function falls(match: WkMatch, question: string): void {
  expect(asked(match)).toContain(question)
  const [use] = rights(match, 0)
  const { seats } = combatOf(match)
  const events = plays(match, [0, use!])
  expect(pick(events, 'combat decided')).toMatchObject([
    { what: 'combat decided', clause: 'WK-18.8', seats, winner: 1, how: 'radiation' },
  ])
  expect(whats(events)).not.toContain('rolled')
  expect(combatOf(match)?.winner ?? 1).toBe(1)
  expect(match.position.knights[0]!).toMatchObject({ down: true, rad: 4, hp: 4, ammo: 4 })
}

describe('a knight who falls in combat through anything but an attack', () => {
  test('WK-18.13 WK-R27 while the cards are chosen: none is shown', () => {
    falls(fighting(), '0:choose a combat card')
    const locked = fighting()
    plays(locked, [2, { act: 'card', n: 0 }])
    falls(locked, '0:choose a combat card')
  })

  test('WK-18.13 WK-16.10 while he rearranges by Defend, WK-16.12 while he says which way he goes', () => {
    const defending = fighting()
    clash(defending, 'defend', 'attack')
    falls(defending, '0:rearrange')
    const changing = fighting()
    clash(changing, 'change', 'attack')
    falls(changing, '0:advance or retreat')
  })

  test('WK-18.13 WK-17.1 while he names his weapon, WK-17.4 before he has paid for the attack', () => {
    const naming = fighting((s) => {
      s.knights[0]!.panels[0] = fetch(s, gear('G08'))
      s.knights[0]!.panels[1] = fetch(s, gear('G08'))
    })
    clash(naming, 'attack', 'prepare')
    falls(naming, '0:name a weapon')
    const before = fighting((s) => deal(s, 0, [luck('L02')]))
    clash(before, 'attack', 'prepare')
    plays(before, [0, { act: 'weapon', n: 1000, with: 1 }])
    falls(before, '0:act or pass')
  })

  test('WK-18.13 WK-19.5 in a duel his rival has won', () => {
    falls(
      fighting(() => {}, null),
      '0:choose a combat card',
    )
  })
})

describe('a knight who falls outside combat through an effect used at any time', () => {
  const ill = (change: (s: Wk) => void, hand: number[] = []): WkMatch =>
    bareTable(
      (s) => {
        Object.assign(s.knights[0]!, { rad: 3 })
        s.knights[0]!.panels[3] = fetch(s, gear('G01'))
        deal(s, 0, hand)
        change(s)
      },
      { knights: ['K08', 'K07', 'K04'], options: { content: { ...firstEdition, green } } },
      die(1, 1, 1, 1, 1),
    )

  test('WK-21.4 WK-14.12 he is asked no more in the window that is open', () => {
    const match = ill((s) => startCheck(s, 0, 'text', [5], 7), [luck('L11')])
    expect(asked(match), 'WK-21.4').toEqual(['0:act or pass'])
    plays(match, [0, rights(match, 0)[0]!])
    expect(match.position.knights[0]!.down).toBe(true)
    expect(asked(match), 'WK-21.4').toEqual(['2:1e clear the Stalls'])
  })

  test('WK-21.4 WK-22.12 he rearranges no more, and what he had planned is left undone', () => {
    const match = ill((s) => {
      s.knights[0]!.pack = [fetch(s, gear('G15'))]
      s.knights[1]!.pack = [fetch(s, gear('G16'))]
      rearrange(s, 3, true)
    })
    plays(match, [0, { act: 'put', n: 100 + 4 }], [0, rights(match, 0)[0]!])
    expect(asked(match)).toEqual(['1:rearrange'])
    plays(match, [1, { act: 'put', n: 3 }], [1, { act: 'done' }])
    expect(asked(match)).toEqual(['2:1e clear the Stalls'])
    expect(match.position.knights[0]!.pack, 'WK-21.4').toEqual([held(gear('G15'))])
    expect(match.position.knights[1]!.panels[3]).toEqual(held(gear('G16')))
  })

  test('WK-21.4 WK-30.8 somebody else’s misfortune does not carry out a plan he has not finished', () => {
    const match = ill((s) => {
      s.knights[1]!.pack = [fetch(s, gear('G16'))]
      rearrange(s, 3, true)
    })
    plays(match, [1, { act: 'put', n: 3 }])
    Object.assign(match.position.knights[1]!, { hp: 0, down: true })
    plays(match, [0, { act: 'done' }])
    expect(match.position.knights[1]!).toMatchObject({ down: true, pack: [held(gear('G16'))] })
    expect(asked(match), 'WK-21.4 WK-30.8').toEqual(['2:1e clear the Stalls'])
  })
})
