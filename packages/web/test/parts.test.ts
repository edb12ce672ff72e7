import { begin, isRefusal } from '@midden/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadGame } from '../src/games/load.ts'
import { stillProps } from '../src/games/still.ts'
import type { Samples } from '../src/parts/samples.ts'
import { SharedParts } from '../src/parts/shared-parts.tsx'
import { BOXES } from '../src/shelf/boxes.ts'
import './page.ts'

const found = import.meta.glob<Samples>('../src/games/*/samples.tsx', { eager: true, import: 'samples' })

test.each(BOXES.map(({ id }) => id))('%s shows each kind of its parts, and each is drawn', async (id) => {
  const samples = found[`../src/games/${id}/samples.tsx`]!
  const game = await loadGame(id)
  const match = begin(game, { seats: 2, seed: 'parts', options: samples.options ?? {} })
  if (isRefusal(match)) throw new Error(match.reason)
  const kinds = samples.of(stillProps(game.view(match.position, 0), ['Jorid', 'Bruna']))
  expect(kinds.length).toBeGreaterThan(2)
  expect(new Set(kinds.map(([title]) => title)).size).toBe(kinds.length)
  for (const [title, drawn] of kinds)
    expect(renderToStaticMarkup(drawn), title).toMatch(/<(svg|button|span|i|p|dl)\b.*<\//s)
})

test('what all games share is drawn in each of its states', () => {
  const drawn = renderToStaticMarkup(createElement(SharedParts))
  for (const state of [
    'btn-go',
    'btn-plain',
    'disabled=""',
    'aria-disabled="true"',
    'opt-no',
    'aria-pressed="true"',
  ])
    expect(drawn).toContain(state)
  expect(drawn.match(/class="seat-token"/g)).toHaveLength(18)
})
