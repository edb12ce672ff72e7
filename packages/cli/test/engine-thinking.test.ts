import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { games } from '@midden/games'
import { describe, expect, test } from 'vitest'
import { repository } from '../src/repository.ts'
import { client } from './client.ts'

interface Weighed {
  action: object
  label: string
  share: number
  error: number
}
interface Choice {
  action: object
  considered?: Weighed[]
  iterations?: number
}

const waste = () => client(games.filter(({ id }) => id === 'waste'))

/** The first questions of a game, answered by the steady bot. */
function played({ get, open }: ReturnType<typeof waste>, moves: number): string {
  const match = open()
  for (let i = 0; i < moves; i++) {
    const { seat } = get<{ seat: number }[]>('pending', { match })[0]!
    const { action } = get<Choice>('bot', { match, seat, bot: 'steady' })
    get('play', { match, seat, action })
  }
  return match
}

describe('bots', () => {
  test('are listed weakest first, random and steady among them', () => {
    const list = waste().get<{ name: string; level: number; about: string; games: string[] }[]>('bots')
    expect(list.map(({ name }) => name)).toEqual([
      'random',
      'flap',
      'steady',
      'gus',
      'nib',
      'ottilie',
      'corvina',
      'ferrous',
    ])
    for (const { about, games } of list) expect([about.length > 10, games]).toEqual([true, ['waste']])
  })

  test('tell what they considered, the same with the same iterations and seed', () => {
    const one = waste()
    const ask = (seed: number) =>
      one.get<Choice & { ms?: number }>('bot', { match, seat: 0, bot: 'ferrous', iterations: 60, seed })
    const match = played(one, 4)
    const { ms, ...first } = ask(1)
    expect(ms).toBeGreaterThanOrEqual(0)
    const { ms: _, ...again } = ask(1)
    expect(again).toEqual(first)
    expect(first.iterations).toBeGreaterThanOrEqual(20)
    expect(first.considered!.map(({ action }) => action)).toContainEqual(first.action)
    for (const { label, share, error } of first.considered!) {
      expect(label).toMatch(/^Keep /)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(error).toBeGreaterThanOrEqual(0)
    }
  })

  test.each([
    [{ iterations: 0 }, 'iterations must be a whole number from 1 to 10000000.'],
    [{ iterations: -5 }, 'iterations must be a whole number from 1 to 10000000.'],
    [{ iterations: '50' }, 'iterations must be a whole number from 1 to 10000000.'],
    [{ budgetMs: 0 }, 'budgetMs must be a number above 0 and at most 600000.'],
    [{ budgetMs: 1e99 }, 'budgetMs must be a number above 0 and at most 600000.'],
    [{ budgetMs: 5, iterations: 5 }, 'give iterations or budgetMs, not both.'],
  ])('refuse a budget of %j', (budget, sentence) => {
    const one = waste()
    expect(one.fail('bot', { match: one.open(), seat: 0, bot: 'nib', ...budget }).message).toBe(sentence)
  })
})

describe('imagine and clone', () => {
  test('a world that the view allows, and hardly ever the true one', () => {
    const one = waste()
    const match = played(one, 7)
    const seen = (handle: string, seat: number) => one.get('view', { match: handle, seat })
    const worlds = Array.from({ length: 6 }, (_, seed) => {
      const world = one.get<{ match: string }>('imagine', { match, seat: 0, seed }).match
      expect(seen(world, 0)).toEqual(seen(match, 0))
      return one.hash(world)
    })
    expect(new Set([...worlds, one.hash(match)]).size).toBe(7)
    const again = one.get<{ match: string }>('imagine', { match, seat: 0, seed: 0 }).match
    expect(one.hash(again)).toBe(worlds[0])
  })

  test('a copy goes its own way, under a handle of one’s own', () => {
    const one = waste()
    const match = played(one, 3)
    const before = one.hash(match)
    expect(one.get('clone', { match, as: 'mine' })).toEqual({ match: 'mine' })
    expect(one.fail('clone', { match, as: 'mine' }).message).toBe('as: there is a match "mine" already.')
    expect(one.fail('clone', { match, as: '' }).message).toBe('as must be a text of 1 to 100 characters.')
    const { seat } = one.get<{ seat: number }[]>('pending', { match: 'mine' })[0]!
    one.get('play', { match: 'mine', seat, action: one.legal('mine', seat)[0]!.action })
    expect(one.hash('mine')).not.toBe(before)
    expect(one.hash(match)).toBe(before)
    expect(one.get('clone', { match, as: 'm2' })).toEqual({ match: 'm2' })
    expect(one.open()).toBe('m3')
  })
})

describe('playout', () => {
  const rounds = { bots: 'steady', seed: 1 }

  test('with luck of its own is not the match’s future', () => {
    const one = waste()
    const match = played(one, 2)
    const end = (more: object) => one.get('playout', { match, ...rounds, ...more })
    expect(end({ luck: 1 })).toEqual(end({ luck: 1 }))
    expect(end({ luck: 1 })).not.toEqual(end({}))
    expect(end({ luck: 1 })).not.toEqual(end({ luck: 2 }))
  })

  test('comes in numbers, cut off, or as outcomes alone', () => {
    const one = waste()
    const match = one.open()
    const list = one.get<object[]>('playout', { match, ...rounds, luck: 1, count: 3, brief: true })
    expect(list.map((end) => Object.keys(end))).toEqual([['outcome'], ['outcome'], ['outcome']])
    expect(new Set(list.map((end) => JSON.stringify(end))).size).toBe(3)
    const cut = one.get<{ outcome: null; actions: object[] }>('playout', { match, ...rounds, depth: 5 })
    expect([cut.outcome, cut.actions.length]).toEqual([null, 5])
    const round = one.get<{ outcome: null; shares: number[]; points: number[] }>('playout', {
      match,
      ...rounds,
      rounds: 1,
      brief: true,
    })
    expect(Object.keys(round)).toEqual(['outcome', 'shares', 'points'])
    expect(round.outcome).toBeNull()
    expect(round.shares[0]! + round.shares[1]!).toBeCloseTo(1)
    for (const [wrong, sentence] of [
      [{ count: 0 }, 'count must be a whole number from 1 to 10000, not 0.'],
      [{ depth: 'x' }, 'depth must be a whole number from 1 to 100000, not "x".'],
      [{ brief: 1 }, 'brief must be true or false.'],
      [{ luck: {} }, 'luck must be a text or a whole number.'],
    ] as const)
      expect(one.fail('playout', { match, ...rounds, ...wrong }).message).toBe(sentence)
  })
})

interface Schema {
  type: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  required?: string[]
  description?: string
}

/** Does this data fit the schema? Null, or the place where it does not. */
function misfit(
  { type, properties = {}, items, required = [] }: Schema,
  x: unknown,
  path = '',
): string | null {
  const is = x === null ? 'null' : Array.isArray(x) ? 'array' : Number.isInteger(x) ? 'integer' : typeof x
  if (type !== undefined && ![type].flat().includes(is)) return `${path} is ${is}`
  if (Array.isArray(x))
    return (
      x
        .map((item, i) => misfit(items ?? { type: [] }, item, `${path}[${i}]`))
        .find((wrong) => wrong !== null) ?? null
    )
  if (is !== 'object') return null
  const fields = x as Record<string, unknown>
  const missing = required.find((name) => !(name in fields))
  if (missing !== undefined) return `${path}.${missing} is missing`
  for (const [name, value] of Object.entries(fields)) {
    const of = properties[name]
    const wrong = of === undefined ? `${path}.${name} is unknown` : misfit(of, value, `${path}.${name}`)
    if (wrong !== null) return wrong
  }
  return null
}

describe('schema', () => {
  test.each(games.map(({ id }) => id))('says what the data of %s looks like', (id) => {
    const { get, open } = client(games.filter((game) => game.id === id))
    const schema = get<{ view: Schema; state: Schema; action: Schema; cards: object }>('schema', { game: id })
    const match = open({ seed: 'another' })
    for (let i = 0; i < 12; i++) {
      expect(misfit(schema.state, get('state', { match }))).toBeNull()
      const pending = get<{ seat: number; optional: boolean }[]>('pending', { match }).find(
        ({ optional }) => !optional,
      )
      if (pending === undefined) break
      expect(misfit(schema.view, get('view', { match, seat: pending.seat }))).toBeNull()
      const { action } = get<Choice>('bot', { match, seat: pending.seat, bot: 'random', seed: i })
      expect(misfit(schema.action, action)).toBeNull()
      get('play', { match, seat: pending.seat, action })
    }
    expect(misfit(schema.view, { me: 'x' })).not.toBeNull()
    expect(schema.cards).toBeTypeOf('object')
  })

  test.each(games.map(({ id }) => id))(
    'tells what the fields of %s mean, as its published file does',
    (id) => {
      const { get } = client(games.filter((game) => game.id === id))
      const schema = get<{ view: Schema }>('schema', { game: id })
      const file = join(repository(), 'docs', 'schemas', `${id}.json`)
      expect(JSON.parse(readFileSync(file, 'utf8')), 'meant so? npm run schemas').toEqual(schema)
      const { me, options } = schema.view.properties!
      expect([me!.description, options!.description]).not.toContain(undefined)
    },
  )

  test('names cards by their numbers', () => {
    expect(waste().get('schema', { game: 'waste' })).toMatchObject({ cards: { deck: { 612: 'PA12' } } })
  })
})

test('the Python bot of the documents wins more than half against steady', async () => {
  const file = join(repository(), 'docs', 'examples', 'waste_bot.py')
  const run = promisify(execFile)('python3', [file, '--games', '8', '--worlds', '16'])
  const { stdout } = await run.catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error('this test needs python3, and it is not here') : error
  })
  const [, won] = /^won ([\d.]+) of 8 games against steady\n$/.exec(stdout)!
  expect(Number(won)).toBeGreaterThan(4)
})
