import { JournalBroken, owedSeats, seatDue, tableDue } from '@midden/table'
import { describe, expect, test } from 'vitest'
import { ada, bob, cleo, type Journal, started } from './support/journal.ts'

const T = { id: 'x', table: 'tabletable' } as const
const hand = (table: Journal, seat: number): number[] =>
  (table.state.match!.position as unknown as { hands: number[][] }).hands[seat]!
const moves = ({ state }: Journal): number => state.match!.journal.moves.length

describe('acting', () => {
  test('what the rules refuse is refused with their clause, and nothing is entered', () => {
    const table = started('draft', [ada, bob])
    const { version } = table.state
    expect(table.act(ada, { act: 'keep', n: 99 })).toBe('rules: this card is not in the hand')
    expect(table.act(cleo, { act: 'keep', n: 0 })).toBe('unknown: there is no such table')
    expect(table.state.version).toBe(version)
  })

  test('sealed answers chosen on the same version are all good; an answer to an older question is stale', () => {
    const table = started('draft', [ada, bob, cleo])
    const seen = table.state.version
    const keeps = [ada, bob, cleo].map((_, seat) => ({ act: 'keep', n: hand(table, seat)[0]! }))
    expect(table.act(ada, keeps[0]!, seen)).toBe(null)
    expect(table.act(bob, keeps[1]!, seen)).toBe(null)
    expect(table.act(cleo, keeps[2]!, seen)).toBe(null)
    const next = { act: 'keep', n: hand(table, 0)[0]! }
    expect(table.act(ada, next, seen)).toBe('stale: the question this answers is no longer open')
    expect(table.act(ada, next, table.state.version - 1)).toBe(
      'stale: the question this answers is no longer open',
    )
    expect(table.act(ada, next)).toBe(null)
  })

  test('a right beside the question is never stale and leaves the question open', () => {
    const table = started('bank', [ada, bob])
    const seen = table.state.version
    const { put } = table.state
    expect(table.act(bob, { act: 'borrow', n: 1 }, seen)).toBe(null)
    expect(table.act(bob, { act: 'borrow', n: 1 }, 0)).toBe(null)
    expect(table.state.put).toBe(put)
    expect(table.act(ada, { act: 'spend', n: 1 }, seen)).toBe(null)
    expect(table.state.put).toBe(table.state.version)
  })

  test('the table moves for bots, and for people only when their clock is out', () => {
    const table = started('draft', [ada], 1)
    const { put } = table.state
    const play = (seat: number, by: 'bot' | 'clock', at = put) =>
      ({ t: 'play', seat, put: at, action: { act: 'keep', n: hand(table, seat)[0]! }, by }) as const
    expect(table.give(null, play(0, 'bot'))).toBe('stale: the seat has changed hands')
    expect(table.give(null, play(1, 'clock'))).toBe('stale: the seat has changed hands')
    expect(table.give(null, play(1, 'bot', put - 1))).toBe('stale: the table has moved on')
    expect(table.give(ada, play(1, 'bot'))).toBe('not-yours: only the table itself does that')
    expect(table.give(null, play(1, 'bot'))).toBe(null)
    expect(table.give(null, play(1, 'bot'))).toBe('stale: the table has moved on')
    expect(table.give(null, play(0, 'clock'))).toBe(null)
    expect(table.state.seats[0]!.missed).toBe(1)
  })
})

describe('taking back', () => {
  const borrowed = (): Journal => {
    const table = started('bank', [ada, bob])
    table.act(ada, { act: 'spend', n: 2 })
    return table
  }

  test('a move after which another is asked needs their consent', () => {
    const table = borrowed()
    expect(table.give(ada, { t: 'undo', ...T, seen: table.state.version - 1 })).toBe(
      'stale: somebody has moved since',
    )
    expect(table.give(ada, { t: 'undo', ...T, seen: table.state.version })).toBe(null)
    expect(table.state.proposal).toMatchObject({ what: 'undo', by: 0, moves: 1, open: [1] })
    const proposal = table.state.version
    expect(table.give(ada, { t: 'answer', ...T, proposal, yes: true })).toBe(
      'not-now: your word on it is not needed',
    )
    expect(table.give(bob, { t: 'answer', ...T, proposal: 1, yes: true })).toBe(
      'stale: the proposal is settled',
    )
    expect(table.give(bob, { t: 'answer', ...T, proposal, yes: true })).toBe(null)
    expect([moves(table), table.state.undone, table.state.proposal]).toEqual([0, [1], null])
    table.act(ada, { act: 'spend', n: 0 })
    expect(table.state.numbers).toEqual([2])
  })

  test('a no settles it, and so does play going on', () => {
    const table = borrowed()
    table.give(ada, { t: 'undo', ...T, seen: table.state.version })
    table.give(bob, { t: 'answer', ...T, proposal: table.state.version, yes: false })
    expect([moves(table), table.state.proposal]).toEqual([1, null])
    table.give(ada, { t: 'undo', ...T, seen: table.state.version })
    table.act(bob, { act: 'spend', n: 0 })
    expect([moves(table), table.state.proposal]).toEqual([2, null])
  })

  test('who is away cannot agree: no move is taken back behind their back', () => {
    const table = started('bank', [ada, bob])
    table.act(ada, { act: 'spend', n: 2 })
    table.act(bob, { act: 'spend', n: 1 })
    table.give(bob, { t: 'away', ...T })
    expect(table.give(ada, { t: 'undo', ...T, seen: table.state.version })).toBe(
      'not-now: Bob is away and cannot agree',
    )
    expect(moves(table)).toBe(2)
  })

  test('bots agree to everything', () => {
    const table = started('bank', [ada], 1)
    table.act(ada, { act: 'spend', n: 2 })
    expect(table.give(ada, { t: 'undo', ...T, seen: table.state.version })).toBe(null)
    expect(moves(table)).toBe(0)
  })

  test('a move that drew nothing, showed nothing and left the turn to its seat goes back at once', () => {
    const table = started('errand', [ada, bob])
    table.act(ada, { act: 'step', n: 1 })
    expect(table.give(ada, { t: 'undo', ...T, seen: table.state.version })).toBe(null)
    expect([moves(table), table.state.undone, table.state.proposal]).toEqual([0, [1], null])
    table.act(ada, { act: 'step', n: 1 })
    table.act(ada, { act: 'step', n: 1 })
    table.give(ada, { t: 'undo', ...T, seen: table.state.version })
    expect(table.state.proposal).toMatchObject({ what: 'undo', moves: 1, open: [1] })
  })

  test('without a move there is nothing to take back', () => {
    const table = borrowed()
    expect(table.give(bob, { t: 'undo', ...T, seen: table.state.version })).toBe(
      'not-now: there is no move of yours to take back',
    )
  })
})

describe('clocks', () => {
  const minute = (people = [ada, bob], bots = 0) => started('bank', people, bots, { clock: 'minute' })

  test('the clock of whoever is asked runs from the question on', () => {
    const table = minute()
    expect(owedSeats(table.state)).toEqual([0])
    expect(tableDue(table.state)).toBe(61_000)
    table.now = 5000
    table.act(bob, { act: 'borrow', n: 1 })
    expect(tableDue(table.state)).toBe(61_000)
    table.act(ada, { act: 'spend', n: 0 })
    expect([owedSeats(table.state), tableDue(table.state)]).toEqual([[1], 65_000])
  })

  test('bots move at their pace, and no clock runs for them', () => {
    const table = minute([ada], 1)
    table.now = 7000
    table.act(ada, { act: 'spend', n: 0 })
    expect(seatDue(table.state, 1)).toBe(8000)
  })

  test('a pause needs everybody, the end of it anybody; the clock starts anew', () => {
    const table = minute([ada, bob, cleo])
    expect(table.give(ada, { t: 'resume', ...T })).toBe('not-now: the clock is running')
    table.give(ada, { t: 'propose', ...T, what: 'pause' })
    expect(table.give(bob, { t: 'propose', ...T, what: 'pause' })).toBe(
      'not-now: another proposal is waiting for an answer',
    )
    const proposal = table.state.version
    table.give(bob, { t: 'answer', ...T, proposal, yes: true })
    expect(table.state.paused).toBe(false)
    table.give(cleo, { t: 'answer', ...T, proposal, yes: true })
    expect([table.state.paused, tableDue(table.state)]).toEqual([true, null])
    expect(table.give(ada, { t: 'propose', ...T, what: 'pause' })).toBe(
      'not-now: the clock stands still already',
    )
    table.now = 500_000
    table.give(cleo, { t: 'resume', ...T })
    expect(tableDue(table.state)).toBe(560_000)
  })

  test('where no clock runs, none can be paused, and nobody is hurried', () => {
    const table = started('bank', [ada, bob])
    expect(tableDue(table.state)).toBe(null)
    expect(table.give(ada, { t: 'propose', ...T, what: 'pause' })).toBe(
      'not-now: no clock runs at this table',
    )
  })

  test('the others may hand a silent player’s seat to a bot, even without a clock', () => {
    const table = started('bank', [ada, bob, cleo])
    expect(table.give(bob, { t: 'propose', ...T, what: 'replace', seat: 1 })).toBe(
      'not-now: only a seat that another person plays can be given to a bot',
    )
    table.give(bob, { t: 'propose', ...T, what: 'replace', seat: 0 })
    const { proposal } = table.state
    expect(proposal).toMatchObject({ what: 'replace', target: 0, open: [0, 2] })
    table.give(cleo, { t: 'answer', ...T, proposal: proposal!.version, yes: true })
    expect([table.state.seats[0]!.away, tableDue(table.state)]).toEqual([false, 31_000])
    const lapse = { t: 'lapse', proposal: proposal!.version } as const
    expect(table.give(bob, lapse)).toBe('not-yours: only the table itself does that')
    expect(table.give(null, lapse)).toBe(null)
    expect([table.state.seats[0]!.away, seatDue(table.state, 0)]).toEqual([true, 2000])
    expect(table.give(null, lapse)).toBe('stale: the proposal is settled')
  })

  test('whoever is there keeps the seat: by a word, or by a move', () => {
    const table = started('bank', [ada, bob])
    const ask = () => table.give(bob, { t: 'propose', ...T, what: 'replace', seat: 0 })
    ask()
    const { version } = table.state
    expect([table.state.seats[0]!.away, table.state.proposal!.open]).toEqual([false, [0]])
    table.give(ada, { t: 'answer', ...T, proposal: version, yes: false })
    expect([table.state.seats[0]!.away, table.state.proposal, tableDue(table.state)]).toEqual([
      false,
      null,
      null,
    ])
    ask()
    table.act(ada, { act: 'spend', n: 0 })
    expect([table.state.seats[0]!.away, table.state.proposal]).toEqual([false, null])
  })

  test('a second silence in a row brings the bot; coming back starts the clock', () => {
    const table = minute()
    const silent = () => ({ t: 'silent', seat: 0, put: table.state.put }) as const
    expect(table.give(null, { ...silent(), put: 0 })).toBe('stale: the table has moved on')
    expect(table.give(null, silent())).toBe(null)
    expect(table.give(null, silent())).toBe('stale: a bot plays already')
    expect(table.give(bob, { t: 'back', ...T })).toBe('not-now: the seat is yours already')
    table.now = 90_000
    expect(table.give(ada, { t: 'back', ...T })).toBe(null)
    expect(tableDue(table.state)).toBe(150_000)
    expect(table.give(ada, { t: 'away', ...T })).toBe(null)
    expect(table.give(ada, { t: 'away', ...T })).toBe('not-now: a bot plays your seat already')
  })
})

describe('the journal', () => {
  test('tells the same table again, to the byte', () => {
    const table = started('bank', [ada, bob])
    table.act(ada, { act: 'spend', n: 2 })
    table.give(ada, { t: 'undo', ...T, seen: table.state.version })
    table.give(bob, { t: 'answer', ...T, proposal: table.state.version, yes: true })
    table.give(bob, { t: 'say', ...T, text: 'again!' })
    table.act(ada, { act: 'spend', n: 1 })
    const { game: _, ...told } = table.replayed()
    const { game: __, ...known } = table.state
    expect(JSON.stringify(told)).toBe(JSON.stringify(known))
  })

  test('an entry that leads elsewhere than it did is found out', () => {
    const table = started('bank', [ada, bob])
    table.act(ada, { act: 'spend', n: 2 })
    const last = table.entries.at(-1)!
    if (last.body.kind === 'move') last.body = { ...last.body, action: { act: 'spend', n: 1 } }
    expect(() => table.replayed()).toThrow('leads to another position')
  })

  test('a gap, another game or other rules are found out', () => {
    const table = started('bank', [ada, bob])
    const [open, ...rest] = table.entries
    table.entries = [open!, ...rest.slice(1)]
    expect(() => table.replayed()).toThrow('entry 3 does not follow version 1')
    table.entries = [
      { ...open!, body: { ...open!.body, rules: 99 } as (typeof table.entries)[number]['body'] },
    ]
    expect(() => table.replayed()).toThrow('by rules 99')
    table.entries = [
      { ...open!, body: { ...open!.body, game: 'chess' } as (typeof table.entries)[number]['body'] },
    ]
    expect(() => table.replayed()).toThrow(JournalBroken)
    table.entries = [{ ...rest[0]!, version: 1 }]
    expect(() => table.replayed()).toThrow('does not begin with the opening')
  })
})
