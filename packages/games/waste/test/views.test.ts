import { act, eventsFor, type Viewer } from '@midden/kernel'
import { arranged, plays, table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { deckOf } from '../src/cards.ts'
import { type Waste, type WasteView, waste } from '../src/index.ts'
import {
  A,
  atAuction,
  atRecyclers,
  B,
  bid,
  C,
  card,
  cards,
  dealt,
  of,
  sorted,
  type WasteMatch,
} from './kit.ts'
import { playOut } from './playout.ts'

const seen = (match: WasteMatch, viewer: Viewer): WasteView => waste.view(match.position, viewer)
const keepFirst = (match: WasteMatch, seat: number): void =>
  void plays(match, [seat, { act: 'keep', n: match.position.hands[seat]![0]! }])

/** Exchanges a drafted card with another one, wherever that lies among hands, piles and the draw pile. */
function give(s: Waste, seat: number, pass: number, held: number): void {
  const old = s.drafted[pass * s.seats + seat]!
  for (const zone of [s.drafted, s.pile, s.bonus, ...s.hands])
    zone.forEach((n, at) => {
      if (n === held) zone[at] = old
      else if (n === old) zone[at] = held
    })
  for (const hand of s.hands) hand.sort((a, b) => a - b)
}

describe('WASTE-5 what each may know', () => {
  test('WASTE-3.3 the whole view of a seat in the middle of the draft', () => {
    const match = dealt(2, 'PA12 PA01 FO01 PA07 CO01 ME01 ES01 HZ01 HZ02 PL01 PL02 RC01 ME09 TX01')
    plays(match, [A, { act: 'keep', n: card('RC01') }], [B, { act: 'keep', n: card('PA12') }])
    plays(match, [A, { act: 'keep', n: card('ME09') }])
    const nothing = {
      food: 0,
      electronics: 0,
      textiles: 0,
      metal: 0,
      paper: 0,
      hazardous: 0,
      plastic: 0,
      points: 0,
    }
    expect(seen(match, A), 'WASTE-3.3').toEqual({
      me: A,
      seats: 2,
      options: match.position.options,
      round: 1,
      boss: A,
      step: 'keep',
      asked: [B],
      turn: null,
      passes: 1,
      hand: cards('FO01 CO01 ES01 ME09 HZ02 PL02'),
      drafted: cards('RC01'),
      packs: [cards('TX01 ME01 PA01 PA07 HZ01 PL01 RC01'), cards('FO01 CO01 ES01 ME09 HZ02 PL02')],
      answer: cards('ME09'),
      hands: [
        { holds: 6, known: [], spent: [] },
        { holds: 6, known: [], spent: [] },
      ],
      piles: [],
      bids: [],
      ranking: [],
      pending: [],
      stations: [[], []],
      scores: [nothing, nothing],
      values: [0, 0],
      standing: [0, 0],
      drawPile: 106,
      burnt: [],
      burntUnseen: 0,
      // Of the 14 cards dealt only PA12 has not been before A.
      unseen: [15, 5, 7, 5, 13, 14, 16, 12, 14, 6],
      shown: null,
    })
    expect(seen(match, B)).toMatchObject({ me: B, asked: [B], answer: null, drafted: cards('PA12') })
    expect(seen(match, null)).toMatchObject({
      me: null,
      hand: [],
      drafted: [],
      packs: [],
      answer: null,
      asked: [B],
    })
    expect(seen(match, null).unseen).toEqual(deckOf(null).counts)
  })

  test('WASTE-3.3 packs are shown in listing order, not in dealing order', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { hand } = seen(table(waste, { seats: 4, seed }), C)
      expect(hand).toEqual(sorted(hand))
    }
  })

  test('WASTE-3.7 a player remembers the packs seen and the choices made, this round', () => {
    const match = table(waste, { seats: 3, seed: 'memory' })
    const packs: number[][] = []
    const kept: number[] = []
    for (let pass = 0; pass < 6; pass++) {
      packs.push(match.position.hands[B]!.slice())
      kept.push(match.position.hands[B]![0]!)
      for (const seat of [A, B, C]) keepFirst(match, seat)
      expect(seen(match, B).packs.slice(0, pass + 1)).toEqual(packs)
      expect(seen(match, B).drafted.slice(0, pass + 1)).toEqual(kept)
    }
    expect(seen(match, B).packs.length).toBe(7)
    expect(seen(match, B).packs[6]).toEqual([seen(match, B).drafted[6]])
    bid(match, '', '', '')
    if (match.position.round === 2) expect(seen(match, B).packs.length).toBe(1)
  })

  test('WASTE-R7 packs that pass to the right are remembered as they came', () => {
    const match = table(waste, { seats: 3, seed: 'right', options: { passDirection: 'alternate' } })
    match.position.round = 2
    const first = match.position.hands[A]!.slice()
    for (const seat of [A, B, C]) keepFirst(match, seat)
    const second = match.position.hands[A]!.slice()
    for (const seat of [A, B, C]) keepFirst(match, seat)
    expect(seen(match, A).packs.slice(0, 2)).toEqual([first, second])
  })

  test('WASTE-5.14 the number of cards in hand is public, the cards are not', () => {
    const match = atAuction({ seats: 3, hands: ['PA01', 'PA02', 'PA03'] })
    for (const viewer of [A, B, C, null]) {
      const view = seen(match, viewer)
      expect(view.hands).toEqual([A, B, C].map(() => ({ holds: 7, known: [], spent: [] })))
      expect(view.hand).toEqual(viewer === null ? [] : match.position.hands[viewer])
    }
  })

  test('WASTE-1.11 an empty bid looks like any other until the showing, to the byte', () => {
    const with_ = (ns: number[]): string => {
      const match = atAuction({ seats: 3, hands: ['HZ01 HZ02'] })
      const events = plays(match, [A, { act: 'bid', ns }])
      return JSON.stringify([B, C, null].map((viewer) => [seen(match, viewer), eventsFor(events, viewer)]))
    }
    expect(with_([])).toBe(with_(cards('HZ01 HZ02')))
    const match = atAuction({ seats: 3, hands: ['HZ01 HZ02'] })
    plays(match, [A, { act: 'bid', ns: cards('HZ01 HZ02') }])
    expect(seen(match, A).answer).toEqual(cards('HZ01 HZ02'))
    expect(seen(match, B).answer).toBe(null)
  })

  test('WASTE-6.3 in step 5 only whose turn it is becomes public, not who comes later', () => {
    const match = table(waste, { seats: 3, seed: 'later', options: { firstBoss: 'chosen' } })
    for (let pass = 0; pass < 6; pass++) for (const seat of [A, B, C]) keepFirst(match, seat)
    // C's first card has been before nobody else; in one world it is a Recycler, in the other it lies in the pile.
    const worlds = [false, true].map((holding) => {
      const { position: s } = arranged(match, (changed) => {
        give(changed, A, 0, card('RC01'))
        give(changed, C, 0, card(holding ? 'RC02' : 'PL16'))
        give(changed, B, 0, card('PL15'))
      })
      const world = { ...match, position: s }
      const events = bid(world, '', '', '')
      return [A, B, null].map((viewer) => [
        { ...seen(world, viewer), drawPile: 0 },
        eventsFor(events, viewer),
      ])
    })
    expect(worlds[0]).toEqual(worlds[1])
  })

  test('WASTE-6.7 the Recyclers left in a hand are its owner’s to know, pending ones everybody’s', () => {
    const { match } = atRecyclers({ seats: 2, hands: ['RC01 RC02'], top: 'RC05 FO01 FO02' })
    expect(JSON.stringify(seen(match, null))).not.toContain(String(card('RC02')))
    plays(match, [A, { act: 'draw' }])
    expect(seen(match, null).pending).toEqual(cards('RC05'))
    expect(seen(match, B)).toMatchObject({ turn: A, asked: [A] })
    expect(seen(match, B).hands[A]).toEqual({ holds: 6, known: [], spent: cards('RC01') })
  })

  test('WASTE-3.6 the report of an automatic choice shows others no more than one made by hand', () => {
    const match = table(waste, { seats: 2, seed: 'last' })
    for (let pass = 0; pass < 5; pass++) for (const seat of [A, B]) keepFirst(match, seat)
    keepFirst(match, A)
    const events = plays(match, [B, { act: 'keep', n: match.position.hands[B]![0]! }])
    for (const viewer of [B, null])
      for (const event of of(eventsFor(events, viewer), 'kept'))
        if (event.seat === A) expect(event.card).toBe(null)
  })

  test('WASTE-7.3 stations, standing, values, boss, round and step are everybody’s to see', () => {
    const match = atAuction({ seats: 2, stations: ['ME01 ME02 ME03', 'TX11 TX12'], round: 2, boss: B })
    for (const viewer of [A, B, null])
      expect(seen(match, viewer)).toMatchObject({
        stations: [cards('ME01 ME02 ME03'), cards('TX11 TX12')],
        standing: [10, 5],
        values: [3, 6],
        boss: B,
        round: 2,
        step: 'bid',
      })
  })

  test('WASTE-R22 the standing that names the boss leaves majorities out, the scores do not', () => {
    const match = atAuction({ seats: 2, stations: ['1×PL', ''], options: { interimMajorities: 'ignore' } })
    expect(seen(match, A).standing).toEqual([0, 0])
    expect(seen(match, A).scores.map(({ points }) => points)).toEqual([12, 0])
  })

  test('WASTE-R13 what a viewer has not seen yet is counted by type', () => {
    const match = atAuction({
      seats: 2,
      hands: ['7×TX', '7×ME'],
      piles: ['PA01 PA02 PL01'],
      stations: ['2×HZ', '1×FO'],
    })
    expect(seen(match, null).unseen).toEqual([15, 6, 8, 5, 14, 16, 16, 12, 16, 7])
    bid(match, '', '')
    expect(seen(match, null).unseen).toEqual([15, 6, 8, 5, 7, 9, 16, 12, 16, 7])
  })

  test('a view is rebuilt from the state: it shares nothing with it but the frozen options', () => {
    const things = (node: unknown, found: Set<unknown> = new Set()): Set<unknown> => {
      if (typeof node !== 'object' || node === null || Object.isFrozen(node)) return found
      found.add(node)
      for (const child of Object.values(node)) things(child, found)
      return found
    }
    const match = table(waste, { seats: 3, seed: 'apart', options: { bidReveal: 'counts' } })
    playOut(match, 'apart', undefined, (s) => {
      const own = things(s)
      for (const viewer of [A, B, C, null])
        for (const thing of things(waste.view(s, viewer))) expect(own.has(thing)).toBe(false)
    })
  })

  test('WASTE-1.12 a refusal shows nobody anything', () => {
    const match = atAuction({ seats: 2, hands: ['PA01', 'PA02'] })
    const before = JSON.stringify([A, B, null].map((viewer) => seen(match, viewer)))
    expect(act(match, A, { act: 'bid', ns: cards('PA02') })).not.toBe(null)
    expect(JSON.stringify([A, B, null].map((viewer) => seen(match, viewer)))).toBe(before)
  })
})
