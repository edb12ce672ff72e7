import './page.ts'
import { type Game, owing, seatsIn, seeded } from '@midden/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { Face } from '../src/games/contract.ts'
import { loadFace } from '../src/games/faces.ts'
import { loadGame } from '../src/games/load.ts'
import { advised } from '../src/table/use-advised.ts'
import { propsOf } from './boards.ts'
import { carryOut, dealt, look } from './chronicle.ts'
import { plan } from './tables.ts'

test('a hint means the piece that does it, of several each', () => {
  expect(advised({ act: 'set', n: 2 })).toBe('[data-does="set 2"]')
  expect(advised({ act: 'weapon', n: 3, with: 1 })).toBe('[data-does="weapon 3 1"]')
  expect(advised({ act: 'bid', ns: [4, 7] })).toBe('[data-does="bid 4"], [data-does="bid 7"]')
  expect(advised({ act: 'bid', ns: [] })).toBe('')
})

/** What a tap does, of all that a face draws: board, hand and its own answers. */
async function drawn(face: Face, props: ReturnType<typeof propsOf>): Promise<Set<string>> {
  const all = (): string =>
    [face.Board, face.Hand, face.answers]
      .map((part) => (part === undefined ? '' : renderToStaticMarkup(createElement(part as never, props))))
      .join('')
  // What is seldom looked at comes when it is drawn for the first time.
  all()
  await vi.dynamicImportSettled()
  const html = all()
  return new Set(
    [...html.matchAll(/data-does="([^"]*)"/g)].map(([, does]) => does!.replaceAll('&#x27;', "'")),
  )
}

/** Decisions whose pieces lie on the table: a hint is drawn on them. */
const ON_THE_TABLE: Readonly<Record<string, readonly string[]>> = {
  pan: ['commit', 'take'],
  waste: ['keep', 'bid', 'pile', 'recycler'],
  'industrial-waste': ['set', 'turn'],
  'waste-knights': [
    'choose a knight',
    'choose a colour',
    'choose a vehicle',
    'agree on a mission',
    'plan the route',
    'play or wait',
    'escape or face',
    '1b city option',
    'offer and pick',
  ],
}

describe('a hint is drawn on the board', () => {
  for (const [id, decisions] of Object.entries(ON_THE_TABLE))
    test(id, async () => {
      const game: Game = await loadGame(id)
      const face = (await loadFace(id, 'en')) as Face
      const chronicle = dealt(game, 3, 'advised')
      const sitters = plan(3, 0).map(({ name }, seat) => ({ seat, name, kind: 'here' as const }))
      const seen = new Set<string>()
      for (let moves = 0; moves < 240 && seen.size < decisions.length; moves++) {
        const { match } = chronicle
        const seat = seatsIn(owing(game, match.position))[0]
        if (seat === undefined) break
        const state = look(chronicle, seat, sitters, 0)
        const action = game.sense(state.view, seat, state.menu, seeded('advised'))
        const { decision } = state.question!
        const pieces = [...advised(action).matchAll(/="([^"]*)"/g)].map(([, does]) => does!)
        if (decisions.includes(decision) && !seen.has(decision) && pieces.length > 0) {
          const does = await drawn(face, propsOf(state, null))
          expect(
            pieces.filter((piece) => !does.has(piece)),
            `${decision}`,
          ).toEqual([])
          seen.add(decision)
        }
        carryOut(chronicle, seat, action)
      }
      expect([...seen].toSorted()).toEqual([...decisions].toSorted())
    })
})
