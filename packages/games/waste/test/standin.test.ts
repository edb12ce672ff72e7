import { act, offers, owing, seatsIn, seeded } from '@midden/kernel'
import { asked, plays, refuses, table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { questionOf } from '../src/book.ts'
import { type WasteOptions, waste } from '../src/index.ts'
import { A, atAuction, atRecyclers, B, bid, C, card, type WasteMatch } from './kit.ts'
import { playOut } from './playout.ts'

const standIn = (match: WasteMatch, seat: number): unknown =>
  waste.standIn(waste.view(match.position, seat), seat, offers(waste, match.position, seat), seeded('away'))

/** A table that has declared some seats absent: their open decisions are answered at once, if its options say so. */
function answerAbsent(match: WasteMatch, absent: readonly number[]): void {
  if (waste.terms!(match.position.options).absent !== 'stand-in') return
  for (;;) {
    const seat = seatsIn(owing(waste, match.position)).find((owed) => absent.includes(owed))
    if (seat === undefined) return
    expect(act(match, seat, standIn(match, seat))).toBe(null)
  }
}

describe('stand-in choices', () => {
  test('WASTE-R35 the first card of the pack in listing order', () => {
    const match = table(waste, { seats: 3, seed: 'away' })
    expect(standIn(match, B), 'WASTE-R35').toEqual({ act: 'keep', n: Math.min(...match.position.hands[B]!) })
  })

  test('WASTE-R35 no cards', () => {
    expect(standIn(atAuction({ seats: 3 }), A), 'WASTE-R35').toEqual({ act: 'bid', ns: [] })
  })

  test('WASTE-R35 the pile of the lowest number', () => {
    const match = atAuction({ seats: 4, hands: ['HZ01', 'HZ02'] })
    bid(match, 'HZ01', 'HZ02', '', '')
    plays(match, [A, { act: 'pile', n: 1 }])
    expect(standIn(match, B), 'WASTE-R35').toEqual({ act: 'pile', n: 2 })
  })

  test('WASTE-R35 Draw if legal', () => {
    const { match } = atRecyclers({ seats: 2, hands: ['RC01'], stations: ['PA01'] })
    expect(standIn(match, A), 'WASTE-R35').toEqual({ act: 'draw' })
  })

  test('WASTE-R35 else Remove the first station card in listing order', () => {
    const { match } = atRecyclers({
      seats: 2,
      hands: ['RC01 FO01'],
      stations: ['PA01 ME16 TX14'],
      short: true,
    })
    expect(standIn(match, A), 'WASTE-R35').toEqual({ act: 'remove', n: card('TX14') })
  })

  test('WASTE-R35 else Remove the first hand card', () => {
    const { match } = atRecyclers({ seats: 2, hands: ['RC01 TX02 PA01 TX01 PL01 PL02 PL03'], short: true })
    expect(standIn(match, A), 'WASTE-R35').toEqual({ act: 'remove', n: card('TX01') })
  })
})

describe('absent seats', () => {
  const start = (absentSeat: WasteOptions['absentSeat']): WasteMatch =>
    table(waste, { seats: 3, seed: 'absent', options: { absentSeat } })

  test('WASTE-R35 absentSeat=wait: the table waits, and nobody can play for the seat', () => {
    const match = start('wait')
    plays(
      match,
      ...[A, C].map((seat) => [seat, { act: 'keep', n: match.position.hands[seat]![0]! }] as const),
    )
    answerAbsent(match, [B])
    expect(asked(match)).toEqual(['1:keep'])
    refuses(match, A, { act: 'keep', n: match.position.hands[B]![0]! }, 'WASTE-3.10')
    refuses(match, A, { act: 'resign' }, 'WASTE-1.12')
    expect(asked(match)).toEqual(['1:keep'])
  })

  test('WASTE-R35 absentSeat=standIn: every open decision of the seat is answered at once, until the player returns', () => {
    const match = start('standIn')
    const first = Math.min(...match.position.hands[B]!)
    answerAbsent(match, [B])
    expect(asked(match)).toEqual(['0:keep', '2:keep'])
    expect(match.position.sealed[B]).toBe(first)
    plays(
      match,
      ...[A, C].map((seat) => [seat, { act: 'keep', n: match.position.hands[seat]![0]! }] as const),
    )
    // The player is back: the next decision is asked again.
    expect(asked(match)).toContain('1:keep')
    answerAbsent(match, [B])
    expect(asked(match)).not.toContain('1:keep')
  })

  test('WASTE-R35 a seat that has left for good is played to the end, and its station is scored like any other', () => {
    const match = start('standIn')
    while (questionOf(match.position) !== 'over') {
      answerAbsent(match, [B, C])
      const seat = seatsIn(owing(waste, match.position))[0]
      if (seat === undefined) break
      expect(act(match, seat, standIn(match, seat))).toBe(null)
    }
    const { scores, ranking } = waste.outcome(match.position)!
    expect(scores!.length).toBe(3)
    expect(ranking.flat().toSorted()).toEqual([A, B, C])
    expect(match.position.stations[B]!.length).toBeGreaterThanOrEqual(20)
  })

  test('WASTE-R35 the rules never find a seat absent: the option changes no position', () => {
    const ends = (['wait', 'standIn'] as const).map((absentSeat) => {
      const match = start(absentSeat)
      playOut(match, 'absent')
      return { ...match.position, options: null }
    })
    expect(ends[0]).toEqual(ends[1])
  })
})
