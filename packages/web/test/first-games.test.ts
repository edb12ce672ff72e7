import { industrialWaste } from '@midden/industrial-waste'
import type { Game, Told, View } from '@midden/kernel'
import { waste } from '@midden/waste'
import { expect, test } from 'vitest'
import type { BoardProps, Face } from '../src/games/contract.ts'
import { face as works } from '../src/games/industrial-waste/index.tsx'
import { face as station } from '../src/games/waste/index.tsx'
import type { TableLink } from '../src/link/table-link.ts'
import { boxOf } from '../src/shelf/boxes.ts'
import { lookOnly } from '../src/table/board-props.ts'
import { opened, plan, saved, settled } from './tables.ts'

/** Puts away one note after the other, as a reader would: at the moment, with nothing picked, then with a pick. */
function readAll(link: TableLink, face: Face, putAway: string[]): void {
  const plain: BoardProps = lookOnly(link, link.state())
  const moment = face.moment?.(plain) ?? null
  const { menu } = plain
  const first = menu.find(({ act }) => act !== 'credit') ?? null
  for (const props of [
    { ...plain, moment },
    { ...plain, moment: null },
    { ...plain, moment: null, picked: first === null ? null : { act: first.act } },
  ])
    for (;;) {
      const tip = face.tip!(props, putAway)
      if (tip === null) break
      putAway.push(tip.id)
    }
}

async function follow(
  game: Game,
  face: Face,
): Promise<{ read: string[]; decisions: number; link: TableLink }> {
  const { seats, seed } = boxOf(game.id)!.guide!
  const link = await opened(game, saved(game, plan(1, seats - 1), seed))
  const read: string[] = []
  let decisions = 0
  await settled(link)
  while (link.state().outcome === null) {
    readAll(link, face, read)
    await link.act((await link.hint())!)
    decisions++
    await settled(link)
  }
  readAll(link, face, read)
  link.close()
  return { read, decisions, link }
}

/** Twelve seconds for a decision, and the game is over in five or six minutes. */
const SHORT = 30

test('the guided game of Industrial Waste is short, shows every kind of decision and ends well', async () => {
  const { read, decisions, link } = await follow(
    industrialWaste as unknown as Game,
    works as unknown as Face<View, Told>,
  )
  expect(decisions).toBeLessThan(SHORT)
  expect(link.state().outcome!.ranking[0]).toEqual([0])
  expect(read.slice(0, 2)).toEqual(['sets', 'order'])
  expect(read).toEqual(
    expect.arrayContaining([
      'line',
      'picked',
      'adviser',
      'last',
      'auction',
      'cash',
      'accident',
      'ending',
      'score',
    ]),
  )
})

test('the guided game of WASTE is short, comes by draft, market and Recycler and ends well', async () => {
  const { read, decisions, link } = await follow(
    waste as unknown as Game,
    station as unknown as Face<View, Told>,
  )
  expect(decisions).toBeLessThan(SHORT)
  expect(link.state().outcome!.ranking[0]).toEqual([0])
  expect(read).toEqual(
    expect.arrayContaining([
      'pack',
      'picked',
      'passed',
      'market',
      'bid',
      'shown',
      'pile',
      'recycler',
      'standing',
      'again',
      'last',
      'score',
    ]),
  )
})
