import { industrialWaste } from '@midden/industrial-waste'
import { anyOf, type Game, hashOf, nthOf, replay, seeded } from '@midden/kernel'
import { pan } from '@midden/pan'
import { waste } from '@midden/waste'
import { wasteKnights } from '@midden/waste-knights'
import { expect, test } from 'vitest'
import { followKept } from '../src/link/shelf-journal.ts'
import { opened, plan, ports, saved, settled, thinkerBy } from './tables.ts'

const GAMES: Game[] = [pan, waste, industrialWaste, wasteKnights]

test.each(GAMES)('$id is played to the end against bots; deal and moves are saved', async (game) => {
  const world = ports(game)
  const link = await opened(game, saved(game, plan(1, 2)), world)
  for (let i = 0; i < 500 && link.state().outcome === null; i++) {
    await settled(link)
    const { menu, outcome } = link.state()
    if (outcome === null) expect(await link.act(nthOf(menu, 0))).toBeNull()
  }
  await settled(link)
  const { table, entries } = world.kept.at(-1)!
  expect(table.ranking).toEqual(link.state().outcome!.ranking)
  expect(table.waiting).toEqual([])
  expect(entries.map(({ version }) => version)).toEqual(entries.map((_, i) => i + 1))
  const { match } = followKept(game, table.id, entries)!
  expect(match!.journal).toEqual(link.journal())
  expect(table.moves).toBe(match!.journal.moves.length)
  expect(hashOf(match!.position)).toBe(hashOf(replay(game, link.journal()!).position))
})

test('bots are given what their seat may know, and never the position', async () => {
  const world = ports(pan)
  const link = await opened(pan, saved(pan, plan(1, 3)), world)
  await settled(link)
  expect(world.questions.map(({ seat }) => seat)).toEqual([1, 2, 3])
  for (const { seat, view } of world.questions) expect(view.me).toBe(seat)
  expect(world.questions.some((question) => 'position' in question)).toBe(false)
})

test('a saved table goes on exactly where it was', async () => {
  const world = ports(waste)
  const link = await opened(waste, saved(waste, plan(1, 1)), world)
  await settled(link)
  await link.act(nthOf(link.state().menu, 1))
  await settled(link)
  link.close()
  const again = await opened(waste, world.kept.at(-1)!)
  await settled(again)
  expect(hashOf(again.state().view)).toBe(hashOf(link.state().view))
  expect(again.state().story).toEqual(link.state().story)
  expect(again.state().seenTo).toBe(link.state().seenTo)
})

test('what is not offered is refused with its clause, and nothing is saved', async () => {
  const world = ports(pan)
  const link = await opened(pan, saved(pan, plan(1, 1)), world)
  await settled(link)
  const before = world.kept.length
  const refused = await link.act({ act: 'nonsense' })
  expect(refused?.reason).toBeTruthy()
  expect(world.kept).toHaveLength(before)
})

test('the story keeps what others may not see from them', async () => {
  const link = await opened(pan, saved(pan, plan(1, 2)))
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
    const link = await opened(industrialWaste, saved(industrialWaste, plan(2, 0), `undo ${i}`), world)
    while (link.state().outcome === null) {
      if (link.state().handTo !== null) link.sit()
      const { menu, moves, story } = link.state()
      await link.act(anyOf(menu, rng))
      if (link.state().undo.kind !== 'free') continue
      await link.undo()
      expect(link.state().moves).toBe(moves)
      expect(link.state().story).toEqual(story)
      expect(world.kept.at(-1)!.table.moves).toBe(moves)
      return
    }
  }
  throw new Error('no free move came up')
})

/** A table of Industrial Waste at which the last move was a bot's, and cannot be taken back for nothing. */
async function afterBots(change: { strict?: boolean } = {}) {
  const link = await opened(industrialWaste, saved(industrialWaste, plan(1, 2), 'undo', change))
  for (let i = 0; i < 40; i++) {
    await settled(link)
    const { moves, menu, undo } = link.state()
    const last = link.journal()!.moves.at(-1)
    if (last !== undefined && last.seat !== 0 && undo.kind !== 'free' && moves > 6) return link
    await link.act(nthOf(menu, 0))
  }
  throw new Error('no bot moved last')
}

test('an own move is taken back together with what bots played after it, and the draws are mixed anew', async () => {
  const link = await afterBots()
  const { moves } = link.journal()!
  const own = moves.findLastIndex(({ seat }) => seat === 0)
  expect(link.state().undo).toEqual({ kind: 'consent', moves: moves.length - own, asks: [] })
  expect(await link.undo()).toBeNull()
  expect(link.state().moves).toBe(own)
  expect(link.state().story.every(({ move }) => move <= own)).toBe(true)
  await link.act(nthOf(link.state().menu, 0))
  const again = link.journal()!.moves[own]!
  expect(again.seat).toBe(0)
  expect(again.luck).not.toBe(moves[own]!.luck)
})

test('at a strict table what bots have answered stands, and says why', async () => {
  const link = await afterBots({ strict: true })
  expect(link.state().undo).toEqual({ kind: 'no', why: 'strict' })
  const { moves } = link.state()
  expect((await link.undo())?.reason).toMatch(/takes nothing back/)
  expect(link.state().moves).toBe(moves)
})

test('a bot that fails is stood in for', async () => {
  const world = ports(pan, { thinker: thinkerBy(() => Promise.reject(new Error('no worker'))) })
  const link = await opened(pan, saved(pan, plan(1, 2)), world)
  await settled(link)
  expect(link.state().moves).toBe(2)
})

test('a bot that answers nonsense is stood in for', async () => {
  const world = ports(pan, { thinker: thinkerBy(async () => ({ action: { act: 'nonsense' } })) })
  const link = await opened(pan, saved(pan, plan(1, 2)), world)
  await settled(link)
  expect(link.state().moves).toBe(2)
})

test('a store that refuses says so', async () => {
  const world = ports(pan)
  const put = world.shelf.put
  world.shelf = {
    ...world.shelf,
    put: (table, entries) => (table.touched === 0 ? put(table, entries) : Promise.reject(new Error('full'))),
  }
  const link = await opened(pan, saved(pan, plan(1, 1)), world)
  await settled(link)
  expect(link.kept()).toBe('failed')
})

test('the hint is what a bot would do, and is offered', async () => {
  const link = await opened(pan, saved(pan, plan(1, 2)))
  await settled(link)
  const hint = await link.hint()
  expect(await link.act(hint!)).toBeNull()
})

test('a hint comes from the bot that was chosen', async () => {
  const asked: string[] = []
  const world = ports(pan)
  const thinker = thinkerBy((question) => {
    if (question.seat === 0) asked.push(question.bot)
    return world.thinker.think(question).answer
  })
  const link = await opened(pan, saved(pan, plan(1, 2)), { ...world, thinker })
  await settled(link)
  for (const from of [undefined, 'nib']) expect(await link.act((await link.hint(from))!)).toBeNull()
  expect(asked).toEqual(['gus', 'nib'])
})

test('at a table without hints no bot is asked', async () => {
  const asked: unknown[] = []
  const world = ports(pan)
  const thinker = thinkerBy((question) => {
    if (question.seat === 0) asked.push(question)
    return world.thinker.think(question).answer
  })
  const link = await opened(pan, saved(pan, plan(1, 2), 'a table', { hints: false }), { ...world, thinker })
  await settled(link)
  expect([link.hints, await link.hint(), asked]).toEqual([false, null, []])
})

test('bots alone are watched', async () => {
  const link = await opened(pan, saved(pan, plan(0, 3)))
  await settled(link)
  expect(link.state().outcome).not.toBeNull()
  expect(link.state().viewer).toBeNull()
  expect(await link.act({ act: 'flip' })).not.toBeNull()
})

test('WK-30.13 a clock that the game runs is seen, and stands still when it is told to', async () => {
  const options = { decisionTimer: 90 }
  const link = await opened(wasteKnights, saved(wasteKnights, plan(1, 1), 'a table', { options }))
  await settled(link)
  const { viewer } = link.state()
  expect(link.clock!(viewer!)).toBe(89_000)
  link.clockPause!.set(true)
  await expect.poll(() => link.clockPause!.isOn()).toBe(true)
  expect(link.clock!(viewer!)).toBeNull()
  link.clockPause!.set(false)
  await expect.poll(() => link.clock!(viewer!)).toBe(90_000)
})

test('where no clock runs there is none to stop', async () => {
  const link = await opened(pan, saved(pan, plan(1, 1)))
  expect([link.clock, link.clockPause]).toEqual([undefined, undefined])
})
