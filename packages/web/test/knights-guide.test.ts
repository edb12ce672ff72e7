import { type Action, allowed, type Game } from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import { numberAt, type WkEvent, type WkView } from '@midden/waste-knights/reading'
import { expect, test } from 'vitest'
import type { BoardProps } from '../src/games/contract.ts'
import { face } from '../src/games/waste-knights/index.tsx'
import { learn } from '../src/games/waste-knights/text/en-learn.ts'
import type { TableLink } from '../src/link/table-link.ts'
import { boxOf } from '../src/shelf/boxes.ts'
import { lookOnly } from '../src/table/board-props.ts'
import { opened, plan, saved, settled } from './tables.ts'

const game = wasteKnights as unknown as Game
const GANGRAEN = 1

/** The guided table: the prepared round for two, against a bot. */
function open(): Promise<TableLink> {
  const { seed, options = {} } = boxOf('waste-knights')!.guide!
  return opened(game, saved(game, plan(1, 1), seed, { options }))
}

/** Puts away one note after the other, at the moment and at the question after it. */
function readAll(link: TableLink, putAway: string[]): void {
  const plain = lookOnly(link, link.state()) as unknown as BoardProps<WkView, WkEvent>
  for (const props of [{ ...plain, moment: face.moment!(plain) }, plain])
    for (let tip = face.tip!(props, putAway); tip !== null; tip = face.tip!(props, putAway))
      putAway.push(tip.id)
}

/** What the notes advise; else what a bot would do. */
async function follow(link: TableLink): Promise<Action> {
  const { question, menu } = link.state()
  const view = link.state().view as WkView
  const city = view.tiles.findIndex((_, hex) => numberAt(view, hex) === GANGRAEN)
  const wanted: Readonly<Record<string, Action>> = {
    'stay, foot or vehicle': { act: 'vehicle' },
    'plan the route': { act: 'to', n: city },
    'escape or face': { act: 'face' },
  }
  const action = wanted[question?.decision ?? '']
  return action !== undefined && allowed(menu, action) ? action : (await link.hint())!
}

test('the guided first game is the prepared round: one seat drives, is hunted, hunts and explores', async () => {
  await face.fetchTips!()
  const link = await open()
  const putAway: string[] = []
  await settled(link)
  expect((link.state().view as WkView).first).toBe(0)
  let decisions = 0
  while (link.state().outcome === null && decisions < 120) {
    readAll(link, putAway)
    await link.act(await follow(link))
    decisions++
    await settled(link)
  }
  readAll(link, putAway)
  expect(link.state().outcome).not.toBeNull()
  expect(decisions).toBeLessThan(75)
  expect(putAway).toEqual(
    expect.arrayContaining([
      'aim',
      'route',
      'threat',
      'hazard',
      'before',
      'clash',
      'waster',
      'explore',
      'rest',
      'over',
    ]),
  )
  expect(new Set(putAway).size).toBe(putAway.length)
  link.close()
})

test('every clause named on the page of how to play is in the ledger', () => {
  const known = new Set<string>(Object.keys(wasteKnights.ledger))
  const named = [...learn.steps, ...learn.cards, ...learn.mistakes].map(({ clause }) => clause)
  expect(named.filter((clause) => !known.has(clause))).toEqual([])
})
