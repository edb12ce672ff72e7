import {
  anyOf,
  below,
  check,
  expand,
  isRefusal,
  offers,
  owing,
  perform,
  type Random,
  seatsIn,
  seeded,
  settle,
} from '@midden/kernel'
import { table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { wasteKnights } from '../src/index.ts'
import type { WkOptions } from '../src/options.ts'
import type { Wk } from '../src/position.ts'

const MISSIONS: WkOptions['mission'][] = ['M1', 'M2', 'M3', 'M4', 'M5', 'REF']
const LEAVE = { act: 'leave for good' }

/** What every position keeps to, whoever is gone. */
function holds(s: Wk, rng: Random): void {
  expect(wasteKnights.audit(s)).toBeNull()
  expect(wasteKnights.clone(s)).toEqual(s)
  expect(owing(wasteKnights, s) & s.gone).toBe(0)
  for (let viewer = 0; viewer < s.seats; viewer++) {
    const seen = JSON.stringify(wasteKnights.view(s, viewer))
    const made = wasteKnights.imagine(wasteKnights.view(s, viewer), rng)
    expect(JSON.stringify(wasteKnights.view(made, viewer))).toBe(seen)
    const other = wasteKnights.clone(s)
    wasteKnights.rehide(other, viewer, rng)
    expect(JSON.stringify(wasteKnights.view(other, viewer))).toBe(seen)
  }
}

function play(s: Wk, seat: number, raw: unknown): void {
  const accepted = check(wasteKnights, s, seat, raw)
  if (isRefusal(accepted)) throw new Error(`${JSON.stringify(raw)}: ${accepted.reason}`)
  perform(wasteKnights, s, seat, accepted, (e) => {
    expect(wasteKnights.words.event(e, (n) => `seat ${n}`)).not.toBe('')
  })
}

/** Random play in which somebody leaves after so many decisions, and again, until one is left or the match is over. */
function desertion(seed: string, mission: WkOptions['mission'], seats: number): Wk {
  const rng = seeded(seed)
  const s = table(wasteKnights, { seats, seed, options: { mission } }).position
  settle(wasteKnights, s, null)
  let next = 60 + below(rng, 200, 'test')
  for (let turns = 0; s.result === null; turns++) {
    expect(turns).toBeLessThan(6000)
    if (turns === next && s.phase !== 'setup') {
      const staying = seatsIn(((1 << seats) - 1) & ~s.gone)
      play(s, staying[below(rng, staying.length, 'test')]!, LEAVE)
      next += 30 + below(rng, 200, 'test')
      if (s.result === null) holds(s, rng)
      continue
    }
    const owed = seatsIn(owing(wasteKnights, s))
    const seat = owed[below(rng, owed.length, 'test')]!
    const list = offers(wasteKnights, s, seat)
    expect(wasteKnights.words.action(wasteKnights.view(s, seat), LEAVE)).toBe('Leave for good')
    if (turns % 25 === 0) {
      holds(s, rng)
      const labels = expand(list).map((a) => wasteKnights.words.action(wasteKnights.view(s, seat), a))
      expect(new Set(labels).size, labels.join('; ')).toBe(labels.length)
    }
    play(s, seat, anyOf(list, rng))
  }
  return s
}

describe('random departures', () => {
  test.each(MISSIONS)(
    'WK-28.10 WK-28.11 WK-30.2 players leave at any moment of %s, and it always goes on',
    (mission) => {
      for (const seats of mission === 'M2' ? [3, 4] : [2, 3, 4])
        for (let i = 0; i < 3; i++) {
          const s = desertion(`${mission}-${seats}-${i}`, mission, seats)
          expect(wasteKnights.audit(s)).toBeNull()
          expect(wasteKnights.outcome(s)!.ranking.flat().toSorted()).toEqual(
            Array.from({ length: seats }, (_, n) => n),
          )
        }
    },
  )
})
