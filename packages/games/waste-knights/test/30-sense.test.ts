import { act, apply, offers, owing, seatsIn, seeded, settle } from '@midden/kernel'
import { plays, table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { WkEvent } from '../src/events.ts'
import { wasteKnights } from '../src/index.ts'
import { payGear } from '../src/push.ts'
import { accepted } from './arena.ts'
import { drive, faceToFace, moveOf, onTheRoad, question, WASTER } from './road.ts'
import { fetch, gear, hexAt, type WkMatch, wild } from './stage.ts'

/** What the steady bot does for whoever is asked. */
function senseOf(match: WkMatch) {
  const { position: s } = match
  const [seat] = seatsIn(owing(wasteKnights, s))
  const v = wasteKnights.view(s, seat!)
  return wasteKnights.sense(v, seat!, offers(wasteKnights, s, seat!), seeded('bot'))
}

/** A whole game, every seat played by the bot or by the defaults; the Reputation of all at its end. */
function game(seed: string, player: 'sense' | 'standIn'): number {
  const match = table(wasteKnights, { seats: 3, seed, options: { mission: 'REF' } }) as WkMatch
  const { position: s } = match
  const rng = seeded(seed)
  settle(wasteKnights, s, null)
  for (let turns = 0; s.stack.length > 0; turns++) {
    expect(turns).toBeLessThan(5000)
    const [seat] = seatsIn(owing(wasteKnights, s))
    const list = offers(wasteKnights, s, seat!)
    apply(wasteKnights, s, seat!, wasteKnights[player](wasteKnights.view(s, seat!), seat!, list, rng), null)
  }
  return s.knights.reduce((sum, { rep }) => sum + rep, 0)
}

test('WK-30.13 D42 somebody who is away pays with the cheapest card, not with his vehicle', () => {
  const match = onTheRoad({
    change(s) {
      s.knights[0]!.pack = [fetch(s, gear('R09')), fetch(s, gear('G15'))]
      payGear(s, 0, 1)
    },
  })
  // The move that was started last is looked at after the payment.
  match.position.stack.push(match.position.stack.splice(-2, 1)[0]!)
  const { position: s } = match
  const v = wasteKnights.view(s, 0)
  expect(question(match)).toBe('0:pay with gear')
  expect(wasteKnights.standIn(v, 0, offers(wasteKnights, s, 0), seeded('away'))).toEqual({
    act: 'pay',
    n: 2010,
  })
})

/** What a knight does of their own accord, at once: it costs something, or shows what was theirs alone to know. */
const DEEDS: readonly WkEvent['what'][] = [
  'agreed',
  'approached',
  'blue card removed',
  'crowd addressed',
  'dealt',
  'laid down',
  'luck played',
  'proposed',
  'resupplied',
  'revived',
  'route planned',
  'stall cleared',
  'stolen',
  'task attempted',
  'task revealed',
  'traded',
  'used',
  'vehicle given up',
]

test('WK-R70 the default of a decision does nothing for the knight and shows nothing of theirs', () => {
  const done: unknown[] = []
  let defaults = 0
  for (const seed of ['a', 'b', 'c']) {
    const match = table(wasteKnights, { seats: 3, seed, options: { mission: 'M1' } })
    const rng = seeded(seed)
    for (let moves = 0; moves < 3000; moves++) {
      const { position: s } = match
      const [seat] = seatsIn(owing(wasteKnights, s))
      if (seat === undefined) break
      const v = wasteKnights.view(s, seat)
      const list = offers(wasteKnights, s, seat)
      const asked = question(match)
      const isAway = moves % 5 === 4
      const events: WkEvent[] = []
      const answer = wasteKnights[isAway ? 'standIn' : 'sense'](v, seat, list, rng)
      expect(act(match, seat, answer, events)).toBe(null)
      if (!isAway || asked.endsWith('instead of falling')) continue
      defaults++
      const own = events.filter(
        (event) => DEEDS.includes(event.what) && 'seat' in event && event.seat === seat,
      )
      done.push(...own.map(({ what }) => `${asked}: ${what}`))
    }
  }
  expect(defaults).toBeGreaterThan(300)
  expect(done, 'WK-R70').toEqual([])
}, 60_000)

describe('the steady bot', () => {
  test('on the road it heads for the hex of its task', () => {
    const match = onTheRoad({
      change(s) {
        accepted(s, 0, 'P01')
      },
    })
    // Burn, Baby, Burn! ends in Rusty's Garden, hex 12 on (2,1).
    expect(senseOf(match)).toEqual({ act: 'vehicle' })
    plays(match, [0, { act: 'vehicle' }])
    const { n } = senseOf(match)
    expect(n).toBe(hexAt(2, 1))
  })

  test('faces what it can beat and flees what it cannot', () => {
    expect(senseOf(faceToFace('W27'))).toEqual({ act: 'face' })
    expect(senseOf(faceToFace('W32'))).toEqual({ act: 'escape' })
    expect(senseOf(faceToFace('W13'))).toEqual({ act: 'face' })
    expect(senseOf(faceToFace('W03'))).toEqual({ act: 'escape' })
  })

  test('as the Waster it plays what hurts most, and waits while more may come', () => {
    const last = onTheRoad({ deck: ['W27', 'W34'] })
    drive(last, [0, 1])
    expect([question(last), senseOf(last)]).toEqual([
      `${WASTER}:play or wait`,
      { act: 'play', n: wild('W34') },
    ])
    const early = onTheRoad({ deck: ['W27', 'W14'] })
    drive(early, [0, 1], [1, 1], [2, 1])
    expect(senseOf(early)).toEqual({ act: 'wait' })
    expect(moveOf(early).revealed).toHaveLength(2)
  })

  test('earns more Reputation than the defaults do', () => {
    let [bots, idlers] = [0, 0]
    for (let i = 0; i < 4; i++) {
      bots += game(`bots ${i}`, 'sense')
      idlers += game(`bots ${i}`, 'standIn')
    }
    expect(bots).toBeGreaterThan(idlers + 8)
  }, 30_000)
})
