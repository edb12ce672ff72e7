import { act, begin, eventsFor, isRefusal, mayUndo, replay } from '@midden/kernel'
import { asked, plays, refuses, table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { questionOf } from '../src/book.ts'
import { deckOf } from '../src/cards.ts'
import { type WasteEvent, waste } from '../src/index.ts'
import { distanceLeft } from '../src/ring.ts'
import { A, atAuction, atRecyclers, B, C, card, cards, D, of, sorted } from './kit.ts'
import { playOut, zonesOf } from './playout.ts'

describe('WASTE-1 frame', () => {
  test('WASTE-1.1 two, three and four play; a table of 1, 5 or 0 is refused', () => {
    for (const seats of [2, 3, 4]) expect(table(waste, { seats }).position.seats, 'WASTE-1.1').toBe(seats)
    for (const seats of [0, 1, 5]) {
      const refused = begin(waste, { seats, seed: 'x' })
      expect(isRefusal(refused) && refused.clauses, 'WASTE-1.1').toEqual(['WASTE-1.1'])
    }
  })

  test('WASTE-1.2 the distance to the left runs from 1 to n, and a seat is farthest from itself', () => {
    expect(
      [A, B, C, D].map((seat) => distanceLeft(B, seat, 4)),
      'WASTE-1.2',
    ).toEqual([3, 4, 1, 2])
    expect(
      [A, B].map((seat) => distanceLeft(B, seat, 2)),
      'WASTE-1.2',
    ).toEqual([1, 2])
    expect([A, B, C].map((seat) => distanceLeft(A, seat, 3))).toEqual([3, 1, 2])
  })

  test('WASTE-1.3 three rounds, each with its steps in order, and steps without anything to do pass by themselves', () => {
    const events: WasteEvent[] = []
    const match = table(waste, { seats: 2, seed: 'rounds' }, events)
    playOut(match, 'rounds', events)
    const course = events.map(({ what }) => what)
    const starts = course.flatMap((what, at) => (what === 'shuffled' ? [at] : []))
    expect(starts.length).toBe(3)
    const order = ['dealt', 'packs passed', 'piles laid out', 'bids shown', 'laid', 'standing'] as const
    for (const start of starts) {
      const round = course.slice(start)
      const places = order.map((what) => round.indexOf(what))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(places).not.toContain(-1)
    }
    expect(course.filter((what) => what === 'boss' || what === 'first boss')).toEqual([
      'first boss',
      'boss',
      'boss',
    ])
    expect(course.at(-1)).toBe('all is shown')
  })

  test('WASTE-1.3 the book: every step in its order with its clause, and what is sealed or final', () => {
    const steps = waste.program.game!.steps.map((step) => [step.name, step.clause])
    expect(steps).toEqual([
      ['round', 'WASTE-1.3'],
      ['boss', 'WASTE-2.1'],
      ['shuffle', 'WASTE-3.1'],
      ['deal', 'WASTE-3.2'],
      ['keep', 'WASTE-3.4'],
      ['last card', 'WASTE-3.6'],
      ['take up', 'WASTE-4.1'],
      ['lay out', 'WASTE-4.2'],
      ['bid', 'WASTE-5.1'],
      ['show', 'WASTE-5.5'],
      ['pay', 'WASTE-5.11'],
      ['pile', 'WASTE-5.11'],
      ['return', 'WASTE-5.15'],
      ['burn', 'WASTE-5.16'],
      ['whose turn', 'WASTE-6.2'],
      ['recycler', 'WASTE-6.4'],
      ['sort', 'WASTE-7.1'],
      ['standing', 'WASTE-7.3'],
      ['final order', 'WASTE-9.1'],
    ])
    const asks = waste.program.game!.steps.filter((step) => 'final' in step && step.final === true)
    expect(asks.map((step) => [step.name, 'sealed' in step && step.sealed === true])).toEqual([
      ['keep', true],
      ['bid', true],
      ['pile', false],
      ['recycler', false],
    ])
  })

  test('WASTE-1.3 with no Recycler in any hand step 5 is over before anybody is asked', () => {
    const { match, events } = atRecyclers({ seats: 2 })
    expect(of(events, 'plays Recyclers')).toEqual([])
    expect(asked(match)).toEqual(['0:keep', '1:keep'])
    expect(match.position.round).toBe(2)
  })

  test('WASTE-1.4 the whole deck of 120 is used at every player count', () => {
    for (const seats of [2, 3, 4]) {
      const { pile, hands } = table(waste, { seats }).position
      const all = [...pile, ...hands.flat()].toSorted((a, b) => a - b)
      expect(all, 'WASTE-1.4').toEqual(deckOf(null).cards)
      expect(all.length).toBe(120)
    }
  })

  test('WASTE-1.5 at every moment every card is in exactly one zone', () => {
    for (const seats of [2, 3, 4]) {
      const match = table(waste, { seats, seed: 'zones' })
      playOut(match, 'zones', undefined, (s) =>
        expect(sorted(zonesOf(s).flat()), 'WASTE-1.5').toEqual(deckOf(null).cards),
      )
    }
  })

  test('WASTE-1.6 a burnt card never returns', () => {
    const match = table(waste, { seats: 4, seed: 'burn' })
    let burnt: number[] = []
    let rounds = 0
    playOut(match, 'burn', undefined, (s) => {
      expect(s.burnt.slice(0, burnt.length), 'WASTE-1.6').toEqual(burnt)
      if (s.burnt.length > burnt.length) rounds++
      burnt = s.burnt.slice()
    })
    expect(rounds).toBeGreaterThan(3)
  })

  test('WASTE-1.8 no move gives, trades, swaps or shows a card', () => {
    for (const match of [table(waste, { seats: 3 }), atAuction({ seats: 3 })])
      for (const move of ['give', 'trade', 'swap', 'show'])
        refuses(match, A, { act: move, n: card('FO01'), with: B }, 'WASTE-1.8')
  })

  test('WASTE-1.9 the last card, the last pile and a forced draw are automatic and say so; a bid never is', () => {
    const match = atAuction({
      seats: 2,
      hands: ['', 'RC01'],
      piles: ['RC02 RC03 RC04'],
      top: 'FO13 FO14 FO15',
    })
    const s = match.position
    const whole = s.hands[B]!.map((n) => n)
    plays(match, [A, { act: 'bid', ns: [] }])
    expect(asked(match)).toEqual(['1:bid'])
    const events = plays(match, [B, { act: 'bid', ns: whole }])
    expect(
      of(events, 'pile taken').map(({ automatic }) => automatic),
      'WASTE-1.9',
    ).toEqual([true, true])
    expect(of(events, 'drew')[0]).toMatchObject({ automatic: true, clause: 'WASTE-6.12' })
  })

  test('WASTE-1.10 WASTE-R34 a submitted decision is final: no second bid, no second pile, nothing to take back', () => {
    const match = atAuction({ seats: 4, hands: ['HZ01', 'HZ02', 'HZ03'] })
    const draft = table(waste, { seats: 2, seed: 'final' })
    plays(draft, [A, { act: 'keep', n: draft.position.hands[A]![0]! }])
    expect(mayUndo(draft, A), 'WASTE-R34').toBe(false)
    plays(match, [A, { act: 'bid', ns: cards('HZ01') }])
    expect(mayUndo(match, A)).toBe(false)
    refuses(match, A, { act: 'bid', ns: [] }, 'WASTE-1.10')
    refuses(match, A, { act: 'bid', ns: cards('HZ01') }, 'WASTE-1.10')
    refuses(match, A, { act: 'change my mind' }, 'WASTE-1.10')
    plays(
      match,
      [B, { act: 'bid', ns: cards('HZ02') }],
      [C, { act: 'bid', ns: cards('HZ03') }],
      [D, { act: 'bid', ns: [] }],
    )
    plays(match, [A, { act: 'pile', n: 2 }])
    expect(mayUndo(match, A)).toBe(false)
    refuses(match, A, { act: 'pile', n: 1 }, 'WASTE-5.11')
  })

  test('WASTE-1.10 a use of a Recycler is final', () => {
    const { match } = atRecyclers({ seats: 2, hands: ['RC01 RC02'] })
    plays(match, [A, { act: 'remove', n: match.position.hands[A]![0]! }])
    expect(asked(match)).toEqual(['0:recycler'])
    expect(mayUndo(match, A)).toBe(false)
  })

  test('WASTE-1.11 of a submitted decision the others see only that it is in', () => {
    const at = (n: number): { view: unknown; told: unknown } => {
      const match = table(waste, { seats: 3, seed: 'sealed' })
      const events = plays(match, [A, { act: 'keep', n: match.position.hands[A]![n]! }])
      return { view: waste.view(match.position, B), told: eventsFor(events, B) }
    }
    expect(at(0), 'WASTE-1.11').toEqual(at(5))
    expect(at(0).told).toEqual([{ what: 'kept', clause: 'WASTE-3.4', seat: A, card: null, automatic: false }])
    expect(at(0).view).toMatchObject({ asked: [B, C], answer: null })
  })

  test('WASTE-1.11 the order of arrival makes no difference', () => {
    const ends = [
      [A, B, C],
      [C, A, B],
      [B, C, A],
    ].map((order) => {
      const match = table(waste, { seats: 3, seed: 'order' })
      const packs = match.position.hands.map((pack) => pack[2]!)
      for (const seat of order) plays(match, [seat, { act: 'keep', n: packs[seat]! }])
      const bids = atAuction({ seats: 3, hands: ['HZ01 HZ02', 'RC01 ME13', 'PL01 PL02 PL03'] })
      const lists = ['HZ01 HZ02', 'ME13 RC01', 'PL01 PL02 PL03'].map(cards)
      for (const seat of order) plays(bids, [seat, { act: 'bid', ns: lists[seat]! }])
      return [match.position, bids.position]
    })
    expect(ends[1], 'WASTE-1.11').toEqual(ends[0])
    expect(ends[2]).toEqual(ends[0])
  })

  test('WASTE-1.12 a refused move changes nothing, is told to its author only and names its clause', () => {
    const match = table(waste, { seats: 3 })
    const events: WasteEvent[] = []
    const before = JSON.stringify(match)
    const refused = act(match, A, { act: 'bid', ns: [] }, events)
    expect(refused?.clauses).toEqual(['WASTE-1.3'])
    expect(events).toEqual([])
    expect(JSON.stringify(match)).toBe(before)
    refuses(match, A, { act: 'dance' }, 'WASTE-1.12')
  })

  test('WASTE-1.13 a match draws the first boss and one shuffle a round, and nothing else', () => {
    const deck = { name: 'deck', value: [] }
    const drawn = table(waste, { seats: 3, script: [{ name: 'boss', value: 2 }, deck, deck, deck] })
    expect(drawn.position.boss, 'WASTE-1.13').toBe(C)
    playOut(drawn, 'thirteen')
    expect(drawn.position.rng.script).toEqual([])
    const chosen = table(waste, { seats: 3, options: { firstBoss: 'chosen' }, script: [deck, deck, deck] })
    playOut(chosen, 'thirteen')
    expect(chosen.position.rng.script).toEqual([])
  })

  test('WASTE-1.13 the same seed and decisions give the same match', () => {
    const match = table(waste, { seats: 4, seed: 'again' })
    playOut(match, 'again')
    expect(replay(waste, match.journal).position, 'WASTE-1.13').toEqual(match.position)
    expect(questionOf(match.position)).toBe('over')
  })
})
