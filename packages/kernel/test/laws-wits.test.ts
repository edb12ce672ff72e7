import { describe, expect, test } from 'vitest'
import { cloneRandom, type Wits } from '../src/index.ts'
import { walk } from '../src/laws/index.ts'
import { breaks } from './toys/broken.ts'
import { type Draft, type DraftEvent, type DraftView, draft } from './toys/draft.ts'

type DraftWits = Wits<Draft, DraftView, DraftEvent>

const sound: DraftWits = {
  weigh: (v) => v.hand.toSorted((a, b) => b - a).map((n) => ({ action: { act: 'keep', n }, worth: n })),
  quick: (s, seat) => ({ act: 'keep', n: Math.max(...s.hands[seat]!) }),
  value: (s) => s.kept.map((kept) => kept.length),
  swing: () => 1,
  horizon: (s) => s.kept[0]!.length,
  believe: (v, _kept, rng) => draft.imagine(v, rng),
  memory: { begin: () => [], hear: () => {} },
}
const withWits = (wits: Partial<DraftWits>) => ({ ...draft, wits: { ...sound, ...wits } })

describe('the wits of a game', () => {
  test('are one policy with its sense', () => {
    for (let i = 0; i < 30; i++) walk(withWits({}), `wits-${i}`)
    breaks(
      withWits({ quick: (s, seat) => ({ act: 'keep', n: Math.min(...s.hands[seat]!) }) }),
      /^what is quickly chosen/,
    )
    breaks(withWits({ weigh: (...asked) => sound.weigh(...asked).reverse() }), /^the head of the short list/)
  })

  test('list what is offered, once, best first', () => {
    breaks(
      withWits({
        weigh: (v, seat, offers, rng, near) => (near === true ? [] : sound.weigh(v, seat, offers, rng)),
      }),
      /^a short list is never empty/,
    )
    const more =
      (n: number, worth: number): DraftWits['weigh'] =>
      (...asked) => [...sound.weigh(...asked), { action: { act: 'keep', n }, worth }]
    breaks(withWits({ weigh: more(99, -1) }), /^a short list holds what is offered/)
    breaks(
      withWits({ weigh: (...asked) => [...sound.weigh(...asked), ...sound.weigh(...asked)] }),
      /^a short list holds nothing twice/,
    )
    breaks(
      withWits({ weigh: (...asked) => sound.weigh(...asked).map(({ action }, i) => ({ action, worth: i })) }),
      /^a short list begins with the best/,
    )
  })

  test('value every seat, and cut with a swing and a horizon', () => {
    breaks(withWits({ value: () => [1] }), /^every seat has a value/)
    breaks(withWits({ swing: () => 0 }), /^a cut has its swing/)
  })

  test('believe what goes with the view', () => {
    const swapped: DraftWits['believe'] = (v, _kept, rng) => {
      const s = draft.imagine(v, rng)
      s.hands.unshift(s.hands.pop()!)
      return s
    }
    breaks(
      withWits({ believe: swapped }),
      /^what (seat \d believes goes with its view|is believed is possible)/,
    )
  })

  test('remember what was told to their seat alone, from the set-up to the last move', () => {
    const heard: string[] = []
    const memory: DraftWits['memory'] = {
      begin: () => [],
      hear: (kept, event) => void (kept as string[]).push(event.what),
    }
    const believe: DraftWits['believe'] = (v, kept, rng) => {
      if (kept !== null) heard.push((kept as string[]).join(' '))
      return draft.imagine(v, cloneRandom(rng))
    }
    walk(withWits({ memory, believe }), 'memory', {
      audits: 0,
      copies: 0,
      secrecy: 0,
      queries: 1000,
      setUps: 0,
    })
    expect(heard[0]).toBe('dealt')
    expect(heard.at(-1)).toMatch(/^dealt .*passed/)
  })
})
