import { act, canonical, expand, menu, seeded, waiting } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { BRI } from '../src/cards.ts'
import type { WorksEvent } from '../src/events.ts'
import { industrialWaste as game } from '../src/index.ts'
import { firstOwed, randomMove, seatsOf } from './play.ts'
import { cards, type Given, given, heard, moves, type WorksMatch } from './support.ts'

/** Everything that reaches one seat without anybody acting. */
const allThatReaches = (match: WorksMatch, seat: number | null): string =>
  canonical({
    view: game.view(match.position, seat),
    waiting: waiting(game, match.position, seat),
    ...(seat === null
      ? {}
      : {
          menu: menu(game, match.position, seat),
          barred: game.barred(game.view(match.position, seat), seat),
          sense:
            menu(game, match.position, seat).length > 1 &&
            game.sense(game.view(match.position, seat), seat, menu(game, match.position, seat), seeded('s')),
        }),
  })

const ATTEMPTS = ['order', 'grow', 'raw', 'repay', 'pass', 'bribe', 'decline', 'credit', 'hire+adviser']
  .map((name): { act: string; n?: number } => ({ act: name }))
  .concat(
    [1, 3, 9, 15, 40].map((n) => ({ act: 'bid', n })),
    [0, 5].map((n) => ({ act: 'innovate', n })),
  )

/** The refusals a seat gets for all it might try. */
const refusals = (match: WorksMatch, seat: number): string => {
  const offered = expand(menu(game, match.position, seat)).map(canonical)
  return canonical(ATTEMPTS.filter((a) => !offered.includes(canonical(a))).map((a) => act(match, seat, a)))
}

const SITUATIONS: [string, string, Given][] = [
  ['a turn', '{c16 w9 INN ADV ORD L1} B{GRO €# L1} C{DIS}', {}],
  [
    'a choice of sets',
    '{c16} B{€# L1} C{}',
    { at: 'set', sets: ['ORD RAW GRO', 'INN DIS HIR', 'ADV REM GRO', 'ORD INN BRI'] },
  ],
  ['an accident', '{c16 w9 kept BRI} B{c16 w14 €# kept BRI} C{}', { at: 'lay out', deck: 'ACC' }],
  [
    'a covered accident',
    '{c16 w9 kept BRI} B{c16 w14 €# kept BRI} C{}',
    { at: 'lay out', deck: 'ACC', options: { keptCard: 'covered' } },
  ],
]

describe('hidden cash', () => {
  for (const [name, companies, g] of SITUATIONS)
    test(`IW-2.8 IW-R16 IW-R36 ${name}: another's cash changes no byte of what a seat gets`, () => {
      const poor = given(`A${companies.replace('#', '0')}`, g)
      const rich = given(`A${companies.replace('#', '87')}`, g)
      for (const seat of [0, 2, null]) expect(allThatReaches(rich, seat)).toBe(allThatReaches(poor, seat))
      for (const seat of [0, 2]) expect(refusals(rich, seat)).toBe(refusals(poor, seat))
      expect(canonical(game.view(rich.position, 1))).not.toBe(canonical(game.view(poor.position, 1)))
    })

  test('IW-2.8 IW-R34 IW-R36 an auction: a bidder’s purse shows in nothing but the bid', () => {
    const worlds = [0, 3, 50].map((cash) => {
      const match = given(`A{RAW GRO} B{€${cash}} C{€9}`)
      moves(match, 'A raw')
      return match
    })
    const same = () => {
      for (const seat of [0, 2, null])
        expect(new Set(worlds.map((match) => allThatReaches(match, seat))).size).toBe(1)
      for (const seat of [0, 2]) expect(new Set(worlds.map((match) => refusals(match, seat))).size).toBe(1)
    }
    same()
    const told = worlds.map((match) => {
      const events = moves(match, 'B pass')
      return [0, 2, null].map((seat) => heard(events, seat))
    })
    expect(new Set(told.map(canonical)).size).toBe(1)
    same()
    for (const match of worlds) moves(match, 'C bid 4')
    same()
  })

  test('IW-9.7 a refused bid is told to nobody', () => {
    const match = given('A{RAW GRO} B{€4} C{}')
    moves(match, 'A raw')
    const before = [0, 2, null].map((seat) => allThatReaches(match, seat))
    const told: WorksEvent[] = []
    expect(act(match, 1, { act: 'bid', n: 9 }, told)).not.toBeNull()
    expect(told).toEqual([])
    expect([0, 2, null].map((seat) => allThatReaches(match, seat))).toEqual(before)
  })

  test('IW-2.8 moves of one seat look the same to the others whatever its purse holds', () => {
    const events = [20, 95].map((cash) => {
      const match = given(`A{€${cash} L1 INN ADV ORD RAW} B{GRO GRO GRO} C{}`)
      const told = moves(
        match,
        'A innovate 0',
        'B grow',
        'A repay',
        'B grow',
        'A order',
        'B discard GRO',
        'A credit',
      )
      return [1, 2, null].map((viewer) => canonical([heard(told, viewer), game.view(match.position, viewer)]))
    })
    expect(events[0]).toEqual(events[1])
  })

  test('IW-3.4 IW-R36 what a forced loan lays open is marked as revealing, loan or not', () => {
    for (const cash of [0, 40]) {
      const told: WorksEvent[] = []
      given(`A{€${cash}} B{}`, { at: 'pay workers', told })
      expect(told.find((e) => e.what === 'wages' && e.seat === 0)?.reveals).toBe(true)
    }
  })
})

describe('hidden cards', () => {
  test('IW-R2 the deck’s order changes no byte of any view', () => {
    const one = given('A{ORD GRO} B{DIS}', { deck: 'ORD RAW GRO' })
    const other = given('A{ORD GRO} B{DIS}', { deck: 'GRO ACC ORD RAW' })
    for (const seat of [0, 1, null]) expect(allThatReaches(other, seat)).toBe(allThatReaches(one, seat))
  })

  test('IW-R7 keptCard=covered the kind of a covered card changes no byte of another’s view', () => {
    const options = { keptCard: 'covered' } as const
    const worlds = ['BRI', 'GRO', 'ADV'].map((kind) =>
      given(`A{kept ${kind}} B{ORD DIS} C{}`, { options, turn: 1 }),
    )
    for (const seat of [1, 2, null])
      expect(new Set(worlds.map((match) => allThatReaches(match, seat))).size).toBe(1)
    expect(new Set(worlds.map((match) => allThatReaches(match, 0))).size).toBe(3)
  })

  test('IW-R7 keptCard=covered in a waiting accident somebody who could use BRI is given it', () => {
    const options = { keptCard: 'covered' } as const
    const companies = 'A{c16 w9 kept BRI} B{c17 w14 kept GRO} C{c14 w9 kept DIS} D{c16 w3 kept INN}'
    const match = given(companies, { at: 'lay out', deck: 'ACC', options })
    const bribers = new Set<number>()
    for (const viewer of [1, 2, 3, null])
      for (let i = 0; i < 60; i++) {
        const world = game.imagine(game.view(match.position, viewer), seeded(`imagine ${i}`))
        const holders = seatsOf(world).filter((seat) => world.companies[seat]!.hand[0] === BRI)
        const usable = holders.filter((seat) => seat < 2)
        expect(usable.length).toBeGreaterThan(0)
        expect(game.audit(world)).toBeNull()
        usable.forEach((seat) => void bribers.add(seat))
      }
    expect([...bribers].sort()).toEqual([0, 1])
  })

  test('IW-R7 who is asked may imagine anything of the others', () => {
    const options = { keptCard: 'covered' } as const
    const match = given('A{c16 w9 kept BRI} B{c17 w14 kept GRO}', { at: 'lay out', deck: 'ACC', options })
    const kinds = new Set<number>()
    for (let i = 0; i < 200; i++) {
      const world = game.imagine(game.view(match.position, 0), seeded(`asked ${i}`))
      kinds.add(world.companies[1]!.hand[0]!)
      expect(world.companies[0]!.hand).toEqual(cards('BRI'))
    }
    expect(kinds.size).toBeGreaterThan(5)
    expect(kinds.has(9)).toBe(false)
  })

  test('IW-R7 who has answered knows that somebody else is still asked', () => {
    const options = { keptCard: 'covered' } as const
    const match = given('A{c16 w9 kept BRI} B{c17 w14 kept BRI} C{}', { at: 'lay out', deck: 'ACC', options })
    moves(match, 'A decline')
    for (let i = 0; i < 50; i++) {
      const world = game.imagine(game.view(match.position, 0), seeded(`answered ${i}`))
      expect(world.companies[1]!.hand).toEqual(cards('BRI'))
      expect(game.view(world, 0)).toEqual(game.view(match.position, 0))
    }
  })
})

describe('other worlds', () => {
  test('IW-9.7 an imagined bidder can pay what was bid', () => {
    const match = given('A{RAW GRO} B{€95} C{€9}')
    moves(match, 'A raw', 'B bid 90')
    for (let i = 0; i < 50; i++) {
      const world = game.imagine(game.view(match.position, 2), seeded(`bid ${i}`))
      expect(world.companies[1]!.cash).toBeGreaterThanOrEqual(90)
      expect(game.audit(world)).toBeNull()
    }
  })

  test('IW-2.8 rehide changes purses, deck and covered cards, and nothing in sight', () => {
    const options = { keptCard: 'covered' } as const
    const match = given('A{kept BRI} B{ORD DIS} C{kept GRO}', { options, turn: 1 })
    const cash = new Set<number>()
    const kinds = new Set<number>()
    for (let i = 0; i < 60; i++) {
      const world = game.clone(match.position)
      game.rehide(world, 1, seeded(`rehide ${i}`))
      expect(canonical(game.view(world, 1))).toBe(canonical(game.view(match.position, 1)))
      expect(game.audit(world)).toBeNull()
      cash.add(world.companies[0]!.cash)
      kinds.add(world.companies[2]!.hand[0]!)
      expect(world.deck).not.toEqual(match.position.deck)
      expect(world.rng).not.toEqual(match.position.rng)
    }
    expect(Math.min(cash.size, kinds.size)).toBeGreaterThan(5)
  })

  test('IW-2.8 money=open nothing about purses is left to imagine', () => {
    const match = given('A{€7 ORD} B{€31 ORD}', { options: { money: 'open' } })
    const world = game.clone(match.position)
    game.rehide(world, 0, seeded('open'))
    expect(world.companies.map(({ cash }) => cash)).toEqual([7, 31])
  })

  test('IW-R36 imagined games can be played on to their end', () => {
    const match = given('A{RAW GRO INN} B{ORD DIS ADV} C{}')
    moves(match, 'A raw', 'B bid 4')
    const rng = seeded('on')
    const world: WorksMatch = { ...match, position: game.imagine(game.view(match.position, null), rng) }
    for (let i = 0; i < 30; i++) randomMove(world, rng)
    expect(firstOwed(world.position)).toBeGreaterThanOrEqual(0)
  })
})
