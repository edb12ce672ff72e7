import { anyOf, apply, begin, menu, owing, type Seat, seatsIn, seeded } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { compare, pan, solve } from '../src/index.ts'
import { type PanMatch, randomGame, scene } from './scene.ts'

const rng = seeded('bots')
const sense = ({ position }: PanMatch, seat: Seat) =>
  pan.sense(pan.view(position, seat), seat, menu(pan, position, seat), rng)

/** How often the steady bot, in each seat in turn, wins against random players. */
function winRate(seats: number, games: number): number {
  let wins = 0
  for (let game = 0; game < games; game++) {
    const hero = game % seats
    const { position } = begin(pan, { seats, seed: `rate ${game}` }) as PanMatch
    for (let owed = owing(pan, position); owed !== 0; owed = owing(pan, position)) {
      const seat = seatsIn(owed)[0]!
      const offers = menu(pan, position, seat)
      const action =
        seat === hero ? pan.sense(pan.view(position, seat), seat, offers, rng) : anyOf(offers, rng)
      apply(pan, position, seat, action, null)
    }
    if (position.order[0] === hero) wins++
  }
  return wins / games
}

describe('the steady bot', () => {
  test('PAN-12.7 with two players left it always plays an exactly best action', () => {
    for (let game = 0; game < 40; game++)
      randomGame(
        `steady ${game}`,
        2 + (game % 3),
        { ownerless: game % 2 ? 'takeable' : 'discarded' },
        (match) => {
          const { position } = match
          if (position.active !== 2 || position.stack.length === 0 || match.position.hands[0] !== 0) return
          const seat = position.order[position.turn]!
          const valued = solve(pan.view(position, seat), menu(pan, position, seat))
          const chosen = sense(match, seat)
          const chance = valued.find(
            ({ action }) => JSON.stringify(action) === JSON.stringify(chosen),
          )!.chance
          expect(compare(chance, valued[0]!.chance)).toBe(0)
        },
      )
  })

  test('with more players it does not flip a sure PAN while it can pay', () => {
    const rich = scene({ fronts: ['6,5,4', '3', '2'], pile: 'P' })
    expect(sense(rich, 0).act).not.toBe('flip')
    const poor = scene({ fronts: ['6', '3', '2'], pile: 'P' })
    expect(sense(poor, 0)).toEqual({ act: 'reshuffle', n: 6 })
  })

  test('it beats random players at every size of table', () => {
    for (const [seats, least] of [
      [2, 0.53],
      [3, 0.35],
      [4, 0.26],
      [6, 0.175],
    ] as const)
      expect(winRate(seats, 3000), `${seats} seats`).toBeGreaterThan(least)
  })
})

describe('who thinks of the next card alone', () => {
  const near = ({ position }: PanMatch, seat: Seat) =>
    pan.wits!.weigh(pan.view(position, seat), seat, menu(pan, position, seat), rng, true)[0]!.action

  test('flips into odds at which the steady bot pays, and pays a card only against worse', () => {
    const fair = scene({ fronts: ['6,5,4', '3', '2'], pile: 'CCP' })
    expect(near(fair, 0)).toEqual({ act: 'flip' })
    expect(sense(fair, 0).act).not.toBe('flip')
    const bad = scene({ fronts: ['6,5,4', '3', '2'], pile: 'CP' })
    expect(near(bad, 0)).toEqual({ act: 'reshuffle', n: 4 })
  })
})
