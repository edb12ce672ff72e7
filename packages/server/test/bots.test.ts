import { answer, type Question } from '@midden/bots'
import { type Game, menu } from '@midden/kernel'
import { table } from '@midden/kernel/testing'
import { expect, test } from 'vitest'
import { draft } from '../../kernel/test/toys/draft.ts'
import { workerThinker } from '../src/bots/pool.ts'
import { bundled } from './support/bundle.ts'

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
  await expect(stuck.answer).rejects.toThrow('took too long')
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
