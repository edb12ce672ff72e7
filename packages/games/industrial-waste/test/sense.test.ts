import { allowed, apply, menu, offers, owing, seatsIn, seeded, settle } from '@midden/kernel'
import { table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { industrialWaste as game } from '../src/index.ts'
import { randomMove } from './play.ts'
import { given, moves, short, type WorksMatch } from './support.ts'

const senses = (match: WorksMatch, seat: number) =>
  game.sense(game.view(match.position, seat), seat, menu(game, match.position, seat), seeded('sense'))

describe('the steady bot', () => {
  test('fills an order when it can, after growing for a better price', () => {
    expect(senses(given('A{ORD DIS} B{}'), 0)).toEqual(short('order'))
    expect(senses(given('A{ORD GRO} B{}'), 0)).toEqual(short('grow'))
  })

  test('repays a loan rather than discard an Adviser', () => {
    expect(senses(given('A{L1 €30 ADV} B{}'), 0)).toEqual(short('repay'))
  })

  test('cleans up when an accident would hurt', () => {
    expect(senses(given('A{c18 w10 m0 DIS HIR} B{}'), 0)).toEqual(short('dispose'))
  })

  test('does not fire workers an order needs, and keeps Bribery when dirty', () => {
    expect(senses(given('A{HIR} B{}'), 0)).not.toEqual(short('fire'))
    expect(senses(given('A{c18 w14 BRI} B{}'), 0)).toEqual(short('pass'))
  })

  test('bribes, bids for what it needs within its purse, and never takes credit', () => {
    const accident = given('A{c16 w9 kept BRI} B{}', { at: 'lay out', deck: 'ACC' })
    expect(senses(accident, 0)).toEqual({ act: 'bribe' })
    const auction = given('A{RAW GRO} B{m0 €30}')
    moves(auction, 'A raw')
    expect(senses(auction, 1).act).toBe('bid')
    const poor = given('A{RAW GRO} B{m0 €1}')
    moves(poor, 'A raw')
    expect(senses(poor, 1)).toEqual({ act: 'pass' })
  })

  test('takes the set it can use', () => {
    const match = given('A{m5} B{}', { at: 'set', sets: ['BRI HIR REM', 'ORD GRO INN', 'RAW HIR DIS'] })
    expect(senses(match, 0)).toEqual({ act: 'set', n: 1 })
  })

  test('always answers with something offered, asked or not', () => {
    for (let i = 0; i < 20; i++) {
      const match = table(game, { seats: 2 + (i % 3), seed: `sense ${i}` })
      const rng = seeded(`sense ${i}`)
      for (let k = 0; k < 60 && owing(game, match.position) !== 0; k++) {
        for (let seat = 0; seat < match.position.seats; seat++)
          expect(allowed(menu(game, match.position, seat), senses(match, seat))).toBe(true)
        randomMove(match, rng)
      }
    }
  })

  test('beats two random players in nearly every game', () => {
    let wins = 0
    for (let i = 0; i < 60; i++) {
      const match = table(game, { seats: 3, seed: `beats ${i}` })
      const rng = seeded(`beats ${i}`)
      const s = match.position
      settle(game, s, null)
      while (owing(game, s) !== 0) {
        const seat = seatsIn(owing(game, s))[0]!
        if (seat !== i % 3) randomMove(match, rng)
        else apply(game, s, seat, game.sense(game.view(s, seat), seat, offers(game, s, seat), rng), null)
      }
      if (game.outcome(s)!.ranking[0]!.includes(i % 3)) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(54)
  })
})
