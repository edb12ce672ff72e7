import { act, anyOf, apply, firstOf, type nthOf, offers, seeded, settle } from '@midden/kernel'
import { table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { bidOf } from '../src/bids.ts'
import { type Waste, waste } from '../src/index.ts'
import { A, atAuction, atRecyclers, B, bid, card, type WasteMatch } from './kit.ts'

const choice = (match: WasteMatch, seat: number): unknown =>
  waste.sense(waste.view(match.position, seat), seat, offers(waste, match.position, seat), seeded('sense'))

/** One game of the steady bot against players who do anything; its share of the win. */
function game(seats: number, number: number): number {
  const me = number % seats
  const rng = seeded(`anything ${number}`)
  const { position: s } = table(waste, { seats, seed: `steady ${number}` })
  for (let owed = settle(waste, s, null); owed !== 0; ) {
    const seat = firstOf(owed)
    const list = offers(waste, s, seat)
    const random = (): ReturnType<typeof nthOf> => anyOf(list, rng)
    owed = apply(
      waste,
      s,
      seat,
      seat === me ? waste.sense(waste.view(s, seat), seat, list, rng) : random(),
      null,
    )
  }
  const first = waste.outcome(s as Waste)!.ranking[0]!
  return first.includes(me) ? 1 / first.length : 0
}

describe('the steady bot', () => {
  test('wins at least 85 of 100 games against players who do anything', () => {
    for (const seats of [2, 3, 4]) {
      let wins = 0
      for (let number = 0; number < 300; number++) wins += game(seats, number)
      expect(wins / 300).toBeGreaterThan(0.9)
    }
  })

  test('completes a set, and takes the pile that does', () => {
    const match = atAuction({
      seats: 3,
      boss: A,
      hands: ['HZ01 HZ02'],
      stations: ['ME01 ME02'],
      piles: ['HZ05 PL01 PL02', 'ME03 FO01 PL03'],
    })
    bid(match, 'HZ01 HZ02', '', '')
    expect(choice(match, A)).toEqual({ act: 'pile', n: 2 })
  })

  test('removes the plastic that costs ten, and draws when nothing hurts', () => {
    const bad = atRecyclers({ seats: 2, round: 3, hands: ['RC01'], stations: ['1×PL', '4×PL'] })
    expect(choice(bad.match, A)).toEqual({ act: 'remove', n: card('PL01') })
    const good = atRecyclers({ seats: 2, hands: ['RC01'], stations: ['3×ME', ''] })
    expect(choice(good.match, A)).toEqual({ act: 'draw' })
  })

  test('bids junk first', () => {
    const match = atAuction({
      seats: 2,
      hands: ['HZ01 PL09 ME01 ME02 ME03 TX01 TX02'],
      stations: ['', '4×PL'],
      piles: ['ME04 ME05 ME06'],
    })
    const made = choice(match, A) as { ns: number[] }
    expect(made.ns).toContain(card('PL09'))
    expect(made.ns).not.toContain(card('ME01'))
  })
})

test('WASTE-5.1 whoever has bid already is believed to have bid as the steady bot would', () => {
  const match = atAuction({
    seats: 3,
    hands: ['', 'HZ01 PL09 ME01 ME02 ME03 TX01', ''],
    stations: ['', '4×PL', ''],
    piles: ['ME04 ME05 ME06', 'FO01 FO02 FO03'],
  })
  act(match, B, { act: 'bid', ns: [] })
  const v = waste.view(match.position, A)
  const world = waste.wits!.believe!(v, null, seeded('bids'))
  const policy = waste.wits!.quick(world, B, [], seeded('any')) as { ns: number[] }
  expect(bidOf(world, B).toSorted((x, y) => x - y)).toEqual(policy.ns)
  expect(policy.ns.length).toBeGreaterThan(0)
  expect(waste.view(world, A)).toEqual(v)
})
