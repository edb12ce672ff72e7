import { expect, test } from 'vitest'
import { eventsFor, type GameEvent } from '../src/events.ts'
import { only } from '../src/seats.ts'

const open: GameEvent = { what: 'open', clause: 'X-1' }
const secret: GameEvent = { what: 'secret', clause: 'X-2', only: only(1), reveals: true }
const others: GameEvent = { what: 'others', clause: 'X-2', only: ~only(1) }

test('a viewer gets what is open and what is meant for it, without the list of recipients', () => {
  const events = [open, secret, others]
  expect(eventsFor(events, 1)).toStrictEqual([open, { what: 'secret', clause: 'X-2', reveals: true }])
  expect(eventsFor(events, 0)).toStrictEqual([open, { what: 'others', clause: 'X-2' }])
  expect(eventsFor(events, null)).toStrictEqual([open, { what: 'others', clause: 'X-2' }])
  expect(events).toStrictEqual([open, secret, others])
})
