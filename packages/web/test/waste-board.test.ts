import {
  type Action,
  anyOf,
  below,
  type Fate,
  type Game,
  owing,
  seatsIn,
  seeded,
  type Viewer,
} from '@midden/kernel'
import { CARD_IDS, type WasteEvent, type WasteView, waste } from '@midden/waste'
import { fate } from '@midden/waste/fate'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BoardProps } from '../src/games/contract.ts'
import { face } from '../src/games/waste/index.tsx'
import type { TableView } from '../src/link/table-link.ts'
import { newestBeat, propsOf } from './boards.ts'
import { carryOut, dealt, look } from './chronicle.ts'
import { plan } from './tables.ts'
import './page.ts'

type Props = BoardProps<WasteView, WasteEvent>

const KEYS = ['ME01', 'RC01', 'burnt', 'pile 0', 'down 1', 'pack 2', 'bay 0 food', 'bay 1 plastic']

const told = (state: TableView, picked: Action | null, aids = true): Props => ({
  ...propsOf<WasteView, WasteEvent>(state, picked, aids),
  beat: newestBeat(fate as unknown as Fate, state),
})

/** Everything the face draws for one pair of eyes. */
function drawn(props: Props): string {
  const { Board, Hand, Closer, Facts, UnderSeats } = face
  const { view, who } = props
  return renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      createElement(Board, props),
      createElement(Hand!, props),
      createElement(UnderSeats!, props),
      face.answers!(props),
      face.tally!(props),
      ...KEYS.map((card) => createElement(Closer!, { ...props, card, key: card })),
      ...view.stations.map((_, seat) => createElement(Facts!, { view, seat, who, key: seat })),
    ),
  )
}

/** Every text the face gives to the chrome. */
function said(props: Props): string[] {
  const { view, picked } = props
  return [
    ...Object.values(face.asks!(props) ?? {}),
    ...(props.outcome === null ? [] : Object.values(face.verdict!(props))),
    ...(picked === null ? [] : [face.label!(props, picked) ?? '']),
    ...view.stations.map((_, seat) => face.seat!(view, seat).note ?? ''),
  ]
}

/** Cards that the viewer's own view or story names. */
function known({ view, story }: Props): Set<number> {
  const numbers = JSON.stringify([view, story]).match(/\d+/g) ?? []
  return new Set(numbers.map(Number))
}

function check(props: Props): void {
  const html = drawn(props)
  const texts = said(props)
  expect(html).not.toMatch(/undefined|NaN|\[object/)
  for (const text of texts) expect(text).not.toMatch(/undefined|NaN/)
  const may = known(props)
  for (const [, id] of html.matchAll(/data-card="([A-Z]{2}\d\d)"/g))
    expect(may.has(CARD_IDS.indexOf(id!)), id).toBe(true)
}

/** A random match, drawn for everybody as it goes. */
function play(seats: number, seed: string, options: Record<string, unknown>): void {
  const chronicle = dealt(waste as unknown as Game, seats, seed, options)
  const { match } = chronicle
  const rng = seeded(seed)
  const sitters = plan(seats, 0).map(({ name }, seat) => ({ seat, name, kind: 'here' as const }))
  const seen = (viewer: Viewer, seenTo: number): TableView => look(chronicle, viewer, sitters, seenTo)
  for (let move = 0; match.game.outcome(match.position) === null; move++) {
    const asked = seatsIn(owing(match.game, match.position))
    const seat = asked[below(rng, asked.length, 'who')]!
    const { menu } = seen(seat, 0)
    const action = anyOf(menu, rng)
    if (move % 6 === 0)
      for (let viewer = 0; viewer < seats; viewer++)
        check(told(seen(viewer, Math.max(0, move - 2)), viewer === seat ? action : null, move % 2 === 0))
    if (move % 18 === 0) check(told(seen(null, 0), null))
    expect(carryOut(chronicle, seat, action)).toBeNull()
  }
  for (const viewer of [0, null]) check(told(seen(viewer, match.journal.moves.length), null))
}

test.each([
  [2, {}],
  [3, { passDirection: 'alternate', recyclerOnRecycler: 'yes', burntHidden: 'shown' }],
  [4, { bidReveal: 'counts', interimMajorities: 'ignore', paperTable: 'late', finalTie: 'leftOfBoss' }],
])('the board of %i draws every position for every viewer', (seats, options) => {
  play(seats, `drawn ${seats}`, options)
})
