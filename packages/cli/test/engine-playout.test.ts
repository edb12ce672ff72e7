import { atOnce, botFrom, Memories } from '@midden/bots'
import { gameById } from '@midden/games'
import { begin, type GameEvent, isRefusal } from '@midden/kernel'
import { expect, test } from 'vitest'
import { playout } from '../src/engine/playout.ts'

test('whoever remembers goes on remembering in a playout, and the match at hand is none the wiser', () => {
  const game = gameById('industrial-waste')!
  const events: GameEvent[] = []
  const match = begin(game, { seats: 2, seed: 'elephants' }, events)
  if (isRefusal(match)) throw new Error(match.reason)
  const memories = Memories.begin(game, match.position, [0, 1])
  memories.hear(events)
  const before = JSON.stringify([memories.of(0), memories.of(1)])
  const given: string[] = []
  const elephant = botFrom({
    name: 'elephant',
    level: 2,
    about: '',
    remembers: true,
    think(at, view, seat, offers, rng, terms) {
      given.push(JSON.stringify(terms?.kept))
      return atOnce(at.sense(view, seat, offers, rng))
    },
  })
  const terms = { seed: 's', luck: 'l', depth: undefined, rounds: undefined }
  const held = { game, position: match.position, memories }
  playout(held, { ...terms, bots: [elephant, elephant] })
  expect(given[0]).toBe(JSON.stringify(memories.of(0)))
  expect(new Set(given).size).toBeGreaterThan(3)
  expect(JSON.stringify([memories.of(0), memories.of(1)])).toBe(before)
  given.length = 0
  playout({ ...held, memories: null }, { ...terms, bots: [elephant, elephant] })
  expect(new Set(given)).toEqual(new Set(['null']))
})
