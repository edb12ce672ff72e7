import { eventsFor, type Seat, type Viewer } from '@midden/kernel'
import { tells } from '@midden/kernel/conformance'
import { plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { WkEvent } from '../src/events.ts'
import { accountOf, fate, retelling } from '../src/fate/index.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { startMeeting, startSwap } from '../src/push.ts'
import { at, clash, idle, pick } from './arena.ts'
import { deal, die, fetch, gear, hexAt, ready, stage, strip, task, type WkMatch, wild } from './stage.ts'

tells(wasteKnights, { fate, retelling }, { games: 40, least: 2000 })

const names = ['Ada', 'Bruna', 'Cem', 'Dora']

/** What a move told one viewer, line by line. */
function toldTo(me: Viewer, match: WkMatch, move: () => WkEvent[]) {
  const before = wasteKnights.view(match.position, me)
  const events = eventsFor(move(), me)
  const after = wasteKnights.view(match.position, me)
  const reader = { me, who: (seat: Seat) => names[seat]!, before, after }
  return { events, reader, lines: events.flatMap((event) => retelling.line(event, reader) ?? []) }
}

/** What every seat holds after a move is what it held before, and what it was told. */
function balances(match: WkMatch, move: () => WkEvent[]): WkEvent[] {
  const held = () =>
    match.position.knights.map((_, seat) => fate.holdings(wasteKnights.view(match.position, seat), seat))
  const before = held().map((holdings) => ({ ...holdings }))
  const events = move()
  before.forEach((sums: Record<string, number>, seat) => {
    for (const { key, by } of eventsFor(events, seat).flatMap((event) => fate.changes(event, seat)))
      sums[key] = (sums[key] ?? 0) + by
  })
  expect(before).toEqual(held())
  return events
}

function together(change: (s: Wk) => void, dice: number[] = []): WkMatch {
  return stage(
    ready(3, { knights: ['K01', 'K08', 'K03'] }),
    (s) => {
      for (const seat of [0, 1, 2]) {
        strip(s, seat)
        deal(s, seat, [])
        s.knights[seat]!.hex = hexAt(1, 0)
      }
      change(s)
    },
    die(...dice),
  )
}

const reviving = (): WkMatch =>
  together(
    (s) => {
      Object.assign(s.knights[1]!, { hp: 0, down: true })
      startMeeting(s, 0, 1)
    },
    [7, 1, 1],
  )
const revive = (match: WkMatch) => () => plays(match, [0, { act: 'search' }], [0, { act: 'revive' }])

const lay = (n: number) => ({ act: 'lay', n })
const trading = (): WkMatch =>
  together((s) => {
    s.knights[0]!.panels[3] = fetch(s, gear('G01'))
    s.knights[1]!.panels[4] = fetch(s, gear('G02'))
    startSwap(s, 0, 1)
  })
const trade =
  (match: WkMatch, ...own: number[]) =>
  () =>
    plays(
      match,
      ...own.map((n) => [0, lay(n)] as const),
      [0, { act: 'propose' }],
      [1, lay(40)],
      [1, { act: 'propose' }],
      [0, { act: 'accept' }],
    )

describe('Waste Knights tells each seat its own fate', () => {
  test('a revival is told to both, and adds up', () => {
    balances(...((match: WkMatch) => [match, revive(match)] as const)(reviving()))
    const told = [0, 1, 2].map((me) => {
      const match = reviving()
      return toldTo(me, match, revive(match))
    })
    expect(told.map(({ lines }) => lines.find((line) => line.includes('round')))).toEqual([
      'You bring Bruna round.',
      'Ada brings you round.',
      'Ada brings Bruna round.',
    ])
    expect(told[1]!.lines).toContain('You gain 2 Health: 0 → 2.')
    const holds = told.map(({ events }, me) => fate.shows(pick(events, 'revived')[0]!, me).holds === true)
    expect(holds).toEqual([true, true, false])
  })

  test('a deal of cards and a vehicle adds up; what was given is for the two alone', () => {
    const match = trading()
    const events = balances(match, trade(match, 30, 7000))
    expect(pick(events, 'vehicle given up')).toHaveLength(1)
    const told = [0, 1, 2].map((me) => {
      const other = trading()
      return toldTo(me, other, trade(other, 30)).lines.find((line) => /give|trade/.test(line))
    })
    expect(told[0]).toMatch(/^You give .+, you get .+\.$/)
    expect(told[1]).toMatch(/^You give .+, you get .+\.$/)
    expect(told[2]).toBe('Ada and Bruna trade 2 cards.')
  })

  test('the enemy’s dice and wounds are not those of whoever plays it', () => {
    const match = at(2, ['K08', 'K05'], 'W15', [1, 1, 1, 1, 1, 1, 1, 1])
    const told = toldTo(2, match, () => [...clash(match, 'prepare', 'attack'), ...idle(match)])
    const sided = told.events.filter((event) => 'enemy' in event && event.enemy === true)
    expect(sided.length).toBeGreaterThan(0)
    for (const event of sided) expect(fate.changes(event, 2)).toEqual([])
    expect(told.lines.filter((line) => /^You (miss|hit|roll|lose)/.test(line))).toEqual([])
  })

  test('a task that expires is told to its holder as a loss', () => {
    const outdated: WkEvent = { what: 'task outdated', clause: 'WK-5.4', card: task('P01'), holder: 1 }
    expect([0, 1].map((seat) => fate.changes(outdated, seat).map(({ by }) => by))).toEqual([[], [-1]])
    expect([0, 1].map((seat) => fate.shows(outdated, seat).holds === true)).toEqual([false, true])
    const match = ready(3)
    expect(toldTo(1, match, () => [outdated]).lines[0]).toMatch(/^Your task .+ expires: no reward\.$/)
  })

  test('a mark by somebody else waits for its owner', () => {
    const own: WkEvent = { what: 'marked', clause: 'WK-1.15', seat: 0, slot: 10 }
    const other: WkEvent = { what: 'marked', clause: 'WKC-R8', seat: 0, slot: 10, by: 2 }
    expect(fate.shows(own, 0)).toEqual({ as: 'mark' })
    expect(fate.shows(other, 0).holds).toBe(true)
  })
})

describe('the Reputation account', () => {
  const gain = (seat: Seat, now: number, from: Extract<WkEvent, { what: 'counter' }>['from']): WkEvent => ({
    what: 'counter',
    clause: 'WK-1.17',
    seat,
    counter: 'rep',
    by: 1,
    now,
    from: from!,
  })
  const dawn = (round: number): WkEvent => ({ what: 'round begins', clause: 'WK-5.1', round, last: false })
  const told: WkEvent[] = [
    dawn(1),
    gain(0, 1, { by: 'task', card: task('C01') }),
    gain(1, 1, { by: 'enemy', card: wild('W01') }),
    dawn(2),
    gain(0, 2, { by: 'duel', other: 1 }),
    dawn(3),
  ]

  test('goes round by round, with what brought it and what it came to', () => {
    const account = accountOf(told, 3)
    expect(account.rounds.map(({ round, now }) => [round, now])).toEqual([
      [1, [1, 1, 0]],
      [2, [2, 1, 0]],
      [3, [2, 1, 0]],
    ])
    expect(account.rounds[1]!.gains[0]).toEqual([{ by: 1, from: { by: 'duel', other: 1 } }])
    expect(account.sources.map(({ from, sums }) => [from, sums])).toEqual([
      ['task', [1, 0, 0]],
      ['enemy', [0, 1, 0]],
      ['duel', [1, 0, 0]],
    ])
  })

  test('what is won by a revival says so', () => {
    const match = reviving()
    const [rep] = pick(revive(match)(), 'counter').filter(({ counter }) => counter === 'rep')
    expect(rep!.from).toEqual({ by: 'revival', other: 1 })
  })

  test('at dawn the round that is over is accounted for', () => {
    const { reader } = toldTo(0, ready(3), () => [])
    const recap = retelling.recap!(told, reader)!
    expect(recap.title).toBe('Round 2 is over')
    expect(recap.sentence).toBe('You: +1 Reputation.')
    expect(recap.rows[0]).toEqual({
      label: 'Reputation',
      cells: [{ text: '+1', why: '+1 duel with Bruna', tone: 'good' }, null, null],
    })
    expect(retelling.recap!([dawn(1)], reader)).toBeNull()
  })
})
