import type { Game } from '@midden/kernel'
import { type PanEvent, type PanView, pan } from '@midden/pan'
import { expect, test } from 'vitest'
import type { BoardProps, Face } from '../src/games/contract.ts'
import { faceIn } from '../src/games/pan/index.tsx'
import { nextNote } from '../src/guide/notes.ts'
import type { TableLink } from '../src/link/table-link.ts'
import { BOXES } from '../src/shelf/boxes.ts'
import { lookOnly } from '../src/table/board-props.ts'
import { opened, plan, saved, settled } from './tables.ts'

const game = pan as unknown as Game
const face: Face<PanView, PanEvent> = await faceIn('en')

function propsOf(link: TableLink): BoardProps<PanView, PanEvent> {
  const plain = lookOnly(link, link.state()) as unknown as BoardProps<PanView, PanEvent>
  return { ...plain, moment: face.moment!(plain) }
}

/** Puts away one note after the other, as a reader would. */
function readAll(link: TableLink, putAway: string[], moveOn: boolean): string[] {
  const seen: string[] = []
  for (;;) {
    const props = propsOf(link)
    const tip = face.tip!(moveOn ? { ...props, moment: null } : props, putAway)
    if (tip === null) return seen
    putAway.push(tip.id)
    seen.push(tip.id)
  }
}

test('the first note that fits and was not put away', () => {
  const note = (id: string, when: boolean) => ({ id, text: id, when: () => when })
  const next = nextNote<PanView, PanEvent>([note('a', false), note('b', true), note('c', true)])
  const props = {} as BoardProps<PanView, PanEvent>
  expect(next(props, [])?.id).toBe('b')
  expect(next(props, ['b'])?.id).toBe('c')
  expect(next(props, ['b', 'c'])).toBeNull()
})

test('the guided game teaches one law a trick, then the gun, and ends well for who follows it', async () => {
  const { seats, seed } = BOXES.find(({ id }) => id === 'pan')!.guide!
  const table = saved(game, plan(1, seats - 1), seed)
  const link = await opened(game, table)
  const putAway: string[] = []
  await settled(link)
  expect(readAll(link, putAway, true)).toEqual(['aim', 'elephant'])
  for (const [card, taught, next] of [
    [6, ['youWon'], ['equals']],
    [3, ['cancelled'], ['mouse']],
    [1, ['mouseWon'], ['last']],
  ] as const) {
    await link.act({ act: 'commit', n: card })
    expect(readAll(link, putAway, false)).toEqual(taught)
    await settled(link)
    expect(readAll(link, putAway, true)).toEqual(next)
  }
  await link.act({ act: 'commit', n: 5 })
  await settled(link)
  expect(readAll(link, putAway, true)).toEqual(['gun', 'flip'])
  for (let turns = 0; link.state().outcome === null && turns < 20; turns++) {
    const view = link.state().view as PanView
    const front = view.fronts[0]!
    if (view.left === 1 && front.length >= view.active)
      await link.act({ act: 'skip', ns: front.toReversed().slice(0, view.active) })
    else if (view.left <= 3 && front.length > 0) await link.act({ act: 'reshuffle', n: front.at(-1)! })
    else await link.act({ act: 'flip' })
    await settled(link)
    readAll(link, putAway, true)
  }
  expect(link.state().outcome?.ranking[0]).toEqual([0])
  expect(putAway).toEqual(expect.arrayContaining(['newPile', 'two', 'robbed', 'hot', 'won']))
  link.close()
})
