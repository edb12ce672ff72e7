import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Action,
  anyOf,
  below,
  type Game,
  nthOf,
  owing,
  seatsIn,
  seeded,
  type Viewer,
} from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import { COLOUR_NAMES, type WkEvent, type WkView } from '@midden/waste-knights/reading'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BoardProps } from '../src/games/contract.ts'
import { face } from '../src/games/waste-knights/index.tsx'
import { Closer } from '../src/games/waste-knights/parts/closer.tsx'
import { Stalls } from '../src/games/waste-knights/parts/market/stalls.tsx'
import { Final } from '../src/games/waste-knights/parts/table/result.tsx'
import type { TableView } from '../src/link/table-link.ts'
import { tableInks } from '../src/table/table-inks.ts'
import { propsOf } from './boards.ts'
import { carryOut, dealt, look } from './chronicle.ts'
import { plan } from './tables.ts'
import './page.ts'

type Props = BoardProps<WkView, WkEvent>
const game = wasteKnights as unknown as Game

const CARDS = [
  'gear-3',
  'luck-2',
  'wild-0',
  'wild-20',
  'sheet-1',
  'pawn-0',
  'task-1',
  'task-12',
  'mission-0',
  'hex-0',
  'hidden-1',
]

/** Everything the face draws for one pair of eyes. */
function drawn(props: Props, closer: boolean): string {
  const { Board, Hand, Facts, UnderSeats } = face
  const { view, who } = props
  return renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      createElement(Board, props),
      createElement(Hand!, props),
      createElement(UnderSeats!, props),
      createElement(Stalls, { props }),
      createElement(Final, { props }),
      face.answers?.(props),
      face.tally?.(props),
      ...(closer ? CARDS : []).map((card) => createElement(Closer, { ...props, card, key: card })),
      ...[...view.knights.keys()].map((seat) => createElement(Facts!, { view, seat, who, key: seat })),
    ),
  )
}

function said(props: Props): string[] {
  const { view, picked } = props
  return [
    ...Object.values(face.asks!(props) ?? {}),
    ...(props.outcome === null ? [] : Object.values(face.verdict!(props))),
    ...(picked === null ? [] : [face.label!(props, picked) ?? '', face.detail!(view, picked, true) ?? '']),
    ...view.knights.flatMap((_, seat) => face.seat!(view, seat).note ?? ''),
    face.phase!(view, null).round ?? '',
  ]
}

function check(props: Props): void {
  expect(drawn(props, props.moves % 40 === 0), String(props.decision)).not.toMatch(/undefined|NaN|\[object/)
  for (const text of said(props)) expect(text, String(props.decision)).not.toMatch(/undefined|NaN/)
}

/** A match at random, without much ado over gear, drawn for everybody as it goes; every question the first times it is asked. */
function play(seats: number, seed: string, options: Record<string, unknown>, most: number): Set<string> {
  const chronicle = dealt(game, seats, seed, options)
  const { match } = chronicle
  const rng = seeded(seed)
  const sitters = plan(seats, 0).map(({ name }, seat) => ({ seat, name, kind: 'here' as const }))
  const seen = (viewer: Viewer, seenTo: number): TableView => look(chronicle, viewer, sitters, seenTo)
  const asked = new Map<string, number>()
  for (let move = 0; move < most && match.game.outcome(match.position) === null; move++) {
    const owed = seatsIn(owing(match.game, match.position))
    const seat = owed[below(rng, owed.length, 'who')]!
    const state = seen(seat, Math.max(0, move - 2))
    const decision = state.question!.decision
    const times = asked.get(decision) ?? 0
    asked.set(decision, times + 1)
    const hurried = state.menu.find(({ act }) => act === 'done' || act === 'close' || act === 'vehicle')
    const action: Action =
      hurried !== undefined && below(rng, 4, 'how') > 0 ? nthOf([hurried], 0) : anyOf(state.menu, rng)
    if (times < 2) {
      // The first time with a pick, the second without; what the others see takes turns.
      check(propsOf(state, times === 0 ? action : null))
      const other = below(rng, seats, 'viewer')
      check(propsOf(seen(other === seat ? null : other, 0), null))
    }
    expect(carryOut(chronicle, seat, action)).toBeNull()
  }
  for (const viewer of [0, null]) check(propsOf(seen(viewer, match.journal.moves.length), null))
  return new Set(asked.keys())
}

const KNOWN = [
  'choose a knight',
  'choose a vehicle',
  'stay, foot or vehicle',
  'rearrange',
  '1e clear the Stalls',
]

test.each([
  [2, { mission: 'M0' }, 400],
  [2, { mission: 'REF', radThresholds: '1/3' }, 250],
  [3, { mission: 'agree' }, 350],
  [4, { mission: 'M4' }, 350],
  [3, { mission: 'M5', exchangeLadder: '1-3-9' }, 350],
])(
  'the board of %i with %o draws every question for every viewer',
  (seats, options, most) => {
    const asked = play(seats, `knights ${seats}`, options, most)
    if (options.mission !== 'M0') for (const decision of KNOWN) expect([...asked]).toContain(decision)
  },
  60_000,
)

test('every question the rules can ask has words of the board', () => {
  const stand: Props = propsOf(firstState(), null)
  for (const { steps } of Object.values(wasteKnights.program))
    for (const step of steps)
      if ('owed' in step && step.owed !== undefined) {
        const caption = face.asks!({ ...stand, decision: step.name })
        expect(caption?.title, step.name).toBeTruthy()
        expect(Object.keys(wasteKnights.ledger), step.name).toContain(caption?.clause)
      }
})

test('starting gear is stowed one way as soon as it is asked for; nothing else is picked for anybody', () => {
  expect(face.ready!([{ act: 'starters', of: [4, 7] }])).toEqual({ act: 'starters', n: 4 })
  expect(face.ready!([{ act: 'knight', of: [0, 1] }])).toBeNull()
})

function firstState(): TableView {
  const sitters = plan(2, 0).map(({ name }, seat) => ({ seat, name, kind: 'here' as const }))
  return look(dealt(game, 2, 'words', { mission: 'M1' }), 0, sitters, 0)
}

test('the colour a knight chose is the ink of the seat, its token and its pawn', () => {
  const played = dealt(game, 3, 'inks')
  const view = game.view(played.match.position, 0) as WkView
  const knights = view.knights.map((knight, seat) => ({ ...knight, colour: [2, -1, 0][seat]! }))
  const inks = tableInks(game.id, face as never, { ...view, knights } as never) as Record<string, unknown>
  expect(inks).toMatchObject({ '--seat-1': 'var(--wk-knight-red)', '--seat-3': 'var(--wk-knight-amber)' })
  expect(inks['--seat-2']).toBeUndefined()
  const tokens = readFileSync(
    join(import.meta.dirname, '../src/games/waste-knights/style/tokens.css'),
    'utf8',
  )
  for (const name of COLOUR_NAMES) expect(tokens).toContain(`--wk-knight-${name}:`)
})
