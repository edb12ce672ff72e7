import { begin, isRefusal } from '@midden/kernel'
import {
  CARD_IDS,
  ladderOf,
  type Score,
  type ShownBid,
  scoreStations,
  type WasteView,
  waste,
} from '@midden/waste'
import { describe, expect, test } from 'vitest'
import { leftOfBoss, placesOf } from '../src/games/waste/logic/auction.ts'
import { lotsOf } from '../src/games/waste/logic/bays.ts'
import { cardOf, unitsOf } from '../src/games/waste/logic/cards.ts'
import {
  keepGain,
  laidWithPile,
  nextGain,
  ownToLay,
  pointsWith,
  removal,
} from '../src/games/waste/logic/forecast.ts'
import { leadOf } from '../src/games/waste/logic/leads.ts'
import { keepBadge, nextBadge, pointsRange } from '../src/games/waste/logic/race.ts'
import { heldIn, placeOf, tieOf } from '../src/games/waste/logic/sheet.ts'
import { worthOf } from '../src/games/waste/logic/worth.ts'

const cards = (ids: string): number[] => (ids === '' ? [] : ids.split(' ').map((id) => CARD_IDS.indexOf(id)))

/** A view of seat 0 with these stations. */
function viewOf(stations: string[], change: Partial<WasteView> = {}): WasteView {
  const match = begin(waste, { seats: stations.length, seed: 'board' })
  if (isRefusal(match)) throw new Error(match.reason)
  const view = waste.view(match.position, 0)
  const laid = stations.map(cards)
  return { ...view, stations: laid, scores: scoreStations(laid, ladderOf(view.options)), ...change }
}

describe('figures on options', () => {
  test('keeping counts the cards kept before, and a Recycler has none', () => {
    const view = viewOf(['ME01', '', ''], { drafted: cards('ME02') })
    expect(keepGain(view, cardOf('ME03')!)).toBe(10)
    expect(keepGain(view, cardOf('TX01')!)).toBe(0)
    expect(keepGain(view, cardOf('RC01')!)).toBeNull()
    expect(nextGain(view, 'ME')).toBe(10)
  })

  test('a bid leaves the hand, a pile adds what is face up', () => {
    const view = viewOf(['', '', ''], {
      step: 'bid',
      hand: cards('TX01 TX02 PL01 RC01'),
      piles: [{ cards: [...cards('ME01 HZ01'), null], taker: null, burnt: false }],
    })
    expect(ownToLay(view)).toEqual(cards('TX01 TX02 PL01'))
    expect(pointsWith(view, ownToLay(view))).toBe(17)
    expect(pointsWith(view, laidWithPile(view, 0, cards('PL01')))).toBe(3)
  })

  test('a majority is never one figure: what is at stake with a chance, or how the chance moves', () => {
    const alone = viewOf(['', 'PL01', 'ES01'], { drafted: [] })
    expect(keepBadge(alone, cardOf('PL02')!)).toMatch(/^−10…\+12\n\d+\u00a0%$/)
    expect(keepBadge(alone, cardOf('ES02')!)).toMatch(/^0…\+10\n\d+\u00a0%$/)
    expect(keepBadge(alone, cardOf('TX01')!)).toBe('±0')
    expect(nextBadge(alone, 'PL')).toMatch(/^−10…\+12 \d+\u00a0%$/)
    const [, from, to] = /^(\d+)→(\d+)\u00a0%$/.exec(
      keepBadge(viewOf(['PL02', 'PL01', '']), cardOf('PL03')!)!,
    )!
    expect(Number(to)).toBeGreaterThan(Number(from))
    expect(pointsRange(alone, cards('TX01 TX02'))).toBe('5')
    expect(pointsRange(alone, cards('TX01 TX02 PL02'))).toBe('−5…17')
  })

  test('removing is compared after sorting, hand laid', () => {
    const view = viewOf(['PL01', 'PL02 PL03'], { step: 'recycler', hand: cards('TX01 TX02 RC01') })
    expect(removal(view, cardOf('PL01')!)).toEqual({ now: -5, after: 5 })
    expect(removal(view, cardOf('TX01')!)).toEqual({ now: -5, after: -10 })
  })

  test('a watcher has no figures', () => {
    const view = viewOf(['TX01 TX02', ''], { me: null, hand: [] })
    expect(ownToLay(view)).toEqual([])
    expect(pointsWith(view, cards('TX03 TX04'))).toBe(0)
  })

  test('nothing hidden is used: other hands change no figure', () => {
    const view = viewOf(['ME01 ME02', 'PL01'], { drafted: [] })
    const other = { ...view, hands: view.hands.map((hand) => ({ ...hand, holds: 1 })), unseen: [] }
    for (const card of view.hand) expect(keepGain(other, card)).toBe(keepGain(view, card))
  })

  test('what a card is good for', () => {
    const view = viewOf(['FO01 FO02 PA01 EL01', 'ES01'], { drafted: [] })
    expect(worthOf(view, cardOf('CO01')!).beside).toBe(2)
    expect(worthOf(view, cardOf('PA02')!).paper).toEqual([1, 3])
    expect(worthOf(view, cardOf('ES02')!)).toMatchObject({ held: 3, rival: 1 })
  })
})

describe('bays', () => {
  test('food lies on compost by three, the rest beside', () => {
    const lots = lotsOf('food', cards('FO01 FO02 FO03 FO04 CO01'))
    expect(lots.map(({ chips, tray, gaps }) => [chips.length, tray !== null, gaps])).toEqual([
      [3, true, 0],
      [1, false, 0],
    ])
  })
  test('sets are full only with cards that lie there', () => {
    expect(lotsOf('metal', cards('ME01 ME02'), cards('ME03')).map(({ full, gaps }) => [full, gaps])).toEqual([
      [false, 0],
    ])
    expect(lotsOf('textiles', cards('TX01 TX02 TX03')).map(({ full, gaps }) => [full, gaps])).toEqual([
      [true, 0],
      [false, 1],
    ])
  })
  test('large electronics first, two units each', () => {
    expect(lotsOf('electronics', cards('ES01 EL01'))[0]!.chips.map(({ card }) => card)).toEqual(
      cards('EL01 ES01'),
    )
    expect(unitsOf(cards('ES01 EL01'))).toBe(3)
    expect(lotsOf('plastic', [])).toEqual([])
  })
})

describe('ranking of bids', () => {
  const bid = (seat: number, ids: string, value: number | null): ShownBid => {
    const own = cards(ids)
    return { seat, count: own.length, value, cards: own }
  }
  test('WASTE-V18 boss, then value, then seat', () => {
    const places = placesOf({
      boss: 1,
      bids: [bid(0, 'ME13 ME14', 8), bid(1, 'HZ01 HZ02', 0), bid(2, 'EL03 CO03', 8), bid(3, 'RC01 FO01', 6)],
    })
    expect(places.map((place) => [place.bid.seat, place.by, place.wins, place.ahead])).toEqual([
      [1, 'boss', true, true],
      [2, 'seat', true, true],
      [0, 'value', true, true],
      [3, 'value', false, false],
    ])
  })
  test('WASTE-V20 the only bid, and those who bid nothing', () => {
    const places = placesOf({
      boss: 0,
      bids: [bid(0, '', 0), bid(1, '', 0), bid(2, '', 0), bid(3, 'PL01', 0)],
    })
    expect(places[0]).toMatchObject({ rank: 1, wins: true, by: null, other: null })
    expect(places.slice(1).every(({ rank, wins }) => rank === 0 && !wins)).toBe(true)
  })
  test('more cards settle first; the boss sits farthest', () => {
    const places = placesOf({ boss: 0, bids: [bid(0, 'HZ01', 0), bid(1, 'PL01 PL02', 0)] })
    expect(places.map(({ bid: { seat }, by, ahead }) => [seat, by, ahead])).toEqual([
      [1, 'cards', true],
      [0, 'cards', false],
    ])
    expect(leftOfBoss(2, 2, 3)).toBe(3)
    expect(leftOfBoss(2, 0, 3)).toBe(1)
  })
})

describe('score sheet', () => {
  const scored = (stations: string[]): [number[][], Score[]] => {
    const view = viewOf(stations)
    return [view.stations, view.scores]
  }
  test('leads: most, second, shared, behind', () => {
    const [stations, scores] = scored(['EL01 PL01', 'ES01 PL02', 'PL03 PL04'])
    expect(heldIn('electronics', stations, scores, 0)).toEqual({ main: 2, over: 0, lead: 'most' })
    expect(heldIn('electronics', stations, scores, 1).lead).toBe('second')
    expect(heldIn('plastic', stations, scores, 0).lead).toBe('behind')
    expect(heldIn('plastic', stations, scores, 2).lead).toBe('most')
    expect(leadOf(scored(['ES01', 'ES02'])[1], 0, 'electronics', 1)).toBe('shared')
  })
  test('sets and what is over', () => {
    const [stations, scores] = scored(['FO01 FO02 FO03 FO04 CO01 HZ01 HZ02 HZ03 HZ04 HZ05 HZ06', ''])
    expect(heldIn('food', stations, scores, 0)).toMatchObject({ main: 3, over: 1 })
    expect(heldIn('hazardous', stations, scores, 0)).toMatchObject({ main: 1, over: 1 })
  })
  test('WASTE-V32 the value decides between those level on points only', () => {
    const view = viewOf(['ME01 ME02 ME03', 'TX01 TX02 TX03 TX04', 'PA01 PA07 PA12'], { values: [3, 4, 6] })
    expect([0, 1, 2].map((seat) => tieOf(view, seat))).toEqual(['lower', 'decides', 'notNeeded'])
  })
  test('shared places take the same number', () => {
    const outcome = { ranking: [[0, 1], [2]], scores: null, breakdown: null }
    expect([0, 1, 2].map((seat) => placeOf(outcome, seat))).toEqual([1, 1, 3])
  })
})
