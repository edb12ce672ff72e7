import { answer, type Question } from '@midden/bots'
import { type Game, menu, seeded } from '@midden/kernel'
import { table } from '@midden/kernel/testing'
import { owedSeats, questionFor } from '@midden/table'
import { expect, test } from 'vitest'
import { draft } from '../../kernel/test/toys/draft.ts'
import { fairMs, workerThinker } from '../src/bots/pool.ts'
import { nodeDigest } from '../src/digest.ts'
import { bundled } from './support/bundle.ts'
import { ada, bob, cleo, gameById, started } from './support/journal.ts'

const [worker] = await bundled('worker.ts')
const { position } = table(draft, { seats: 3 })
const job = (game = 'draft'): Question => ({
  bot: 'steady',
  game,
  edition: draft.rules,
  view: draft.view(position, 0),
  seat: 0,
  menu: menu(draft, position, 0),
  seed: 's',
})
const best = Math.max(...position.hands[0]!)

test('a bot thinks in a thread of its own, from what its seat may know', async () => {
  const thinker = workerThinker(worker!, 1)
  expect(await thinker.think(job()).answer).toEqual({ action: { act: 'keep', n: best } })
  expect(JSON.stringify(job())).not.toContain('hands')
  await thinker.close()
})

test('many decisions share few threads, each with its own answer', async () => {
  const thinker = workerThinker(worker!, 2)
  const answers = await Promise.all(Array.from({ length: 40 }, () => thinker.think(job()).answer))
  expect(answers).toEqual(Array(40).fill({ action: { act: 'keep', n: best } }))
  await thinker.close()
})

test('a bot that never ends is stopped, and the next one gets a new thread', async () => {
  const thinker = workerThinker(worker!, 1, 3000)
  const [stuck, after] = [thinker.think(job('stuck')), thinker.think(job())]
  await expect(stuck.answer).rejects.toThrow('does not answer')
  expect(await after.answer).toEqual({ action: { act: 'keep', n: best } })
  await thinker.close()
})

test('a bot that breaks is a failure of that decision alone', async () => {
  const thinker = workerThinker(worker!, 1)
  await expect(thinker.think(job('broken')).answer).rejects.toThrow('no idea')
  await expect(thinker.think(job('unknown')).answer).rejects.toThrow('there is no game')
  expect(await thinker.think(job()).answer).toEqual({ action: { act: 'keep', n: best } })
  await thinker.close()
})

test('a decision that is called off is not waited for', async () => {
  const thinker = workerThinker(worker!, 1)
  const [running, queued, last] = [thinker.think(job()), thinker.think(job()), thinker.think(job())]
  queued.cancel()
  running.cancel()
  await expect(queued.answer).rejects.toThrow('called off')
  await expect(running.answer).rejects.toThrow('called off')
  expect(await last.answer).toEqual({ action: { act: 'keep', n: best } })
  await thinker.close()
  await expect(thinker.think(job()).answer).rejects.toThrow()
})

test('what a bot may not play, its stand-in plays', () => {
  const rude = { ...draft, sense: () => ({ act: 'cheat' }) } as unknown as Game
  expect(answer(job(), rude)).toEqual({ action: { act: 'keep', n: position.hands[0]![0] } })
})

test('the more wait for a thread, the shorter each may think, and nobody nothing', () => {
  expect([0, 4, 100, 10_000].map(fairMs)).toEqual([400, 200, 15, 15])
})

test('no bot thinks longer than it may, and time it may not have is refused', () => {
  const waste = gameById('waste')!
  const { position: s } = table(waste, { seats: 3, seed: 'slow' })
  const question: Question = {
    bot: 'ferrous',
    game: 'waste',
    edition: waste.rules,
    view: waste.view(s, 0),
    seat: 0,
    menu: menu(waste, s, 0),
    seed: 's',
    mostMs: 50,
  }
  let now = 0
  const looks = (pass: number): number => {
    let count = 0
    const { action } = answer(question, waste, () => {
      count++
      now += pass
      return now
    })
    expect(question.menu.some(({ act }) => act === action.act)).toBe(true)
    return count
  }
  expect(looks(0)).toBeGreaterThan(40)
  expect(looks(30)).toBeLessThan(12)
  expect(() => answer({ ...question, mostMs: 0 }, waste)).toThrow('budgetMs must be a number above 0')
})

test('IW-2.8 who remembers is told what was openly paid, from what was told and not from the position', () => {
  const table = started('industrial-waste', [ada, bob, cleo])
  const rng = seeded('openly')
  for (let i = 0; i < 60; i++) {
    const seat = owedSeats(table.state)[0]!
    const { game, match, put } = table.state
    const action = game.sense(game.view(match!.position, seat), seat, menu(game, match!.position, seat), rng)
    expect(table.give(null, { t: 'play', seat, put, action, by: 'clock' })).toBe(null)
  }
  const { position } = table.state.match! as unknown as { position: { companies: { cash: number }[] } }
  const asked = (bot: string): Question => {
    const seats = table.state.seats.map((seat) => ({ ...seat, kind: 'bot' as const, bot }))
    return questionFor(nodeDigest, { ...table.state, seats }, 1)
  }
  expect(asked('ferrous').kept).toEqual(position.companies.map(({ cash }) => cash))
  expect(asked('gus').kept).toBeUndefined()
})
