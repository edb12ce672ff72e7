import { begin, isRefusal, seeded } from '@midden/kernel'
import { asked, table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { ACC, fullDeck } from '../src/cards.ts'
import type { WorksEvent } from '../src/events.ts'
import { industrialWaste as game } from '../src/index.ts'
import { cards, moves, offers } from './support.ts'

/** Before the first card is dealt. */
const start = (seats: number) => game.setup(table(game, { seats }).position.options, seats, seeded('x'), null)

describe('setup', () => {
  test('IW-1.1 two, three or four play; another number is refused', () => {
    for (const seats of [2, 3, 4]) expect(table(game, { seats }).position.companies).toHaveLength(seats)
    for (const seats of [0, 1, 5])
      expect(begin(game, { seats, seed: 'x' })).toEqual({
        clauses: ['IW-1.1'],
        reason: 'Industrial Waste is played by 2 to 4',
      })
  })

  test('IW-1.1 left and next are clockwise: after the last seat comes seat 0', () => {
    const match = table(game, { seats: 3, options: { firstPlayer: 'host', firstSeat: 2 } })
    expect(asked(match)).toEqual(['2:set'])
    moves(match, 'C set 0')
    expect(asked(match)).toEqual(['0:set'])
    moves(match, 'A set 1')
    expect(asked(match)).toEqual(['1:set'])
    moves(match, 'B set 2')
    expect(asked(match)).toEqual(['2:turn'])
  })

  test('IW-1.2 every company has a colour of its own', () => {
    const colours = game.view(table(game, { seats: 4 }).position, null).companies.map(({ colour }) => colour)
    expect(colours, 'IW-1.2').toEqual(['red', 'blue', 'yellow', 'green'])
  })

  test('IW-1.3 IW-1.4 IW-1.5 IW-1.6 every company starts alike', () => {
    for (const c of start(4).companies)
      expect(c, 'IW-1.3 IW-1.4 IW-1.5 IW-1.6').toEqual({
        column: 14,
        row: 5,
        R: 5,
        M: 5,
        W: 5,
        waste: 0,
        tower: 5,
        cash: 15,
        loans: 0,
        hand: [],
        kept: false,
      })
  })

  test('IW-1.7 materialsSupply=finite five materials each, the rest of the 50 in the supply', () => {
    for (const [seats, supply] of [
      [2, 40],
      [3, 35],
      [4, 30],
    ] as const) {
      const s = start(seats)
      expect(s.supply, 'IW-1.7').toBe(supply)
      expect(s.companies.map(({ tower }) => tower)).toEqual(Array(seats).fill(5))
    }
  })

  test('IW-1.8 all 53 cards are shuffled face down, the Accident among them', () => {
    const s = start(3)
    expect(
      s.deck.toSorted((a, b) => a - b),
      'IW-1.8',
    ).toEqual(fullDeck())
    expect(s.deck).toHaveLength(53)
    expect(s.deck.filter((kind) => kind === ACC)).toHaveLength(1)
    expect(s.deck).not.toEqual(fullDeck())
    expect(s.discards).toEqual([])
    expect(s.companies.flatMap(({ hand }) => hand)).toEqual([])
    expect(s).toMatchObject({ round: 1, aside: false, ending: false, sets: [[], [], [], []] })
  })

  test('IW-1.8 the deck has 9 ORD, 8 RAW, 8 GRO, 7 INN, 7 DIS, 4 ADV, 4 HIR, 3 REM, 2 BRI, 1 ACC', () => {
    const counts = 'ORD RAW GRO INN DIS ADV HIR REM BRI ACC'
      .split(' ')
      .map((code) => fullDeck().filter((kind) => kind === cards(code)[0]).length)
    expect(counts, 'IW-1.8').toEqual([9, 8, 8, 7, 7, 4, 4, 3, 2, 1])
  })

  test('IW-1.9 IW-R19 firstPlayer=random the start player is a named draw', () => {
    for (const seat of [0, 1, 2]) {
      const told: WorksEvent[] = []
      const deck = { name: 'deck', value: cards('ORD RAW GRO INN DIS ADV HIR REM ORD RAW GRO INN') }
      const match = table(game, { seats: 3, script: [{ name: 'first', value: seat }, deck] }, told)
      expect(match.position.start, 'IW-R19').toBe(seat)
      expect(asked(match)).toEqual([`${seat}:set`])
      expect(told[0]).toEqual({ what: 'start player', clause: 'IW-1.9', seat })
      expect(told[1]).toEqual({ what: 'new round', clause: 'IW-2.12', round: 1, seat })
    }
  })

  test('IW-1.9 IW-R19 firstPlayer=random every seat is drawn about as often', () => {
    const counts = [0, 0, 0]
    for (let i = 0; i < 600; i++) counts[table(game, { seats: 3, seed: `first-${i}` }).position.start]!++
    for (const n of counts) expect(n).toBeGreaterThan(150)
  })

  test('IW-1.9 IW-R19 firstPlayer=host firstSeat=0 firstSeat=3 the host names the seat, and nothing is drawn for it', () => {
    for (const firstSeat of [0, 1, 2, 3]) {
      const match = table(game, {
        seats: 4,
        options: { firstPlayer: 'host', firstSeat },
        script: [{ name: 'deck', value: [] }],
      })
      expect(match.position.start, 'IW-R19').toBe(firstSeat)
      offers(match, firstSeat, ...[0, 1, 2, 3, 4].map((n) => ({ act: 'set', n })))
    }
  })

  test('IW-1.9 IW-R19 firstPlayer=host a seat nobody sits in is refused', () => {
    const refused = begin(game, { seats: 2, seed: 'x', options: { firstPlayer: 'host', firstSeat: 2 } })
    expect(isRefusal(refused) && refused).toEqual({
      clauses: ['IW-1.9'],
      reason: 'firstSeat must be a seat of the table, 0 to 1',
    })
    expect(
      isRefusal(begin(game, { seats: 2, seed: 'x', options: { firstPlayer: 'host', firstSeat: 1 } })),
    ).toBe(false)
    expect(isRefusal(begin(game, { seats: 2, seed: 'x', options: { firstSeat: 3 } }))).toBe(false)
  })
})
