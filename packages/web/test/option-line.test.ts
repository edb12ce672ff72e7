import { anyOf, below, type Game, owing, seatsIn, seeded } from '@midden/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadFace } from '../src/games/faces.ts'
import { loadGame } from '../src/games/load.ts'
import type { TableLink } from '../src/link/table-link.ts'
import { BOXES } from '../src/shelf/boxes.ts'
import { Options } from '../src/table/options.tsx'
import { listed } from '../src/table/use-narrow.ts'
import type { Picking } from '../src/table/use-pick.ts'
import { propsOf } from './boards.ts'
import { carryOut, dealt, look } from './chronicle.ts'
import { plan } from './tables.ts'
import './page.ts'

const picking = { picked: null, pick: () => {} } as unknown as Picking
const sitters = plan(3, 0).map(({ name }, seat) => ({ seat, name, kind: 'here' as const }))

/** The lines of everything that could not be done while a game was played at random. */
async function barredIn(game: Game, enough: number): Promise<string[]> {
  const face = await loadFace(game.id, 'en')
  const played = dealt(game, 3, `${game.id}, barred`)
  const rng = seeded(`${game.id}, barred`)
  const found: string[] = []
  while (found.length < enough && game.outcome(played.match.position) === null) {
    const asked = seatsIn(owing(game, played.match.position))
    const seat = asked[below(rng, asked.length, 'who')]!
    const state = look(played, seat, sitters, 0)
    const link = { game } as unknown as TableLink
    const narrow = { ...listed(link, state, '', face.Belt !== undefined), text: '', setText: () => {} }
    const answers =
      face.answers?.(propsOf(state, null)) ??
      createElement(Options, { link, state, face, picking, narrow, all: false })
    found.push(...(renderToStaticMarkup(answers).match(/<div class="opt opt-no">.*?<\/div>/g) ?? []))
    expect(carryOut(played, seat, anyOf(state.menu, rng))).toBeNull()
  }
  return found
}

test.each(BOXES.map(({ id }) => id))('%s: what may not be done now says so to the ear, too', async (id) => {
  const lines = await barredIn(await loadGame(id, 'en'), 3)
  expect(lines.length).toBeGreaterThan(2)
  for (const line of lines)
    expect(line).toMatch(
      /<span class="sr">Not possible: <\/span><b>.+<\/b><small>.+<\/small>.*class="clause"/,
    )
})
