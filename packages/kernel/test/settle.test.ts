import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../src/events.ts'
import { compile, stepNumber } from '../src/frames.ts'
import { all, only } from '../src/seats.ts'
import { apply, applyAside, asidesFor, offers, owing, question, settle } from '../src/settle.ts'
import { asks, at, goes, rules, type Tiny, type TinyStep, tiny } from './toys/tiny.ts'

const pushes = (name: string): TinyStep => ({
  name,
  clause: 'T-3',
  run(s) {
    s.diary.push(name)
    s.stack.push(at('inner'))
    return undefined
  },
})

describe('compile', () => {
  test('numbers the steps of every procedure', () => {
    const main = [goes('one'), goes('two')]
    const program = compile<Tiny, GameEvent, string>({ main, inner: [] })
    expect(program.main).toEqual({ steps: main, index: { one: 0, two: 1 } })
    expect(program.inner).toEqual({ steps: [], index: {} })
  })

  test.each(['again', 'done'])('refuses a step named "%s"', (name) => {
    expect(() => rules([], [goes('fine'), goes(name)])).toThrow(
      `procedure "inner": the step name "${name}" is taken`,
    )
  })

  test('refuses the same name twice in one procedure, and no other name', () => {
    expect(() => rules([goes('twice'), goes('twice')])).toThrow('the step name "twice" is taken')
    expect(() => rules([goes('once')], [goes('once')])).not.toThrow()
    expect(() => rules([goes('toString')])).not.toThrow()
  })

  test('knows a step by its name, and which names there are not', () => {
    const { program } = rules([goes('one'), goes('two')])
    expect(stepNumber(program, 'main', 'two')).toBe(1)
    expect(() => stepNumber(program, 'main', 'three')).toThrow('procedure "main" has no step "three"')
    expect(() => stepNumber(program, 'inner', 'one')).toThrow('procedure "inner" has no step "one"')
  })
})

describe('settle', () => {
  test('runs step after step and pops the frame at its end', () => {
    const s = tiny()
    expect(settle(rules([goes('one'), goes('two')]), s, null)).toBe(0)
    expect(s.diary).toEqual(['one', 'two'])
    expect(s.stack).toEqual([])
  })

  test('passes over a question that does not apply, its close too', () => {
    const question = { ...asks('ask', 'end'), applies: (s: Tiny) => s.diary.length > 1 }
    const steps = [goes('one'), question, goes('two'), goes('end')]
    const s = { ...tiny(), owed: all(3) }
    settle(rules(steps), s, null)
    expect(s.diary).toEqual(['one', 'two', 'end'])
    expect(settle(rules([goes('zero'), ...steps]), { ...tiny(), owed: all(3) }, null)).toBe(all(3))
  })

  test('closes a question that applies and that nobody owes', () => {
    const s = tiny()
    settle(rules([{ ...asks('ask', 'end'), applies: () => true }, goes('two'), goes('end')]), s, null)
    expect(s.diary).toEqual(['ask closes', 'end'])
  })

  test('jumps by name, forward and back', () => {
    const s = tiny()
    let turns = 0
    const back: TinyStep = { name: 'back', clause: 'T-1', run: () => (++turns < 2 ? 'one' : undefined) }
    settle(rules([goes('one', 'three'), goes('two'), goes('three'), back]), s, null)
    expect(s.diary).toEqual(['one', 'three', 'one', 'three'])
  })

  test('again: the same step once more', () => {
    const s = tiny()
    const count: TinyStep = {
      name: 'count',
      clause: 'T-1',
      run: (s) => (s.diary.push('count') < 3 ? 'again' : undefined),
    }
    settle(rules([count]), s, null)
    expect(s.diary).toEqual(['count', 'count', 'count'])
  })

  test('done: leaves at once, and the frame below goes on', () => {
    const s = tiny()
    settle(rules([pushes('push'), goes('after')], [goes('in', 'done'), goes('never')]), s, null)
    expect(s.diary).toEqual(['push', 'in', 'after'])
  })

  test('what is pushed is finished before the step after it', () => {
    const s = tiny()
    settle(rules([pushes('push'), goes('after')], [goes('a'), goes('b')]), s, null)
    expect(s.diary).toEqual(['push', 'a', 'b', 'after'])
  })

  test('waits at a question and says who owes', () => {
    const s = tiny()
    s.owed = 5
    const game = rules([goes('before'), asks('who'), goes('after')])
    expect(settle(game, s, null)).toBe(5)
    expect(s.diary).toEqual(['before'])
    expect(settle(game, s, null)).toBe(5)
    s.owed = 0
    expect(settle(game, s, null)).toBe(0)
    expect(s.diary).toEqual(['before', 'who closes', 'after'])
  })

  test('a question without a close simply goes on', () => {
    const { close: _, ...open } = asks('who') as TinyStep & { close?: unknown }
    const s = tiny()
    settle(rules([open as TinyStep, goes('after')]), s, null)
    expect(s.diary).toEqual(['after'])
  })

  test('a close may jump', () => {
    const s = tiny()
    settle(rules([asks('who', 'last'), goes('never'), goes('last')]), s, null)
    expect(s.diary).toEqual(['who closes', 'last'])
  })

  test('an unknown step is a mistake in the book', () => {
    expect(() => settle(rules([goes('one', 'nowhere')]), tiny(), null)).toThrow(
      '"main" has no step "nowhere"',
    )
  })

  test('leaving with a frame above is a mistake in the book', () => {
    const bad: TinyStep = {
      name: 'bad',
      clause: 'T-1',
      run(s) {
        s.stack.push(at('inner'))
        return 'done'
      },
    }
    expect(() => settle(rules([bad], [goes('in')]), tiny(), null)).toThrow(
      '"main" left at "bad" with a frame above it',
    )
  })

  test('running on for ever is a mistake in the book', () => {
    expect(() => settle(rules([goes('loop', 'again')]), tiny(), null)).toThrow(
      'the match runs on without asking anybody',
    )
    const s = tiny()
    const long: TinyStep = {
      name: 'long',
      clause: 'T-1',
      run: (s) => (s.diary.push('') < 90_000 ? 'again' : undefined),
    }
    expect(settle(rules([long]), s, null)).toBe(0)
  })

  test('steps tell, and nothing is told while nobody listens', () => {
    const tells: TinyStep = {
      name: 'tells',
      clause: 'T-1',
      run(_s, _f, tell) {
        tell?.({ what: 'told', clause: 'T-1' })
        return undefined
      },
    }
    const heard: GameEvent[] = []
    settle(rules([tells, tells].map((step, i) => ({ ...step, name: `${i}` }))), tiny(), (e) => heard.push(e))
    expect(heard).toEqual([
      { what: 'told', clause: 'T-1' },
      { what: 'told', clause: 'T-1' },
    ])
    settle(rules([tells]), tiny(), null)
  })
})

describe('the watch list', () => {
  const watching = (name: string, applies: (s: Tiny) => boolean) => ({
    name,
    clause: 'T-4',
    check(s: Tiny) {
      s.diary.push(`${name}?`)
      if (!applies(s)) return false
      s.stack.push(at('inner'))
      return true
    },
  })

  test('is looked through in order after every step, until one applies', () => {
    const first = watching('first', (s) => s.diary.filter((line) => line === 'first?').length === 2)
    const second = watching('second', () => false)
    const s = tiny()
    settle(rules([goes('one'), goes('two')], [goes('in')], { watch: [first, second] }), s, null)
    expect(s.diary).toEqual(['one', 'first?', 'second?', 'two', 'first?', 'in', 'first?', 'second?'])
  })

  test('is looked through after a question closes, and tells', () => {
    const heard: GameEvent[] = []
    const game = rules([asks('who')], [], {
      watch: [
        {
          name: 'tells',
          clause: 'T-4',
          check(_s, tell) {
            tell?.({ what: 'seen', clause: 'T-4' })
            return false
          },
        },
      ],
    })
    settle(game, tiny(), (e) => heard.push(e))
    expect(heard).toEqual([{ what: 'seen', clause: 'T-4' }])
  })

  /** Nobody owes it an answer, and nothing happens when it closes. */
  const idle = (name: string): TinyStep => ({
    name,
    clause: 'T-2',
    owed: () => 0,
    offer: () => [],
    take: () => undefined,
  })

  test('is not looked through once more after a question that changes nothing', () => {
    const s = tiny()
    const first = watching('first', () => false)
    settle(rules([goes('one'), idle('idle'), goes('two')], [], { watch: [first] }), s, null)
    expect(s.diary).toEqual(['one', 'first?', 'two', 'first?'])
  })

  test('is looked through after such a question if it is the first step, or a frame has ended', () => {
    const s = tiny()
    const first = watching('first', () => false)
    settle(rules([idle('begin'), pushes('push'), idle('end')], [goes('in')], { watch: [first] }), s, null)
    expect(s.diary).toEqual(['first?', 'push', 'first?', 'in', 'first?', 'first?'])
  })

  test('is looked through after such a question if it applied before', () => {
    const s = tiny()
    const first = watching('first', ({ diary }) => diary.length === 2)
    settle(rules([goes('one'), goes('two')], [idle('idle')], { watch: [first] }), s, null)
    expect(s.diary).toEqual(['one', 'first?', 'first?', 'two', 'first?'])
  })

  test('may close frames, even the one that was running', () => {
    const game = rules([pushes('push'), goes('after')], [goes('in'), goes('never')], {
      watch: [
        {
          name: 'fall',
          clause: 'T-4',
          check(s) {
            if (s.diary.at(-1) !== 'in') return false
            s.stack.length = 1
            s.diary.push('fallen')
            return true
          },
        },
      ],
    })
    const s = tiny()
    settle(game, s, null)
    expect(s.diary).toEqual(['push', 'in', 'fallen', 'after'])
  })
})

describe('the open question', () => {
  test('is the innermost frame’s step', () => {
    const game = rules([pushes('push')], [asks('inner')])
    const s = tiny()
    s.owed = only(1)
    settle(game, s, null)
    expect(question(game, s)?.name).toBe('inner')
    expect(owing(game, s)).toBe(only(1))
    expect(offers(game, s, 1)).toEqual([{ act: 'inner', from: 1, to: 2 }])
  })

  test('is none at a step that runs, past the end, or when the match is over', () => {
    const game = rules([goes('one')])
    const s = tiny()
    expect(question(game, s)).toBeUndefined()
    expect(owing(game, s)).toBe(0)
    s.stack[0]!.step = 1
    expect(question(game, s)).toBeUndefined()
    s.stack.pop()
    expect(question(game, s)).toBeUndefined()
    expect(owing(game, s)).toBe(0)
  })

  test('takes answers until nobody owes', () => {
    const game = rules([asks('who'), goes('after')])
    const s = tiny()
    s.owed = all(2)
    const heard: GameEvent[] = []
    expect(apply(game, s, 1, { act: 'who', n: 2 }, (e) => heard.push(e))).toBe(only(0))
    expect(heard).toEqual([{ what: 'answer', clause: 'T-2' }])
    expect(apply(game, s, 0, { act: 'who', n: 0 }, null)).toBe(0)
    expect(s.diary).toEqual(['1 answers 2', '0 answers 0', 'who closes', 'after'])
  })
})

describe('a right beside the question', () => {
  const borrow = {
    name: 'borrow',
    clause: 'T-5',
    may: () => only(0) | only(2),
    offer: () => [{ act: 'borrow' }],
    take(s: Tiny) {
      s.diary.push('borrowed')
      s.stack.push(at('inner'))
    },
  }
  const game = rules([asks('who'), goes('after')], [goes('paid out')], { asides: [borrow] })

  test('is there for its seats while the table waits, and only then', () => {
    const s = tiny()
    expect(asidesFor(game, s, 0)).toEqual([])
    s.owed = only(1)
    expect(asidesFor(game, s, 0)).toEqual([borrow])
    expect(asidesFor(game, s, 1)).toEqual([])
    expect(asidesFor(game, s, 2)).toEqual([borrow])
    expect(asidesFor(rules([asks('who')]), s, 0)).toEqual([])
  })

  test('is carried out whole, and the question is open as before', () => {
    const s = tiny()
    s.owed = only(1)
    expect(applyAside(game, s, borrow, 2, { act: 'borrow' }, null)).toBe(only(1))
    expect(s.diary).toEqual(['borrowed', 'paid out'])
    expect(question(game, s)?.name).toBe('who')
    expect(s.stack).toEqual([at('main')])
  })
})
