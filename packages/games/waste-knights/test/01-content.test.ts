import { describe, expect, test } from 'vitest'
import { firstEdition } from '../src/cards/index.ts'
import { ranges } from '../src/cards/ranges.ts'
import { cards } from '../src/cards.ts'
import { catalogueOf, sold } from '../src/content/catalogue.ts'
import { idleRows } from '../src/content/pack/idle.ts'
import { wrongPack } from '../src/content/pack/read.ts'
import type { Pack } from '../src/content/rows.ts'
import { ready } from './stage.ts'

const sum = (list: readonly { copies: number }[]): number =>
  list.reduce((total, row) => total + row.copies, 0)
/** The sold pack as JSON with one place changed ("knights.0.line"); undefined takes it away. */
function edited(place: string, value: unknown): unknown {
  const pack: unknown = JSON.parse(JSON.stringify(firstEdition))
  const path = place.split('.')
  const last = path.pop()!
  const owner = path.reduce((at, key) => (at as Record<string, unknown>)[key], pack) as Record<
    string,
    unknown
  >
  if (value === undefined) delete owner[last]
  else owner[last] = value
  return pack
}
const wrong = (place: string, value: unknown): string | null => wrongPack(edited(place, value), 'content')

describe('the decks as sold', () => {
  test('WK-1.19 every deck has its printed copies', () => {
    const p = firstEdition
    expect([sum(p.events), sum(p.enemies)], 'WK-1.19').toEqual([18, 26])
    expect([sum(p.green), sum(p.yellow), sum(p.red), sum(p.blue), sum(p.vehicles)]).toEqual([
      46, 25, 14, 13, 12,
    ])
    expect([p.commons.length, p.privates.length, p.knights.length, sold.luck.length]).toEqual([
      12, 15, 13, 26,
    ])
    expect([p.events.length, p.enemies.length, p.luck.length]).toEqual([14, 23, 18])
    expect([p.green.length, p.yellow.length, p.red.length]).toEqual([21, 19, 12])
  })

  test('luck icons: 7 Ammo, 7 Fuel, 6 Health, 6 Radiation; ranks A to K twice, without a function (WK-14.10)', () => {
    const icons = (icon: string): number => sold.luck.filter((card) => card.icon === icon).length
    expect(['ammo', 'fuel', 'hp', 'rad'].map(icons)).toEqual([7, 7, 6, 6])
    expect(new Set(sold.luck.map(({ rank }) => rank)).size).toBe(26)
  })

  test('escape skills over the deck: Survival 12, Repair 9, Talk 9, Medicine 7, Guns 4, Blades 3', () => {
    const by = (skill: string): number =>
      sum([...firstEdition.events, ...firstEdition.enemies].filter(({ escape: way }) => way.skill === skill))
    expect(['Survival', 'Repair', 'Talk', 'Medicine', 'Guns', 'Blades'].map(by)).toEqual([12, 9, 9, 7, 4, 3])
  })

  test('WK-22.18 a knight sheet: six skills that sum to 12, 13 for the two weakest fighters', () => {
    for (const { id, skills } of firstEdition.knights)
      expect(
        skills.reduce((total, n) => total + n, 0),
        'WK-22.18',
      ).toBe(id === 'K03' || id === 'K06' ? 13 : 12)
  })

  test('WK-16.4 WK-R4 the range cards', () => {
    expect(
      ranges.map(({ range, difficulty, initiative }) => [
        range,
        difficulty,
        initiative.map(({ icon, lose }) => `${icon}${lose}`).join(' '),
      ]),
      'WK-16.4 WK-R4',
    ).toEqual([
      ['short', 5, 'X0 S0 M1'],
      ['medium', 7, 'M0 L1 S1'],
      ['long', 9, 'L0 M1'],
    ])
  })

  test('no row is idle, and the pack passes its own check', () => {
    expect(idleRows(firstEdition)).toEqual([])
    expect(wrongPack(JSON.parse(JSON.stringify(firstEdition)), 'content')).toBeNull()
  })

  test('numbers are stable: the same pack gives the same catalogue, lines and scripts', () => {
    const again = catalogueOf(firstEdition)
    expect(again.lines).toEqual(sold.lines)
    expect(again.scripts).toEqual(sold.scripts)
    for (const line of sold.lines) expect(sold.lines[line.no]).toBe(line)
  })

  test('WK-20.10 changes of one effect are one operation, radiation and health together', () => {
    const heal = sold.luck.find(({ row }) => row.id === 'L14')!.line
    expect(sold.scripts[heal.script], 'WK-20.10').toEqual([
      { do: 'counters', of: 'you', ammo: 0, fuel: 0, hp: 1, rad: -1, rep: 0 },
    ])
  })
})

describe('packs from outside', () => {
  test('misspelt and missing fields are named with their place', () => {
    const cooking = [{ at: 'passive', if: [{ skill: 'Cooking' }], do: [{ stat: 'dice', by: 1 }] }]
    expect(wrongPack(7, 'content')).toBe('content must be an object')
    expect(wrong('knights.0.line', undefined)).toBe('content.knights[0].line is missing')
    expect(wrong('green.0.colour', 'green')).toBe('content.green[0] has no field "colour"')
    expect(wrong('enemies.0.health', 0)).toBe('content.enemies[0].health must be a whole number from 1 to 20')
    expect(wrong('events.0.text', [{ at: 'rest', do: [] }])).toBe(
      'content.events[0].text[0].at must be one of event, event always',
    )
    expect(wrong('luck.0.text', [{ at: 'any', do: [{ do: 'fly' }] }])).toMatch(
      /^content\.luck\[0\]\.text\[0\]\.do\[0\]\.do must be one of change, fill/,
    )
    expect(wrong('green.14.text', cooking)).toMatch(
      /^content\.green\[14\]\.text\[0\]\.if\[0\]\.skill must be one of/,
    )
    expect(wrong('green.14.text', [{ at: 'passive', do: [{ speed: 1 }] }])).toBe(
      'content.green[14].text[0].do[0] must have one of the fields forbid, extra, stat',
    )
  })

  test('references must lead somewhere', () => {
    expect(wrong('commons.0.reward', [{ blue: 'B99' }])).toBe(
      'content: C01: there is no blue card "B99" to reward with',
    )
    expect(wrong('knights.0.hands', ['G06'])).toBe('content: knight K01: hands must hold weapons of the pack')
    expect(wrong('knights.0.hands', ['G07', 'G08'])).toBe('content: knight K01: more than two hands are full')
    expect(wrong('knights.0.body', 'G07')).toBe('content: knight K01: the body must wear armour of the pack')
    expect(wrong('knights.0.pocket', 'G07')).toBe(
      'content: knight K01: the pocket must hold general gear of the pack',
    )
    expect(wrong('knights.1.id', 'K01')).toBe('content: the id "K01" is used twice')
    expect(wrong('starters', ['Y01'])).toBe('content: starter "Y01" is not a green card')
    expect(wrong('starters', ['G06'])).toBe('content: starter "G06" needs 4 copies, one for every knight')
    expect(wrong('green.0.copies', 3)).toBe('content: starter "G01" needs 4 copies, one for every knight')
    expect(wrong('tiles.0.number', 0)).toBe('content: hex [1] must be on exactly one tile')
    expect(wrong('hexes.0.city', false)).toBe('content: hex [1] must be a city')
    expect(wrong('hexes.0.clauses', [])).toBe('content: hex [1] needs a clause for each line of its text')
    expect(wrong('vehicles.0.copies', 1)).toBe(
      'content: every vehicle needs 4 copies: all may choose the same one',
    )
    expect(wrong('blue.2.copies', 2)).toBe('content: a blue card has one copy')
    expect(wrong('yellow.0', firstEdition.blue[1])).toBe('content: the id "B02" is used twice')
  })

  test('rows that can never act are found', () => {
    const hp = { do: 'change', what: 'hp', by: 1 }
    const passive = (...when: unknown[]): unknown => [
      { at: 'passive', if: when, do: [{ stat: 'dice', by: 1 }] },
    ]
    expect(wrong('green.15.text', passive('vehicle', 'foot'))).toBe(
      'content: G16 line 1: "vehicle" and "foot"',
    )
    expect(wrong('green.15.text', passive({ by: 'self' }))).toBe('content: G16 line 1: nobody is "self" here')
    expect(wrong('green.15.text', passive({ skill: 'Talk' }, { skill: 'Guns' }))).toBe(
      'content: G16 line 1: two different conditions "skill"',
    )
    expect(wrong('green.15.text', [])).toBe('content: G16: it has no effect')
    expect(wrong('privates.0.reward', [{ gain: 'rep', n: 2 }])).toBe(
      'content: B04: no card or task rewards with it',
    )
    expect(wrong('luck.0.text', [{ at: 'any', do: [hp] }])).toBe(
      'content: L01 line 1: a luck card is always played by choice',
    )
    expect(wrong('luck.0.text', [{ at: 'any', may: true, pay: ['mark'], do: [hp] }])).toBe(
      'content: L01 line 1: a luck card is discarded by itself and cannot be marked',
    )
    expect(wrong('knights.6.text', [{ at: 'any', may: true, pay: ['discard'], do: [hp] }])).toBe(
      'content: K07 line 1: a knight sheet cannot be discarded',
    )
    expect(
      wrong(
        'enemies',
        firstEdition.enemies.filter(({ trait }) => trait !== 'Gang'),
      ),
    ).toBe('content: C07: there is no Gang enemy to play')
    expect(
      wrong(
        'knights',
        firstEdition.knights.map((row) => ({ ...row, hands: ['G08'] })),
      ),
    ).toBe('content: S01: it is printed on no sheet')
  })

  test('WK-1.1 a table plays with the pack it was given', () => {
    const { position } = ready(2, { options: { content: edited('knights.0.name', 'Somebody Else') as Pack } })
    expect(cards(position).knights[0]!.row.name, 'WK-1.1').toBe('Somebody Else')
    expect(cards(position)).toBe(cards(position))
    expect(cards(ready(2).position)).toBe(sold)
  })
})
