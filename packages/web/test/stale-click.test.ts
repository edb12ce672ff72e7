import { nthOf } from '@midden/kernel'
import { waste } from '@midden/waste'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Face } from '../src/games/contract.ts'
import type { TableLink } from '../src/link/table-link.ts'
import { type Picking, usePick } from '../src/table/use-pick.ts'
import { movedOn, opened, plan, saved, settled } from './tables.ts'

/** The hands of whoever sits before a board drawn from the state of now. */
function handsOf(link: TableLink): Picking {
  const face: Face = { Board: () => null }
  let hands: Picking | null = null
  const Board = () => {
    hands = usePick(link, link.state(), face, true, false)
    return null
  }
  renderToStaticMarkup(createElement(Board))
  return hands!
}

test('a board that is still drawn from the last question answers nothing; the others’ answers leave it alone', async () => {
  const link = await opened(waste, saved(waste, plan(1, 3)))
  const first = handsOf(link)
  await settled(link)
  expect(link.state().moves).toBe(3)
  first.commit(nthOf(link.state().menu, 0))
  await movedOn(link, 3)
  await settled(link)
  const { moves, menu } = link.state()
  expect(moves).toBe(7)

  first.commit(nthOf(menu, 0))
  await settled(link)
  expect(link.state().moves).toBe(moves)
  handsOf(link).commit(nthOf(menu, 0))
  await movedOn(link, moves)
  expect(link.state().moves).toBeGreaterThan(moves)
})
