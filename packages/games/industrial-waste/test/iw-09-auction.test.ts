import { act, WIDEST } from '@midden/kernel'
import { asked, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { industrialWaste as game } from '../src/index.ts'
import { acts, card, cards, given, moves, named, offers, offersBy, shows } from './support.ts'

const bids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ act: 'bid', n: from + i }))

describe('the auction of raw materials', () => {
  test('IW-9.1 IW-E2 the lot is M of the auctioneer; four bid in turn', () => {
    const match = given('A{start ORD RAW INN} B{} C{} D{}')
    moves(match, 'A raw')
    expect(match.position.stack[1]).toMatchObject({ at: 'auction', seller: 0, lot: 5 })
    expect(match.position.supply).toBe(25)
    const told = moves(match, 'B bid 4', 'C pass', 'D bid 6', 'A bid 7')
    shows(match, 'A{m10 €8 ORD INN} B{€15 m5} C{€15 m5} D{€15 m5}', 'IW-E2')
    expect(match.position.supply).toBe(25)
    expect(told).toEqual([
      { what: 'bid', clause: 'IW-9.5', seat: 1, bid: 4 },
      { what: 'no bid', clause: 'IW-9.5', seat: 2 },
      { what: 'bid', clause: 'IW-9.5', seat: 3, bid: 6 },
      { what: 'bid', clause: 'IW-9.5', seat: 0, bid: 7 },
      { what: 'sold', clause: 'IW-9.9', seat: 0, to: 0, lot: 5, price: 7 },
    ])
  })

  test('IW-9.1 a lower M makes a smaller lot, and the others’ M do not matter', () => {
    const match = given('A{M2 RAW GRO} B{M5}')
    moves(match, 'A raw')
    expect(match.position.stack[1]).toMatchObject({ lot: 2 })
  })

  test('IW-9.2 IW-9.3 IW-R12 IW-E28 a low supply shrinks the lot; an empty one leaves no auction', () => {
    const match = given('A{M5 m20 €15 RAW RAW} B{m27 ORD GRO}', { supply: 3 })
    expect(moves(match, 'A raw')).toEqual([
      { what: 'auction', clause: 'IW-9.2', seat: 0, adviser: false, lot: 3 },
    ])
    moves(match, 'B bid 2', 'A pass')
    shows(match, 'A{€17} B{m30 €13}', 'IW-R12 IW-E28')
    expect(match.position.supply).toBe(0)
    moves(match, 'B grow')
    expect(moves(match, 'A raw')).toEqual([{ what: 'no lot', clause: 'IW-9.3', seat: 0 }])
    expect(asked(match)).toEqual(['1:turn'])
    expect(match.position.discards).toEqual(cards('RAW GRO RAW'))
    shows(match, 'A{€17 m20 none} B{€13 m30}')
  })

  test('IW-9.4 everybody has one chance, from the auctioneer’s left, the auctioneer last', () => {
    const match = given('A{} B{} C{RAW GRO} D{}', { turn: 2 })
    moves(match, 'C raw')
    const order: string[] = []
    for (const seat of ['D', 'A', 'B', 'C']) {
      order.push(...asked(match))
      for (const other of [0, 1, 2, 3])
        if ('ABCD'[other] !== seat) refuses(match, other, { act: 'bid', n: 12 }, 'IW-9.4')
      refuses(match, 'ABCD'.indexOf(seat) === 0 ? 1 : 0, { act: 'pass' }, 'IW-9.4')
      moves(match, `${seat} pass`)
    }
    expect(order).toEqual(['3:bid', '0:bid', '1:bid', '2:bid'])
    expect(asked(match)).toEqual(['2:turn'])
    refuses(match, 0, { act: 'bid', n: 1 }, 'IW-9.4')
  })

  test('IW-9.4 IW-R29 no second bid, credit or not', () => {
    const match = given('A{RAW GRO} B{€4} C{€20}')
    moves(match, 'A raw', 'B bid 4', 'B credit')
    refuses(match, 1, { act: 'bid', n: 9 }, 'IW-9.4')
    refuses(match, 1, { act: 'bid', n: 15 }, 'IW-9.4', 'IW-9.7')
    moves(match, 'C bid 5')
    refuses(match, 1, { act: 'bid', n: 9 }, 'IW-9.4')
    expect(act(match, 1, { act: 'bid', n: 9 })?.reason).toBe('it is not your chance to bid')
    moves(match, 'A pass')
    shows(match, 'B{€14 L1 m5} C{€15 m10}', 'IW-R29')
  })

  test('IW-9.5 bids and passes are final and seen by all', () => {
    const match = given('A{RAW GRO} B{} C{} D{}')
    moves(match, 'A raw', 'B bid 4', 'C pass')
    for (const viewer of [0, 1, 2, 3, null])
      expect(game.view(match.position, viewer).auction).toEqual({
        seller: 0,
        lot: 5,
        bids: [null, 4, 0, null],
        high: 4,
        turn: 3,
      })
    refuses(match, 2, { act: 'bid', n: 5 }, 'IW-9.4')
  })

  test('IW-9.6 IW-R6 IW-E26 every bid beats the highest so far, and is at least €1', () => {
    const match = given('A{€10} B{M3 €20 RAW GRO} C{€7}', { turn: 1 })
    moves(match, 'B raw')
    expect(asked(match)).toEqual(['2:bid'])
    refuses(match, 2, { act: 'bid', n: 0 }, 'IW-9.6')
    refuses(match, 2, { act: 'bid' }, 'IW-9.6')
    offers(match, 2, { act: 'pass' }, ...bids(1, 7))
    moves(match, 'C bid 5')
    refuses(match, 0, { act: 'bid', n: 5 }, 'IW-9.6')
    expect(act(match, 0, { act: 'bid', n: 5 })?.reason).toBe('a bid must be higher than €5')
    offers(match, 0, { act: 'pass' }, ...bids(6, 10))
    moves(match, 'A bid 6')
    refuses(match, 1, { act: 'bid', n: 6 }, 'IW-9.6')
    offers(match, 1, { act: 'pass' }, ...bids(7, 20))
    moves(match, 'B pass')
    shows(match, 'A{m8 €4} B{€26} C{€7}', 'IW-R6 IW-E26')
    expect(match.position.supply).toBe(32)
  })

  test('IW-9.7 IW-E29 a bid above the cash is refused, in secret; after credit it is fine', () => {
    const match = given('A{RAW GRO} B{€4}')
    moves(match, 'A raw')
    const seen = game.view(match.position, 0)
    refuses(match, 1, { act: 'bid', n: 9 }, 'IW-9.7')
    expect(act(match, 1, { act: 'bid', n: 9 })?.reason).toBe(
      'a bid may not exceed your cash of €4; you may take a loan first (IW-3.6)',
    )
    expect(game.view(match.position, 0)).toEqual(seen)
    expect(match.journal.moves).toHaveLength(1)
    moves(match, 'B credit')
    expect(game.view(match.position, 0).companies[1]).toMatchObject({ loans: 1, cash: null })
    moves(match, 'B bid 9', 'A pass')
    shows(match, 'A{€24} B{m10 €5 L1}', 'IW-E29')
  })

  test('IW-9.7 a bid of all one’s cash is allowed', () => {
    const match = given('A{RAW GRO} B{€4}')
    moves(match, 'A raw', 'B bid 4', 'A pass')
    shows(match, 'A{€19} B{€0 m10 L0}')
  })

  test('IW-9.7 a purse of thousands never makes more answers than a decision may have', () => {
    const match = given('A{RAW GRO} B{€90000}')
    moves(match, 'A raw', 'B bid 4999')
    offers(match, 0, { act: 'pass' })
    const rich = given('A{RAW GRO} B{€90000}')
    moves(rich, 'A raw')
    offers(rich, 1, { act: 'pass' }, ...bids(1, WIDEST - 1))
  })

  test('IW-9.8 the highest bidder puts the lot in the tower', () => {
    const match = given('A{RAW GRO} B{} C{}')
    moves(match, 'A raw', 'B bid 3', 'C bid 4', 'A pass')
    shows(match, 'A{m5} B{m5} C{m10}', 'IW-9.8')
  })

  test('IW-9.9 the price goes to the auctioneer, or to the bank if that is the buyer', () => {
    const sold = given('A{RAW GRO} B{} C{}')
    const told = moves(sold, 'A raw', 'B bid 3', 'C pass', 'A pass')
    shows(sold, 'A{€18} B{€12} C{€15}')
    expect(told.at(-1)).toEqual({ what: 'sold', clause: 'IW-9.9', seat: 0, to: 1, lot: 5, price: 3 })
    const own = given('A{RAW GRO} B{} C{}')
    moves(own, 'A raw', 'B bid 3', 'C pass', 'A bid 4')
    shows(own, 'A{€11 m10} B{€15 m5} C{€15}')
  })

  test('IW-9.10 the auctioneer cannot withdraw the lot, however low the price', () => {
    const match = given('A{RAW GRO} B{}')
    moves(match, 'A raw', 'B bid 1')
    offers(match, 0, { act: 'pass' }, ...bids(2, 15))
    moves(match, 'A pass')
    shows(match, 'A{€16 m5} B{€14 m10}', 'IW-9.10')
  })

  test('IW-9.11 IW-R6 IW-E27 unsoldLot=return everybody passes: back to the supply', () => {
    const match = given('A{RAW GRO} B{}')
    expect(match.position.supply).toBe(40)
    const told = moves(match, 'A raw', 'B pass', 'A pass')
    expect(match.position.supply).toBe(40)
    shows(match, 'A{m5 €15} B{m5 €15}', 'IW-R6 IW-E27')
    expect(told.at(-1)).toEqual({ what: 'unsold', clause: 'IW-9.11', seat: 0, lot: 5 })
  })

  test('IW-9.11 IW-R6 IW-E27 unsoldLot=auctioneer-free everybody passes: the auctioneer has it for €0', () => {
    const match = given('A{RAW GRO} B{}', { options: { unsoldLot: 'auctioneer-free' } })
    const told = moves(match, 'A raw', 'B pass', 'A pass')
    expect(match.position.supply).toBe(35)
    shows(match, 'A{m10 €15} B{m5 €15}', 'IW-R6 IW-E27')
    expect(told.at(-1)).toEqual({ what: 'sold', clause: 'IW-9.11', seat: 0, to: 0, lot: 5, price: 0 })
  })

  test('IW-9.12 settled at once and in full; bids that did not win cost nothing', () => {
    const match = given('A{RAW GRO} B{} C{} D{}')
    moves(match, 'A raw', 'B bid 3', 'C bid 8', 'D bid 9')
    shows(match, 'A{€15} B{€15} C{€15} D{€15 m5}')
    moves(match, 'A pass')
    shows(match, 'A{€24} B{€15} C{€15} D{€6 m10}')
    expect(asked(match)).toEqual(['0:turn'])
  })

  test('IW-R28 the auctioneer uses the price at once, but not in that auction', () => {
    const match = given('A{€1 RAW INN} B{}')
    moves(match, 'A raw', 'B bid 8')
    offers(match, 0, { act: 'pass' })
    moves(match, 'A pass')
    offersBy('IW-R28')(match, 0, ...acts('innovate 0', 'innovate 1', 'innovate 2', 'discard INN', 'pass'))
  })

  test('IW-R34 a bidder without the cash is asked all the same', () => {
    const match = given('A{RAW GRO} B{€0} C{€3}')
    moves(match, 'A raw')
    expect(asked(match), 'IW-R34').toEqual(['1:bid'])
    offers(match, 1, { act: 'pass' })
    moves(match, 'B pass', 'C bid 3')
    expect(asked(match)).toEqual(['0:bid'])
    const two = given('A{RAW RAW} B{ORD}')
    expect(asked(two)).toEqual(['0:turn'])
    offers(two, 0, { act: 'raw' })
  })

  test('IW-9.3 an auction of nothing counts as playing RAW: the turn passes on', () => {
    const match = given('A{RAW GRO} B{m45 ORD}', { supply: 0 })
    expect(named(moves(match, 'A raw'), 'no lot')).toHaveLength(1)
    expect(asked(match)).toEqual(['1:turn'])
    shows(match, 'A{GRO}')
    refuses(match, 0, { act: 'discard', n: card('GRO') }, 'IW-7.1')
  })
})
