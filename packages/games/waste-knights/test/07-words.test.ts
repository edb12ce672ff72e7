import { offers, owing, seatsIn, seeded } from '@midden/kernel'
import { plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { wasteKnights } from '../src/index.ts'
import { post } from './arena.ts'
import { drive, faceToFace, goesOn, onTheRoad, question, WASTER, waits } from './road.ts'
import { hexAt, type WkMatch, wild } from './stage.ts'

/** What section 5 does for somebody who is away. */
function byDefault(match: WkMatch) {
  const { position: s } = match
  const [seat] = seatsIn(owing(wasteKnights, s))
  const v = wasteKnights.view(s, seat!)
  return wasteKnights.standIn(v, seat!, offers(wasteKnights, s, seat!), seeded('away'))
}
function asks(match: WkMatch): string {
  const [seat, decision] = question(match).split(/:(.*)/)
  return wasteKnights.words.question(wasteKnights.view(match.position, Number(seat)), decision!)
}
const says = (match: WkMatch, action: Parameters<typeof wasteKnights.words.action>[1], seat = 0) =>
  wasteKnights.words.action(wasteKnights.view(match.position, seat), action)

describe('defaults of the road', () => {
  test('WK-30.13 D11 D12 stay; a route begun is taken back', () => {
    const match = onTheRoad()
    expect(byDefault(match)).toEqual({ act: 'stay' })
    plays(match, [0, { act: 'vehicle' }], [0, { act: 'hex', n: hexAt(0, 1) }])
    expect(byDefault(match)).toEqual({ act: 'stay' })
  })

  test('WK-30.13 D14 D16 D17 D15 wait, nobody, continue; forced, the first revealed', () => {
    const match = onTheRoad({
      deck: ['W15', 'W13'],
      change(s) {
        s.knights[1]!.hex = hexAt(0, 1)
      },
    })
    drive(match, [0, 1], [0, 2])
    expect(byDefault(match)).toEqual({ act: 'wait' })
    waits(match)
    expect(byDefault(match)).toEqual({ act: 'go on' })
    plays(match, [0, { act: 'go on' }])
    expect(byDefault(match)).toEqual({ act: 'continue' })
    goesOn(match)
    waits(match)
    expect(byDefault(match)).toEqual({ act: 'play', n: wild('W15') })
  })

  test('WK-30.13 D22 D23 escape; what is optional is not done', () => {
    const match = faceToFace('W06')
    expect(byDefault(match)).toEqual({ act: 'escape' })
    plays(match, [0, { act: 'face' }])
    expect(byDefault(match)).toEqual({ act: 'no' })
  })

  test('WK-30.13 D45 D63 D62 the oldest card from the Redoubt is used; no FUEL ahead', () => {
    const match = onTheRoad({
      options: { redoubtTarget: "Waster's choice", prepayFuel: 'on' },
      change(s) {
        s.planted.push({ card: s.wild.deck.shift()!, by: 1 }, { card: s.wild.deck.shift()!, by: 2 })
      },
    })
    drive(match, [0, 1])
    expect(byDefault(match)).toEqual({ act: 'fuel', n: 0 })
    plays(match, [0, { act: 'fuel', n: 0 }])
    expect(byDefault(match)).toEqual({ act: 'turn up', n: 0 })
  })
})

describe('words of the road', () => {
  test('WK-30.2 routes say what they cost and how many cards the Waster may see', () => {
    const match = onTheRoad()
    plays(match, [0, { act: 'vehicle' }])
    expect(says(match, { act: 'to', n: hexAt(0, 1) })).toBe(
      'Drive to the desert south-east of Gangraen: 1 Fuel, 2 cards',
    )
    expect(says(match, { act: 'to', n: hexAt(0, -2) })).toBe('Drive to Pumps: 1 Fuel, 2 cards')
    expect(says(match, { act: 'to', n: hexAt(1, -1) })).toBe(
      'Drive to the highway north-east of Gangraen: 1 Fuel, 1 card',
    )
    expect(says(match, { act: 'hex', n: hexAt(1, 0) })).toBe('Next hex: Cerbero Biolabs')
    expect(says(match, { act: 'stay' })).toBe('Stay after all')
  })

  test('WK-30.2 the Waster is told of the THREAT ahead and of what binds him', () => {
    const match = onTheRoad({ deck: ['W34', 'W15'], change: (s) => void post(s, 'C03') })
    drive(match, [0, 1], [1, 0])
    expect(asks(match)).toBe(
      'Play a card or wait? 1 more threat on the route. A task says you must play Machine.',
    )
    expect(says(match, { act: 'play', n: wild('W34') }, WASTER)).toBe('Play Peacekeeper Drone')
  })

  test('WK-30.2 escaping names the check and the price of being caught', () => {
    const match = faceToFace('W21')
    expect(asks(match)).toBe('Escape or face Furball?')
    expect(says(match, { act: 'escape' })).toBe('Escape: Survival (7); fail: lose 2 Health')
    expect(says(match, { act: 'face' })).toBe('Face Furball')
    expect(says(faceToFace('W14'), { act: 'escape' })).toBe('Escape: Repair (5)')
  })
})
