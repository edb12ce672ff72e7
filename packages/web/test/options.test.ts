import type { Offer } from '@midden/kernel'
import { waste } from '@midden/waste'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Face } from '../src/games/contract.ts'
import type { TableLink } from '../src/link/table-link.ts'
import { Options } from '../src/table/options.tsx'
import type { Key } from '../src/table/pick.ts'
import { listed } from '../src/table/use-narrow.ts'
import { usePick } from '../src/table/use-pick.ts'
import { opened, plan, saved } from './tables.ts'
import './page.ts'

const plain: Face = { Board: () => null, piece: (_, act, n) => `${act} ${n}` }

/** A table that asks this, in words that name the act and its number. */
async function asking(menu: readonly Offer[], rights: readonly Offer[]): Promise<TableLink> {
  const link = await opened(waste, saved(waste, plan(1, 3)))
  const words = {
    ...link.game.words,
    action: (_: unknown, { act, n }: { act: string; n?: number }) => `${act} ${n}`,
  }
  return {
    ...link,
    game: { ...link.game, words },
    state: () => ({ ...link.state(), menu, rights, barred: [] }),
  }
}

/** The list as it is drawn. */
function drawn(link: TableLink, text: string, face: Face, all: boolean): string {
  const Sheet = () => {
    const state = link.state()
    const picking = usePick(link, state, face, true, false)
    const narrow = {
      ...listed(link, state, text, face.Belt !== undefined),
      text,
      setText: () => undefined,
    }
    return createElement(Options, { link, state, face, picking, narrow, all })
  }
  return renderToStaticMarkup(createElement(Sheet))
}

/** The lines that bear a number, in the order of their numbers, as long as these are 1, 2, 3. */
function printed(link: TableLink, text: string, face = plain, all = false): string[] {
  const html = drawn(link, text, face, all)
  const lines = [...html.matchAll(/class="key"[^>]*>(\d)<\/span>(.*?)<\/button>/g)]
  expect(lines.map(([, number]) => Number(number))).toEqual(lines.map((_, i) => i + 1))
  return lines.map(([, , label]) => label!.replace(/<[^>]*>/g, ''))
}

const said = (key: Key): string =>
  'action' in key ? `${key.action.act} ${key.action.n}` : `${key.act} ${key.piece}`
const keys = (link: TableLink, text: string, belted = false): string[] =>
  listed(link, link.state(), text, belted).keys.slice(0, 9).map(said)

test('the numbers of pieces, quick figures, and of what may be done at any time, are those of the keys', async () => {
  const link = await asking(
    [
      { act: 'burn', of: [4, 5, 6], min: 1, max: 2 },
      { act: 'bid', from: 1, to: 3 },
    ],
    [{ act: 'trade', of: [7, 8] }],
  )
  expect(printed(link, '')).toEqual(['burn 4', 'burn 5', 'burn 6', '1', '2', '3', 'trade 7', 'trade 8'])
  expect(keys(link, '').map((key) => key.replace('bid ', ''))).toEqual(printed(link, ''))
})

test('whoever only waits has no number keys, and none are printed', async () => {
  const link = await asking([], [{ act: 'trade', of: [7, 8] }])
  const waits: TableLink = { ...link, state: () => ({ ...link.state(), question: null }) }
  expect(printed(waits, '')).toEqual([])
  expect(keys(waits, '')).toEqual([])
})

test('where the list is narrowed, the keys count the lines that are left', async () => {
  const link = await asking(
    [{ act: 'play', of: Array.from({ length: 20 }, (_, n) => n) }],
    [{ act: 'trade', of: [7, 8] }],
  )
  expect(printed(link, 'y 1')).toEqual(keys(link, 'y 1'))
  expect(keys(link, 'Y 12 ')).toEqual(['play 12', 'trade 7', 'trade 8'])
  expect(printed(link, '').length).toBe(9)
})

test('a short list has no field, and words left over from a longer one take nothing from it', async () => {
  const link = await asking([{ act: 'play', of: [1, 2] }], [])
  expect(keys(link, 'nothing')).toEqual(['play 1', 'play 2'])
})

test('where a game hangs them on a belt, what may be done at any time has no number, and is in all of the list', async () => {
  const belted: Face = { ...plain, Belt: () => null }
  const link = await asking([{ act: 'play', of: [1, 2] }], [{ act: 'trade', of: [7, 8] }])
  expect(keys(link, '', true)).toEqual(['play 1', 'play 2'])
  expect(printed(link, '', belted)).toEqual(['play 1', 'play 2'])
  expect(drawn(link, '', belted, false)).not.toContain('trade')
  expect(printed(link, '', belted, true)).toEqual(['play 1', 'play 2'])
  for (const n of [7, 8]) expect(drawn(link, '', belted, true)).toContain(`data-does="trade ${n}"`)
})
