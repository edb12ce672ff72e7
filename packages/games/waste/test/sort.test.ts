import { asked, plays, refuses, table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { questionOf } from '../src/book.ts'
import { type WasteEvent, waste } from '../src/index.ts'
import { A, atAuction, atRecyclers, B, bid, C, card, endRound, of, sorted } from './kit.ts'
import { playOut } from './playout.ts'

describe('WASTE-7 sort', () => {
  test('WASTE-7.1 WASTE-R20 everybody lays the whole hand face up; every hand is empty at the end of a round', () => {
    const match = atAuction({ seats: 2, hands: ['PL01', 'HZ01'], stations: ['PA18', 'FO01'] })
    const hands = match.position.hands.map((hand) => hand.slice())
    const events = bid(match, '', '')
    expect(of(events, 'laid')).toMatchObject(
      [A, B].map((seat) => ({ what: 'laid', clause: 'WASTE-7.1', seat, cards: hands[seat], reveals: true })),
    )
    expect(match.position.stations, 'WASTE-R20').toEqual([
      sorted([...hands[A]!, card('PA18')]),
      sorted([...hands[B]!, card('FO01')]),
    ])
    refuses(match, A, { act: 'hold back', n: hands[A]![0]! }, 'WASTE-7.1')
  })

  test('WASTE-7.1 hands are empty when a new round is dealt', () => {
    const match = table(waste, { seats: 3, seed: 'empty' })
    playOut(match, 'empty', undefined, (s) => {
      if (questionOf(s) === 'keep') expect(s.drafted.length % 3).toBe(0)
      if (questionOf(s) === 'over') expect(s.hands).toEqual([[], [], []])
    })
  })

  test('WASTE-7.2 a station card stays; nothing but a Recycler takes it away', () => {
    const match = table(waste, { seats: 4, seed: 'stay' })
    let before: number[][] = [[], [], [], []]
    playOut(match, 'stay', undefined, (s) => {
      s.stations.forEach((station, seat) => {
        const gone = before[seat]!.filter((held) => !station.includes(held))
        expect(gone.every((held) => s.burnt.includes(held))).toBe(true)
        expect(gone.length).toBeLessThanOrEqual(1)
      })
      before = s.stations.map((station) => station.slice())
    })
    const auction = atAuction({ seats: 2, stations: ['PA01'] })
    refuses(auction, A, { act: 'discard', n: card('PA01') }, 'WASTE-7.2')
    refuses(auction, A, { act: 'move', n: card('PA01') }, 'WASTE-7.2')
  })

  test('WASTE-7.3 the standing scores every station as if the game ended now, majorities included', () => {
    const { events, match } = endRound(['3×PL 2×TX', '3×PL 1×FO', '1×PL 3×ME'], {})
    const nothing = { food: 0, electronics: 0, textiles: 0, metal: 0, paper: 0, hazardous: 0, plastic: 0 }
    expect(of(events, 'standing')).toEqual([
      {
        what: 'standing',
        clause: 'WASTE-7.3',
        round: 1,
        scores: [
          { ...nothing, textiles: 5, plastic: 6, points: 11 },
          { ...nothing, food: 1, plastic: 6, points: 7 },
          { ...nothing, metal: 10, plastic: -10, points: 0 },
        ],
      },
    ])
    const seen = waste.view(match.position, null)
    expect(seen.scores.map(({ points }) => points)).toEqual([11, 7, 0])
    expect(seen.standing).toEqual([11, 7, 0])
  })

  test('WASTE-7.3 WASTE-R22 interimMajorities=ignore leaves the final score as it is', () => {
    const stations = ['3×PL 2×TX', '3×PL 1×FO', '1×PL 3×ME 1×EL']
    const points = (round: number, interimMajorities: 'count' | 'ignore'): number[] =>
      of(endRound(stations, { round, options: { interimMajorities } }).events, 'standing')[0]!.scores.map(
        (score) => score.points,
      )
    expect(points(1, 'ignore'), 'WASTE-R22').toEqual([5, 1, 10])
    expect(points(2, 'ignore')).toEqual([5, 1, 10])
    expect(points(3, 'ignore')).toEqual([11, 7, 10])
    expect(points(2, 'count')).toEqual([11, 7, 10])
    expect(points(3, 'count')).toEqual([11, 7, 10])
  })

  test('WASTE-7.4 WASTE-R21 the standing is not banked: the same stations score the same, however often', () => {
    const stations = ['3×ME', '2×TX']
    const rounds = [1, 2, 3].map((round) => {
      const [made] = of(endRound(stations, { round }).events, 'standing')
      return made!.scores.map(({ points }) => points)
    })
    expect(rounds, 'WASTE-7.4 WASTE-R21').toEqual([
      [10, 5],
      [10, 5],
      [10, 5],
    ])
    expect(
      waste.outcome(endRound(stations, { round: 3 }).match.position)!.scores,
      'WASTE-7.4 WASTE-R21',
    ).toEqual([10, 5])
  })

  test('WASTE-7.5 step 6 asks nobody', () => {
    const { match } = atRecyclers({ seats: 3, hands: ['RC01'] })
    plays(match, [A, { act: 'draw' }])
    expect(match.position.round).toBe(2)
    expect(asked(match), 'WASTE-7.5').toEqual(['0:keep', '1:keep', '2:keep'])
  })

  test('WASTE-7.6 after rounds one and two the next begins with the boss; after round three comes the end', () => {
    const what = (round: number): string[] =>
      endRound(['', '', ''], { round }).events.map((event) => event.what)
    const next = ['laid', 'laid', 'laid', 'standing', 'boss', 'shuffled', 'dealt']
    expect(what(1), 'WASTE-7.6').toEqual(next)
    expect(what(2)).toEqual(next)
    expect(what(3), 'WASTE-7.6').toEqual([
      'laid',
      'laid',
      'laid',
      'standing',
      'final order',
      'place shared',
      'all is shown',
    ])
    const events: WasteEvent[] = []
    playOut(table(waste, { seats: 2, seed: 'six' }), 'six', events)
    expect(of(events, 'standing').map(({ round }) => round)).toEqual([1, 2, 3])
  })

  test('WASTE-V26 what removing a plastic card does to everybody', () => {
    const stations = ['3×PL 2×TX', '3×PL 1×FO', '1×PL 3×ME']
    const after = (seat: number): number[][] => {
      // A second Recycler keeps step 5 open, so that the hands are not laid yet.
      const hands = [A, B, C].map((other) => (other === seat ? 'RC01 RC02' : ''))
      const { match } = atRecyclers({ seats: 3, stations, hands })
      const points = (): number[] => waste.view(match.position, null).scores.map((score) => score.points)
      const before = points()
      const plastic = match.position.stations[seat]!.find((held) => held >= card('PL01'))!
      plays(match, [seat, { act: 'remove', n: plastic }])
      return [before, points()]
    }
    expect(after(C), 'WASTE-V26').toEqual([
      [11, 7, 0],
      [11, 7, 10],
    ])
    expect(after(A), 'WASTE-V26').toEqual([
      [11, 7, 0],
      [-5, 13, 0],
    ])
  })
})
