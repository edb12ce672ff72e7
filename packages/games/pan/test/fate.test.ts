import { anyOf, eventsFor, offers, owing, type Seat, seatsIn, seeded } from '@midden/kernel'
import { tells } from '@midden/kernel/conformance'
import { plays, table } from '@midden/kernel/testing'
import { expect, test } from 'vitest'
import type { PanEvent } from '../src/events.ts'
import { fate, languages, retelling } from '../src/fate/index.ts'
import { pan } from '../src/index.ts'

const names = ['Ada', 'Bruna', 'Cem', 'Dora']

tells(pan, { fate, retelling }, { games: 150, least: 2000 })

/** A trick in which everybody plays their first card, as one seat reads it. */
function trickAs(me: Seat): string[] {
  const match = table(pan, { seats: 3, seed: 'retold' })
  const before = pan.view(match.position, me)
  const events: PanEvent[] = []
  for (const seat of [0, 1, 2]) {
    const [card] = pan.view(match.position, seat).hand
    events.push(...plays(match, [seat, { act: 'commit', n: card! }]))
  }
  const after = pan.view(match.position, me)
  const reader = { me, who: (seat: Seat) => names[seat]!, before, after }
  return eventsFor(events, me).flatMap((event) =>
    fate.shows(event, me).cause === 'trick' ? [retelling.line(event, reader) ?? ''] : [],
  )
}

test('a trick is told to its winner as theirs, and to the others by name', () => {
  const told = [0, 1, 2].map(trickAs)
  const winner = told.findIndex((lines) => lines.some((text) => text.startsWith('You win with the')))
  expect(winner).toBeGreaterThanOrEqual(0)
  for (const [seat, lines] of told.entries()) {
    expect(lines[0]).toBe('All cards up.')
    const last = lines.at(-1)!
    if (seat === winner) expect(last).toMatch(/^You win with the \w+ and take [1-6 ]+\. .*total \d+\.$/)
    else expect(last).toContain(`${names[winner]} wins with the`)
  }
})

test('whatever is told in English is told in French, and of the same seats', async () => {
  const french = await languages.fr()
  const told = new Set<string>()
  for (let i = 0; i < 12; i++) {
    const match = table(pan, { seats: 2 + (i % 5), seed: `told ${i}` })
    const who = (seat: Seat): string => `<${seat}>`
    const rng = seeded(`told ${i} plays`)
    for (let moves = 0; moves < 400 && owing(pan, match.position) !== 0; moves++) {
      const seat = seatsIn(owing(pan, match.position))[0]!
      const me = moves % 2
      const before = pan.view(match.position, me)
      const events = plays(match, [seat, anyOf(offers(pan, match.position, seat), rng)])
      const reader = { me, who, before, after: pan.view(match.position, me) }
      for (const event of eventsFor(events, me)) {
        const [english, other] = [retelling.line(event, reader), french.line(event, reader)]
        expect(other === null).toBe(english === null)
        if (english === null || other === null) continue
        told.add(event.what)
        expect(other).toMatch(/^[A-ZÉÀ<].*[.!]$/)
        expect(other).not.toBe(english)
        expect(new Set(other.match(/<\d>/g))).toEqual(new Set(english.match(/<\d>/g)))
      }
    }
  }
  expect(told.size).toBeGreaterThan(12)
})
