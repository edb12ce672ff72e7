import { type Answer, answerFor, type Question } from '@midden/bots'
import { gameById } from '@midden/games'
import { allowed, begin, isRefusal, menu, owing, seatsIn } from '@midden/kernel'
import type { Asker, Thinker } from '@midden/table'
import { afterEach, expect, test, vi } from 'vitest'
import { CAST } from '../src/cast/cast.ts'
import { atMost, usually } from '../src/cast/pace.ts'
import { mulling } from '../src/link/mulling.ts'

const nib = CAST[2]!

function open() {
  const store = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  })
  const asked: { asker: Asker; answer: (answer: Answer) => void; hurried: number }[] = []
  const thinker: Thinker = {
    think: (_question, asker) => {
      const one = { asker: asker!, answer: (_: Answer) => {}, hurried: 0 }
      asked.push(one)
      return {
        answer: new Promise((resolve) => {
          one.answer = resolve
        }),
        cancel: () => {},
        hurry: () => one.hurried++,
      }
    },
    close: async () => {},
  }
  let now = 0
  const changed = vi.fn()
  const minds = mulling(thinker, 'pan', () => now, changed)
  const think = (seat: number) => minds.thinker.think({ seat, bot: 'nib' } as Question)
  return { asked, minds, changed, think, at: (ms: number) => (now = ms) }
}
afterEach(() => vi.unstubAllGlobals())

const ANSWER: Answer = { action: { act: 'pass' } }

test('who thinks is known from the begin of a thought to its end, and how long it took is remembered', async () => {
  const { asked, minds, changed, think, at } = open()
  const thought = think(2)
  expect(minds.all(), 'in line').toEqual([])
  at(100)
  asked[0]!.asker.begun!()
  expect(minds.all()).toEqual([{ seat: 2, since: 100 }])
  expect(minds.all()).toBe(minds.all())
  at(400)
  asked[0]!.answer(ANSWER)
  await thought.answer
  expect([minds.all(), changed.mock.calls.length]).toEqual([[], 2])
  expect(usually('pan', nib)).toBe(0.3)
  expect(usually('waste', nib)).toBe(null)
  expect(CAST.map(atMost)).toEqual([0, 0, 1.5, 1.5, 1.5, 1.5])
})

test('all are hurried, those in line too; a thought that was cut short says nothing about the usual time', async () => {
  const { asked, minds, think, at } = open()
  const thought = think(1)
  think(2)
  asked[0]!.asker.begun!()
  minds.hurry()
  expect(asked.map(({ hurried }) => hurried)).toEqual([1, 1])
  at(900)
  asked[0]!.answer(ANSWER)
  await thought.answer
  expect(usually('pan', nib)).toBe(null)
})

const waste = gameById('waste')!

test('whoever looks ahead says what is best so far, and nothing that may not be played', async () => {
  const match = begin(waste, { seats: 3, seed: 'so far' })
  if (isRefusal(match)) throw new Error(match.reason)
  const { position } = match
  const seat = seatsIn(owing(waste, position))[0]!
  const offers = menu(waste, position, seat)
  const question = {
    game: waste.id,
    edition: waste.rules,
    bot: 'ottilie',
    seat,
    view: waste.view(position, seat),
    menu: offers,
    seed: 'x',
  }
  const said: object[] = []
  const answered = await answerFor(
    { number: 7, question },
    () => waste,
    () => 0,
    (what) => said.push(what),
  )
  expect(said[0]).toEqual({ number: 7, begun: true })
  expect(said.length).toBeGreaterThan(1)
  for (const what of said.slice(1)) {
    if (!('soFar' in what)) throw new Error('it said something else')
    expect(allowed(offers, what.soFar as never)).toBe(true)
  }
  expect(answered).toMatchObject({ number: 7 })
})
