import { anyOf, below, type Game, nthOf, owing, seatsIn, seeded } from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import type { WkEvent, WkView } from '@midden/waste-knights/reading'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { face } from '../src/games/waste-knights/index.tsx'
import { rowsOf } from '../src/table/pick.ts'
import { propsOf } from './boards.ts'
import { carryOut, dealt, look } from './chronicle.ts'
import { plan } from './tables.ts'
import './page.ts'

const game = wasteKnights as unknown as Game
/** Acts that are called by a card, a knight or a vehicle alone. */
const BY_NAME = ['use', 'any use', 'luck', 'any luck', 'resupply', 'introduce', 'knight', 'play']

test('an option that has only the name of a card says what the card does', () => {
  const chronicle = dealt(game, 3, 'a', { mission: 'M1' })
  const { match } = chronicle
  const rng = seeded('a')
  const sitters = plan(3, 0).map(({ name }, seat) => ({ seat, name, kind: 'here' as const }))
  const said = new Map<string, string>()
  for (let move = 0; move < 700 && match.game.outcome(match.position) === null; move++) {
    const owed = seatsIn(owing(match.game, match.position))
    const seat = owed[below(rng, owed.length, 'who')]!
    const state = look(chronicle, seat, sitters, 0)
    for (const row of rowsOf([...state.menu, ...state.rights])) {
      if (row.kind !== 'one' || !BY_NAME.includes(row.action.act)) continue
      const detail = face.detail!(state.view as WkView, row.action, true)
      expect(detail, game.words.action(state.view, row.action)).toMatch(/\w{3}/)
      said.set(row.action.act, detail!)
    }
    const hurried = state.menu.find(({ act }) => act === 'done' || act === 'close' || act === 'vehicle')
    const action =
      hurried !== undefined && below(rng, 4, 'how') > 0 ? nthOf([hurried], 0) : anyOf(state.menu, rng)
    expect(carryOut(chronicle, seat, action)).toBeNull()
  }
  expect([...said.keys()].sort()).toEqual([...BY_NAME].sort())
})

test('a luck card says of what there is one more in the Rest Step, and of what one less', () => {
  const chronicle = dealt(game, 2, 'luck', { mission: 'M0' })
  const sitters = plan(2, 0).map(({ name }, seat) => ({ seat, name, kind: 'here' as const }))
  const props = propsOf<WkView, WkEvent>(look(chronicle, 0, sitters, 0), null)
  const view = {
    ...props.view,
    knights: props.view.knights.map((k, i) => (i === 0 ? { ...k, hand: [0, 1, 2, 3, 4] } : k)),
  }
  const Hand = face.Hand!
  const html = renderToStaticMarkup(Hand({ ...props, view: view as WkView }) as never)
  expect(html.match(/<em aria-hidden="true">/g)).toHaveLength(5)
  expect(html.match(/discard it for 1 (Ammo|Fuel|Health|Radiation less)\./g)).toHaveLength(5)
})
