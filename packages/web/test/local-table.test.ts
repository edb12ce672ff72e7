import { industrialWaste } from '@midden/industrial-waste'
import { anyOf, type Game, hashOf, nthOf, replay, seeded } from '@midden/kernel'
import { pan } from '@midden/pan'
import { waste } from '@midden/waste'
import { expect, test } from 'vitest'
import { openLocal } from '../src/link/local-table.ts'
import { plan, ports, saved, settled } from './tables.ts'

const GAMES: Game[] = [pan, waste, industrialWaste]

test.each(GAMES)('$id is played to the end against bots; deal and moves are saved', async (game) => {
  const world = ports(game)
  const link = openLocal(game, saved(game, plan(1, 2)), world)
  for (let i = 0; i < 500 && link.state().outcome === null; i++) {
    await settled(link)
    const { menu, outcome } = link.state()
    if (outcome === null) expect(await link.act(nthOf(menu, 0))).toBeNull()
  }
  await settled(link)
  const last = world.kept.at(-1)!
  expect(last.ranking).toEqual(link.state().outcome!.ranking)
  expect(last.waiting).toEqual([])
  expect(world.kept.map(({ journal }) => journal.moves.length)).toEqual(
    Array.from({ length: last.journal.moves.length + 1 }, (_, i) => i),
  )
  expect(replay(game, last.journal).journal.moves).toEqual(last.journal.moves)
})

test('bots are given what their seat may know, and never the position', async () => {
  const world = ports(pan)
  const link = openLocal(pan, saved(pan, plan(1, 3)), world)
  await settled(link)
  expect(world.questions.map(({ seat }) => seat)).toEqual([1, 2, 3])
  for (const { seat, view } of world.questions) expect(view.me).toBe(seat)
  expect(world.questions.some((question) => 'position' in question)).toBe(false)
})

test('a saved table goes on exactly where it was', async () => {
  const world = ports(waste)
  const link = openLocal(waste, saved(waste, plan(1, 1)), world)
  await settled(link)
  await link.act(nthOf(link.state().menu, 1))
  await settled(link)
  link.close()
  const again = openLocal(waste, world.kept.at(-1)!, ports(waste))
  await settled(again)
  expect(hashOf(again.state().view)).toBe(hashOf(link.state().view))
  expect(again.state().story).toEqual(link.state().story)
  expect(again.state().seenTo).toBe(link.state().seenTo)
})

test('what is not offered is refused with its clause, and nothing is saved', async () => {
  const world = ports(pan)
  const link = openLocal(pan, saved(pan, plan(1, 1)), world)
  await settled(link)
  const before = world.kept.length
  const refused = await link.act({ act: 'nonsense' })
  expect(refused?.reason).toBeTruthy()
  expect(world.kept).toHaveLength(before)
})

test('the story keeps what others may not see from them', async () => {
  const link = openLocal(pan, saved(pan, plan(1, 2)), ports(pan))
  await settled(link)
  const { story } = link.state()
  expect(story.some(({ event }) => event.only !== undefined)).toBe(false)
  const hands = story.filter(({ event }) =>
    pan.words.event(event as never, (seat) => `S${seat}`).includes('is dealt'),
  )
  expect(hands).toHaveLength(1)
})

test('a free move is taken back, and the store hears of it', async () => {
  const rng = seeded('any')
  for (let i = 0; i < 20; i++) {
    const world = ports(industrialWaste)
    const link = openLocal(industrialWaste, saved(industrialWaste, plan(2, 0), `undo ${i}`), world)
    while (link.state().outcome === null) {
      if (link.state().handTo !== null) link.sit()
      const { menu, moves, story } = link.state()
      await link.act(anyOf(menu, rng))
      if (!link.state().mayUndo) continue
      link.undo()
      expect(link.state().moves).toBe(moves)
      expect(link.state().story).toEqual(story)
      expect(world.kept.at(-1)!.journal.moves).toHaveLength(moves)
      return
    }
  }
  throw new Error('no free move came up')
})

test('a bot that fails is stood in for', async () => {
  const world = ports(pan, { think: () => Promise.reject(new Error('no worker')) })
  const link = openLocal(pan, saved(pan, plan(1, 2)), world)
  await settled(link)
  expect(link.state().moves).toBe(2)
})

test('a bot that answers nonsense is stood in for', async () => {
  const world = ports(pan, { think: async () => ({ action: { act: 'nonsense' } }) })
  const link = openLocal(pan, saved(pan, plan(1, 2)), world)
  await settled(link)
  expect(link.state().moves).toBe(2)
})

test('a store that refuses says so', async () => {
  const world = ports(pan, { save: () => Promise.reject(new Error('full')) })
  const link = openLocal(pan, saved(pan, plan(1, 1)), world)
  await settled(link)
  expect(link.kept()).toBe('failed')
})

test('the hint is what the steady bot would do, and is offered', async () => {
  const link = openLocal(pan, saved(pan, plan(1, 2)), ports(pan))
  await settled(link)
  const hint = await link.hint()
  expect(await link.act(hint!)).toBeNull()
})

test('at a table without hints no bot is asked', async () => {
  const asked: unknown[] = []
  const world = ports(pan)
  const think: typeof world.think = (thought) => {
    if (thought.seat === 0) asked.push(thought)
    return world.think(thought)
  }
  const link = openLocal(pan, { ...saved(pan, plan(1, 2)), hints: false }, { ...world, think })
  await settled(link)
  expect([link.hints, await link.hint(), asked]).toEqual([false, null, []])
})

test('bots alone are watched', async () => {
  const link = openLocal(pan, saved(pan, plan(0, 3)), ports(pan))
  await settled(link)
  expect(link.state().outcome).not.toBeNull()
  expect(link.state().viewer).toBeNull()
  expect(await link.act({ act: 'flip' })).not.toBeNull()
})
