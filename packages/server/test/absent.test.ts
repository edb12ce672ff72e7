import { answer } from '@midden/bots'
import { type Action, menu, nth, seeded } from '@midden/kernel'
import { differIn } from '@midden/kernel/testing'
import { botSeed, owedSeats, picture, questionFor, seatDue, type TableState } from '@midden/table'
import { expect, test } from 'vitest'
import { nodeDigest } from '../src/digest.ts'
import { ada, bob, cleo, gameById, type Journal, started } from './support/journal.ts'

const id = { id: 'x', table: 'tabletable' }

/** A table's options as they come filled in, with some of them changed. */
const optionsOf = (game: string, change: object): object => ({
  ...Object.fromEntries(
    Object.entries(gameById(game)!.sheet).map(([name, option]) => [
      name,
      (option as { default: unknown }).default,
    ]),
  ),
  ...change,
})

const waste = (absentSeat: 'wait' | 'standIn'): Journal =>
  started('waste', [ada, bob, cleo], 0, { options: optionsOf('waste', { absentSeat }) })

const defaultOf = (state: TableState, seat: number): Action => {
  const { game, match } = state
  const view = game.view(match!.position, seat)
  return game.standIn(view, seat, menu(game, match!.position, seat), seeded('any'))
}
const plays = (table: Journal, seat: number, action: Action): string | null =>
  table.give(null, { t: 'play', seat, put: table.state.put, action, by: 'bot' })

test('WASTE-R35 absentSeat=wait: for a player who has left the table waits; nothing is due and nobody plays for the seat', () => {
  const table = waste('wait')
  expect(table.give(bob, { t: 'leave' })).toBe(null)
  expect(table.state.seats[1]!.away).toBe(true)
  expect(owedSeats(table.state)).toEqual([0, 2])
  expect(seatDue(table.state, 1)).toBe(null)
  expect(plays(table, 1, defaultOf(table.state, 1))).toBe('stale: the seat has changed hands')
  expect(picture(table.state, 0).match!.waiting.map(({ seat }) => seat)).toEqual([0, 1, 2])
  expect(table.give(bob, { t: 'back', ...id })).toBe(null)
  expect(table.act(bob, nth(menu(table.state.game, table.state.match!.position, 1)[0]!, 0))).toBe(null)
})

test('WASTE-R35 absentSeat=wait: the others may give the seat to a bot, and its player takes it back', () => {
  const table = waste('wait')
  table.give(bob, { t: 'leave' })
  expect(table.give(ada, { t: 'propose', what: 'replace', seat: 1, ...id })).toBe(null)
  expect(table.give(cleo, { t: 'answer', proposal: table.state.proposal!.version, yes: true, ...id })).toBe(
    null,
  )
  expect(owedSeats(table.state)).toEqual([0, 1, 2])
  expect(questionFor(nodeDigest, table.state, 1).bot).toBe('gus')
  expect(table.give(ada, { t: 'propose', what: 'replace', seat: 1, ...id })).toMatch(/^not-now/)
  table.give(bob, { t: 'back', ...id })
  table.give(bob, { t: 'leave' })
  expect(owedSeats(table.state)).toEqual([0, 2])
})

test('WASTE-R35 absentSeat=standIn: each open decision of the seat is answered at once with the stand-in choice, until its player returns', () => {
  const table = waste('standIn')
  table.now = 5000
  table.give(bob, { t: 'leave' })
  expect(seatDue(table.state, 1)).toBe(table.state.seats[1]!.asked)
  const question = questionFor(nodeDigest, table.state, 1)
  expect(question.bot).toBe('stand-in')
  const { action } = answer(question, table.state.game)
  expect(action).toEqual(defaultOf(table.state, 1))
  expect(plays(table, 1, action)).toBe(null)
  expect(table.give(bob, { t: 'back', ...id })).toBe(null)
  expect(plays(table, 1, action)).toMatch(/^stale/)
})

test('at a table of a game that says nothing of it a bot plays for whoever is away', () => {
  const table = started('pan', [ada, bob])
  table.give(bob, { t: 'leave' })
  expect(questionFor(nodeDigest, table.state, 1).bot).toBe('gus')
})

test('WASTE-R35 absentSeat=wait absentSeat=standIn: what is due at the table when a player leaves', () => {
  differIn<'wait' | 'standIn'>('absentSeat', ['wait', 'standIn'], (absentSeat) => {
    const table = waste(absentSeat)
    table.give(bob, { t: 'leave' })
    return [owedSeats(table.state), seatDue(table.state, 1)]
  })
})

const knights = (decisionTimer: number, clock: 'none' | 'day' = 'none'): Journal =>
  started('waste-knights', [ada, bob], 0, { clock, options: optionsOf('waste-knights', { decisionTimer }) })

test('WK-30.13 decisionTimer=0 leaves the time to the table; decisionTimer=90 is the time for a decision, whatever its clock', () => {
  const due = (table: Journal): (number | null)[] =>
    owedSeats(table.state).map((seat) => {
      const at = seatDue(table.state, seat)
      return at === null ? null : at - table.state.seats[seat]!.asked
    })
  expect(new Set(due(knights(0)))).toEqual(new Set([null]))
  expect(new Set(due(knights(0, 'day')))).toEqual(new Set([86_400_000]))
  expect(new Set(due(knights(90)))).toEqual(new Set([90_000]))
  expect(new Set(due(knights(90, 'day'))), 'WK-30.13').toEqual(new Set([90_000]))
})

test('WK-30.13 decisionTimer=0 decisionTimer=3600: when a decision is due', () => {
  differIn('decisionTimer', [0, 3600], (decisionTimer) => {
    const { state } = knights(decisionTimer)
    return owedSeats(state).map((seat) => seatDue(state, seat))
  })
})

test('WK-30.13 decisionTimer=90: on expiry the default is taken, each time; the seat stays its player’s', () => {
  const table = knights(90)
  for (let i = 0; i < 4; i++) {
    const [seat] = owedSeats(table.state)
    const action = defaultOf(table.state, seat!)
    const { put } = table.state
    expect(table.give(null, { t: 'play', seat: seat!, put, action, by: 'clock' })).toBe(null)
    expect(table.state.seats[seat!]).toMatchObject({ away: false, missed: 0 })
  }
  // The table's own clock gives the seat to a bot after the second time.
  const clocked = knights(0, 'day')
  const [seat] = owedSeats(clocked.state)
  const action = defaultOf(clocked.state, seat!)
  clocked.give(null, { t: 'play', seat: seat!, put: clocked.state.put, action, by: 'clock' })
  expect(clocked.state.seats[seat!]!.missed).toBe(1)
})

test('WK-30.13 the timer can be paused by those at the table', () => {
  const table = knights(90)
  expect(table.give(ada, { t: 'propose', what: 'pause', ...id })).toBe(null)
  expect(knights(0).give(ada, { t: 'propose', what: 'pause', ...id })).toBe(
    'not-now: no clock runs at this table',
  )
})

test('what a bot draws cannot be worked out from what everybody sees', () => {
  const seed = botSeed(nodeDigest, '5f'.repeat(32), 3, 1)
  expect(seed).not.toBe(botSeed(nodeDigest, '60'.repeat(32), 3, 1))
  expect(seed).not.toBe(botSeed(nodeDigest, '5f'.repeat(32), 3, 2))
})
