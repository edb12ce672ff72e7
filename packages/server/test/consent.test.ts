import { menu, nth } from '@midden/kernel'
import { picture } from '@midden/table'
import { describe, expect, test } from 'vitest'
import { ada, bob, Journal, started } from './support/journal.ts'

const id = { id: 'x', table: 'tabletable' }
const undoOf = (table: Journal, seat: number | null) => picture(table.state, seat).match!.undo
const undo = (table: Journal, who = ada) => table.give(who, { t: 'undo', seen: table.state.version, ...id })
const first = (table: Journal, seat: number) =>
  nth(menu(table.state.game, table.state.match!.position, seat)[0]!, 0)

/** Ada has spent, which goes back freely no more: Bob is asked. */
function spent(bots = 0, more = {}): Journal {
  const table = started('bank', bots === 0 ? [ada, bob] : [ada], bots, more)
  expect(table.act(ada, first(table, 0))).toBe(null)
  return table
}

describe('what a picture says of taking back is what becomes of it', () => {
  test('with others at the table they are asked, by name', () => {
    const table = spent()
    expect(undoOf(table, 0)).toEqual({ kind: 'consent', moves: 1, asks: [1] })
    expect(undo(table)).toBe(null)
    expect(table.state.proposal).toMatchObject({ what: 'undo', open: [1] })
    expect(undoOf(table, 0)).toEqual({ kind: 'no', why: 'proposal' })
    expect(undo(table)).toBe('not-now: another proposal is waiting for an answer')
  })

  test('with bots alone nobody is asked: it is done at once, and the draws are mixed anew', () => {
    const table = spent(1)
    expect(undoOf(table, 0)).toEqual({ kind: 'consent', moves: 1, asks: [] })
    expect(undo(table)).toBe(null)
    expect(table.state.match!.journal.moves).toEqual([])
    expect(table.state.undone).toEqual([1])
    expect(table.act(ada, first(table, 0))).toBe(null)
    expect(table.state.numbers).toEqual([2])
  })

  test('a strict table takes nothing back but what is free', () => {
    const table = spent(1, { strict: true })
    expect(picture(table.state, 0).strict).toBe(true)
    expect(undoOf(table, 0)).toEqual({ kind: 'no', why: 'strict' })
    expect(undo(table)).toBe('not-now: this table takes nothing back once it is seen or drawn')
  })

  test('somebody away cannot agree; who has not moved has nothing to take back; a watcher neither', () => {
    const table = spent()
    table.give(bob, { t: 'away', ...id })
    expect(undoOf(table, 0)).toEqual({ kind: 'no', why: 'away' })
    expect(undo(table)).toBe('not-now: Bob is away and cannot agree')
    expect(undoOf(table, 1)).toEqual({ kind: 'no', why: 'none' })
    expect(undoOf(table, null)).toEqual({ kind: 'no', why: 'none' })
  })
})

describe('several seats of one person', () => {
  /** Ada on two seats of one sofa, her sister on the second. */
  function sofa(): Journal {
    const table = new Journal('bank', [{ kind: 'open' }, { kind: 'open' }])
    table.give(ada, { t: 'sit', seat: 0, code: null, entropy: 'a' })
    expect(table.give(ada, { t: 'sit', seat: 1, code: null, entropy: 'b' })).toMatch(/^not-now: you sit/)
    expect(table.give(ada, { t: 'sit', seat: 1, code: null, entropy: 'b', name: 'Mette' })).toBe(null)
    table.give(ada, { t: 'start' })
    return table
  }

  test('each has its name, and moves are made for the seat that is said', () => {
    const table = sofa()
    expect(table.state.seats.map(({ name }) => name)).toEqual(['Ada', 'Mette'])
    const seen = table.state.version
    expect(table.give(ada, { t: 'act', seen, action: first(table, 0), as: 0 })).toBe(null)
    const action = first(table, 1)
    expect(table.give(ada, { t: 'act', seen: table.state.version, action, as: 1 })).toBe(null)
    expect(table.state.match!.journal.moves.map(({ seat }) => seat)).toEqual([0, 1])
  })

  test('nobody speaks for a seat of somebody else', () => {
    const table = started('bank', [ada, bob])
    const command = { t: 'say', text: 'Mine', as: 1, ...id } as const
    expect(table.give(ada, command)).toBe('not-yours: you do not sit at this table')
  })

  test('nobody has to agree with oneself', () => {
    const table = sofa()
    table.act(ada, first(table, 0))
    expect(undoOf(table, 0)).toEqual({ kind: 'consent', moves: 1, asks: [] })
    expect(undo(table)).toBe(null)
    expect(table.state.match!.journal.moves).toEqual([])
  })
})

describe('a picture is complete', () => {
  test('those who wait know the question and whom it is put to', () => {
    const table = started('bank', [ada, bob])
    const [mine, theirs] = [0, 1].map((seat) => picture(table.state, seat).match!)
    expect(mine!.question).toEqual(theirs!.question)
    expect(mine!.question!.seats).toEqual([0])
    expect(theirs!.menu).toEqual([])
    expect(mine!.menu.length).toBeGreaterThan(0)
  })

  test('while a bot plays a seat its owner is offered nothing', () => {
    const table = started('bank', [ada, bob])
    table.give(ada, { t: 'away', ...id })
    const { menu: offers, rights, rare, barred, question } = picture(table.state, 0).match!
    expect([offers, rights, rare, barred]).toEqual([[], [], [], []])
    expect(question!.seats).toEqual([0])
  })

  test('the luck of moves made before is not the table’s', () => {
    const table = spent()
    const { seed, moves } = table.state.match!.journal
    const on = started('bank', [ada, bob], 0, { fork: { table: 'earlier12', seed, moves } })
    expect(picture(on.state, 0).fairness.from).toBe(1)
    expect(undoOf(on, 0)).toEqual({ kind: 'no', why: 'none' })
    expect(picture(table.state, 0).fairness.from).toBe(0)
  })
})
