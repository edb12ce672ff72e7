import { hashOf, optionSchema } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { client } from './client.ts'
import { heap } from './heap.ts'

const DEAL = { name: 'deal', value: [11, 0, 10, 1] }
/** Seat 0 holds 11 and 0, seat 1 holds 10 and 1. */
const dealt = (...more: object[]) => ({ script: { draws: [DEAL, ...more] }, options: { rounds: 1 } })

interface Pending {
  seat: number
  decision: string
  rules: string[]
  optional: boolean
}

describe('games, new, state, view, hash', () => {
  test('games lists every game with its seats, option schema and draws', () => {
    expect(client().get('games')).toEqual([
      {
        id: 'heap',
        title: 'The Heap',
        seats: { min: 2, max: 4 },
        options: optionSchema(heap.sheet),
        draws: heap.draws,
        rulesVersion: 1,
      },
    ])
    expect(client().get('games', {})).toHaveLength(1)
    expect(client().get('games', [])).toHaveLength(1)
  })

  test('new gives handles that are texts, and the same seed the same match', () => {
    const { get, open, hash } = client()
    const [a, b, c, d] = [open(), open(), open({ seed: 'other' }), open({ seed: 7 })]
    expect(typeof a).toBe('string')
    expect(new Set([a, b, c, d]).size).toBe(4)
    expect(hash(a!)).toBe(hash(b!))
    expect(hash(a!)).not.toBe(hash(c!))
    expect(hash(d!)).toBe(hash(open({ seed: '7' })))
    expect(get('state', { match: a })).toMatchObject({
      seats: 2,
      options: { pace: 'slow', rounds: 3, prizes: [] },
    })
  })

  test('state is the whole truth and hash its digest', () => {
    const { get, open, hash } = client()
    const match = open()
    const state = get<{ hands: number[][] }>('state', { match })
    expect(state.hands).toHaveLength(2)
    expect(hash(match)).toBe(hashOf(state))
    expect(hash(match)).toMatch(/^[0-9a-f]{64}$/)
  })

  test('view shows a seat its own cards and a spectator none', () => {
    const { get, open } = client()
    const match = open(dealt())
    expect(get('view', { match, seat: 1 })).toMatchObject({ me: 1, hands: [null, [10, 1]] })
    expect(get('view', { match, seat: null })).toMatchObject({ me: null, hands: [null, null] })
  })
})

describe('pending, legal, play, outcome', () => {
  test('pending names everyone who can act, rights beside the question included', () => {
    const { get, open } = client()
    const asked = get<Pending[]>('pending', { match: open() })
    const hide = { decision: 'hide a card', rules: ['HEAP-1.1'], optional: false }
    const shout = { decision: 'shout', rules: ['HEAP-2.1'], optional: true }
    expect(asked).toEqual([
      { seat: 0, ...hide },
      { seat: 1, ...hide },
      { seat: 0, ...shout },
      { seat: 1, ...shout },
    ])
  })

  test('legal lists every action with its own sentence', () => {
    const { get, open, legal } = client()
    const match = open(dealt())
    expect(legal(match, 0)).toEqual([
      { action: { act: 'hide', n: 11 }, label: 'Hide bone 11' },
      { action: { act: 'hide', n: 0 }, label: 'Hide rag 0' },
      { action: { act: 'shout' }, label: 'Shout' },
    ])
    get('play', { match, seat: 0, action: { act: 'hide', n: 11 } })
    get('play', { match, seat: 1, action: { act: 'hide', n: 1 } })
    const labels = legal(match, 0).map(({ label }) => label)
    expect(labels).toHaveLength(1 + 21 + 3 + 1)
    expect(new Set(labels).size).toBe(labels.length)
    expect(legal(match, 1)).toEqual([{ action: { act: 'shout' }, label: 'Shout' }])
  })

  test('play tells what happened as that seat sees it, with clause and sentence', () => {
    const { get, open } = client()
    const match = open(dealt())
    expect(get('play', { match, seat: 1, action: { act: 'hide', n: 1 } })).toEqual({
      events: [{ type: 'hid', rules: ['HEAP-1.1'], text: 'Seat 1 hid.', seat: 1 }],
    })
    const { events } = get<{ events: object[] }>('play', { match, seat: 0, action: { act: 'hide', n: 0 } })
    expect(events).toHaveLength(3)
    expect(events[1]).toEqual({
      type: 'opened',
      rules: ['HEAP-1.1'],
      text: 'Seat 0 opened 0.',
      seat: 0,
      n: 0,
      reveals: true,
    })
  })

  test('a refused action carries the clauses and the reason and changes nothing', () => {
    const { fail, open, hash } = client()
    const match = open()
    const before = hash(match)
    for (const action of [{ act: 'pass' }, { act: 'hide', n: 99 }, { act: 'hide', n: 0, with: 1 }])
      expect(fail('play', { match, seat: 0, action })).toEqual({
        code: -32010,
        message: `You cannot ${action.act} now`,
        data: { rules: ['HEAP-1.2'], reason: `You cannot ${action.act} now` },
      })
    expect(hash(match)).toBe(before)
  })

  test('a right beside the question is played out of turn', () => {
    const { get, open, legal } = client()
    const match = open()
    get('play', { match, seat: 1, action: { act: 'shout' } })
    expect(legal(match, 1)).not.toContainEqual({ action: { act: 'shout' }, label: 'Shout' })
  })

  test('outcome is null until the match is over', () => {
    const { get, open } = client()
    const match = open(dealt())
    get('play', { match, seat: 0, action: { act: 'hide', n: 0 } })
    get('play', { match, seat: 1, action: { act: 'hide', n: 10 } })
    expect(get('outcome', { match })).toBeNull()
    get('play', { match, seat: 1, action: { act: 'pass' } })
    expect(get('outcome', { match })).toEqual({ ranking: [[0, 1]], scores: [0, 0], breakdown: [0, 0] })
    expect(get('pending', { match })).toEqual([])
    expect(get('legal', { match, seat: 0 })).toEqual([])
  })
})

describe('bot, playout, load, free', () => {
  test('bot answers from the view, and the same for the same seed', () => {
    const { get, open } = client()
    const match = open(dealt())
    expect(get('bot', { match, seat: 0, bot: 'steady' })).toEqual({ action: { act: 'hide', n: 11 } })
    const random = (seed: unknown) => get('bot', { match, seat: 1, bot: 'random', seed, budgetMs: 10 })
    expect(random('a')).toEqual(random('a'))
    expect(new Set(Array.from({ length: 40 }, (_, seed) => JSON.stringify(random(seed)))).size).toBe(3)
  })

  test('bot refuses a seat of which nothing is asked', () => {
    const { get, fail, open } = client()
    const match = open(dealt())
    get('play', { match, seat: 0, action: { act: 'hide', n: 0 } })
    const { code, message } = fail('bot', { match, seat: 0, bot: 'random' })
    expect({ code, message }).toEqual({ code: -32602, message: 'seat: nothing is asked of seat 0 now.' })
  })

  test('playout plays a copy, and its actions can be played on the match itself', () => {
    const { get, open, hash } = client()
    const match = open()
    const before = hash(match)
    const end = get<{ outcome: object; actions: { seat: number; action: object }[] }>('playout', {
      match,
      bots: ['random', 'steady'],
      seed: 'p',
    })
    expect(hash(match)).toBe(before)
    expect(get('playout', { match, bots: ['random', 'steady'], seed: 'p' })).toEqual(end)
    expect(get('playout', { match, bots: 'random', seed: 'q' })).not.toEqual(end)
    for (const { seat, action } of end.actions) get('play', { match, seat, action })
    expect(get('outcome', { match })).toEqual(end.outcome)
  })

  test('load takes what state gives, in any match, and goes on from there alike', () => {
    const { get, open, hash } = client()
    const match = open()
    get('play', { match, seat: 1, action: get<{ action: object }[]>('legal', { match, seat: 1 })[0]!.action })
    const { match: twin } = get<{ match: string }>('load', { game: 'heap', state: get('state', { match }) })
    expect(twin).not.toBe(match)
    expect(hash(twin)).toBe(hash(match))
    const end = (handle: string) => get('playout', { match: handle, bots: 'random', seed: 1 })
    expect(end(twin)).toEqual(end(match))
  })

  test('new names the clause of a size and of options it refuses', () => {
    const { fail } = client()
    const sized = fail('new', { game: 'heap', seats: 9, seed: 1 })
    expect(sized).toEqual({
      code: -32602,
      message: 'seats must be a whole number from 2 to 4, not 9.',
      data: { rules: [heap.seats.clause], reason: 'seats must be a whole number from 2 to 4, not 9.' },
    })
    expect(fail('new', { game: 'heap', seats: 'two', seed: 1 })).not.toHaveProperty('data')
    const dear = fail('new', { game: 'heap', seats: 2, seed: 1, options: { rounds: 99 } })
    expect(dear.data).toMatchObject({ rules: [heap.sheet.rounds!.clause] })
  })

  test('load takes an edited state and says why it refuses one', () => {
    const { get, fail, open } = client()
    const state = get<{ scores: number[]; round: number }>('state', { match: open() })
    const { match } = get<{ match: string }>('load', { game: 'heap', state: { ...state, scores: [5, 0] } })
    expect(get('view', { match, seat: null })).toMatchObject({ scores: [5, 0] })
    const wrong = (edit: object) => fail('load', { game: 'heap', state: { ...state, ...edit } }).message
    expect(wrong({ deck: [] })).toBe('state: the twelve cards must all be there, once.')
    expect(wrong({ seats: 9 })).toBe('state: state.seats must be a whole number from 2 to 4.')
    expect(wrong({ colour: 1 })).toBe('state: state has no field "colour".')
  })

  test('load settles: a state whose question is answered goes on to the next', () => {
    const { get, open } = client()
    const state = get<{ hands: number[][]; stack: { hidden: number[] }[] }>('state', { match: open(dealt()) })
    state.stack[0]!.hidden = state.hands.map((hand) => hand[0]!)
    const { match } = get<{ match: string }>('load', { game: 'heap', state })
    expect(get<Pending[]>('pending', { match })[0]).toMatchObject({ seat: 0, decision: 'what to do' })
  })

  test('free forgets the match', () => {
    const { get, fail, open } = client()
    const match = open()
    expect(get('free', { match })).toBe(true)
    expect(fail('state', { match })).toEqual({
      code: -32602,
      message: `match: there is no "${match}"; it was freed or never made.`,
    })
  })

  test('more matches at once than can be kept are refused', () => {
    const { get, fail, open } = client()
    const first = open()
    for (let i = 1; i < 10_000; i++) open()
    expect(fail('new', { game: 'heap', seats: 2, seed: 1 }).message).toContain('free some')
    get('free', { match: first })
    open()
  })
})
