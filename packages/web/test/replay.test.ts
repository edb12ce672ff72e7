import { industrialWaste } from '@midden/industrial-waste'
import { type Game, hashOf, type Journal, nthOf } from '@midden/kernel'
import { pan } from '@midden/pan'
import * as fateOfPan from '@midden/pan/fate'
import { toMatchFile } from '@midden/protocol/client'
import type { Storyteller } from '@midden/table'
import { expect, test } from 'vitest'
import { beatsAt, momentsIn } from '../src/replay/beats.ts'
import { pack, unpack } from '../src/replay/packed-match.ts'
import { openReel } from '../src/replay/reel.ts'
import { openReplay } from '../src/replay/replay-link.ts'
import { eyesOf, sourceOf } from '../src/replay/source.ts'
import { fromMatchFile } from '../src/save/match-file.ts'
import type { LocalSeat } from '../src/save/saved-table.ts'
import { retell } from './chronicle.ts'
import { type Kept, listShelf, opened, plan, saved, settled } from './tables.ts'

/** A table that goes on from this match. */
const playedOn = (seats: LocalSeat[], { seed, moves }: Journal): Kept =>
  saved(pan, seats, seed, { earlier: { table: '', seed, moves } })

async function played(game: Game): Promise<Journal> {
  const link = await opened(game, saved(game, plan(0, 3)))
  await settled(link)
  return link.journal()!
}

const GAMES: Game[] = [pan, industrialWaste]

test.each(GAMES)('$id: any moment is the one that was', async (game) => {
  const journal = await played(game)
  const reel = openReel(game, journal)
  expect(reel.length).toBe(journal.moves.length)
  for (let move = 0; move <= reel.length; move++) {
    const then = retell(game, journal, move)
    const now = reel.at(move)
    expect(hashOf(now.match.position)).toBe(hashOf(then.match.position))
    expect(now.told).toEqual(then.told)
  }
})

test('a journal that does not fit is refused', async () => {
  const journal = await played(pan)
  const wrong = { ...journal, moves: [{ seat: 0, action: { act: 'nonsense' } }] }
  expect(() => openReel(pan, wrong)).toThrow('move 1')
})

test('eyes and moment change what is seen; nothing can be done', async () => {
  const reel = openReel(pan, await played(pan))
  const sitters = plan(0, 3).map(({ name }, seat) => ({ seat, name, kind: 'bot' as const }))
  const link = openReplay('x', reel, sitters, 3, 1)
  let heard = 0
  link.subscribe(() => heard++)
  expect(link.state().viewer).toBe(1)
  expect(link.state().moves).toBe(3)
  link.seeAs(null)
  link.goTo(9999)
  expect(link.state().moves).toBe(reel.length)
  expect(link.state().view.me).toBeNull()
  expect(link.state().menu).toEqual([])
  expect(await link.act({ act: 'flip' })).not.toBeNull()
  expect(heard).toBe(2)
  expect(link.seen(2).view.me).toBe(2)
})

test('while a match is played here, it is seen with the own eyes alone, and by people who share a device with nobody’s', async () => {
  const journal = await played(pan)
  const middle = { ...journal, moves: journal.moves.slice(0, 5) }
  const seen = async (people: number, of: Journal): Promise<number[]> => {
    const source = (await sourceOf(
      { shelf: listShelf([playedOn(plan(people, 3 - people), of)]) },
      'test',
      false,
    ))!
    const reel = openReel(pan, of)
    const eyes = eyesOf(source, reel)
    const link = openReplay('x', reel, source.sitters, 3, 2, eyes)
    for (const who of [0, 1, 2]) expect(link.seen(who).view.me).toBe(eyes.includes(who) ? who : null)
    link.seeAs(1)
    expect(link.state().viewer).toBe(eyes.includes(1) ? 1 : null)
    return eyes
  }
  expect(await seen(1, middle)).toEqual([0])
  expect(await seen(2, middle)).toEqual([])
  expect(await seen(1, journal)).toEqual([0, 1, 2])
  expect(await seen(2, journal)).toEqual([0, 1, 2])
})

test('a match travels in a link and comes out the same', async () => {
  const journal = await played(pan)
  const names = ['Jørgen', 'Zoë', '李']
  const text = await pack({ journal, names })
  expect(text).toMatch(/^[\w-]+$/)
  expect(await unpack(text)).toEqual({ journal, names })
  expect(await unpack('nonsense')).toBeNull()
  expect(await unpack('')).toBeNull()
})

test('a match file gives the journal back, and says what is wrong with a bad one', async () => {
  const journal = await played(pan)
  const { match } = retell(pan, journal)
  const file = toMatchFile(journal, pan.outcome(match.position as never))
  expect(fromMatchFile(JSON.parse(JSON.stringify(file)))).toEqual(journal)
  expect(fromMatchFile(null)).toMatch(/JSON object/)
  expect(fromMatchFile({})).toMatch(/format must be/)
  expect(fromMatchFile({ ...file, version: 2 })).toMatch(/version must be 1/)
  expect(fromMatchFile({ ...file, seed: undefined })).toMatch(/no seed/)
  expect(fromMatchFile({ ...file, actions: 3 })).toMatch(/actions must be a list/)
  expect(fromMatchFile({ ...file, actions: [null] })).toMatch(/actions\[0\] must be an object/)
})

test('a cut journal can be played on', async () => {
  const journal = await played(pan)
  const link = await opened(pan, playedOn(plan(1, 2), { ...journal, moves: journal.moves.slice(0, 5) }))
  await settled(link)
  expect(await link.act(nthOf(link.state().menu, 0))).toBeNull()
})

test('the next moment is a move that told a seat of its own, or spectators of anything; no other is', async () => {
  const storyteller = fateOfPan as unknown as Storyteller
  const reel = openReel(pan, await played(pan))
  const sitters = plan(0, 3).map(({ name }, seat) => ({ seat, name, kind: 'bot' as const }))
  for (const viewer of [0, 2, null]) {
    const link = openReplay('x', reel, sitters, 0, viewer)
    const moments = momentsIn(link, viewer, storyteller)
    expect(moments.length).toBeGreaterThan(2)
    for (let move = 1; move <= reel.length; move++) {
      link.goTo(move)
      const beats = beatsAt(link, link.state(), storyteller)
      const seen = beats.some(
        ({ mine, holds, recap }) => viewer === null || mine.length > 0 || holds || recap !== null,
      )
      expect(moments.includes(move), `${move} for ${viewer}`).toBe(seen)
    }
  }
})
