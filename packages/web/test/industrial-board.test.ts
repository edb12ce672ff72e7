import { industrialWaste, type WorksEvent, type WorksView } from '@midden/industrial-waste'
import { type Action, anyOf, below, type Game, owing, seatsIn, seeded, type Viewer } from '@midden/kernel'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BoardProps } from '../src/games/contract.ts'
import { face } from '../src/games/industrial-waste/index.tsx'
import { after, ownOf } from '../src/games/industrial-waste/logic/after.ts'
import { titleOf } from '../src/games/industrial-waste/logic/notes.ts'
import { tap, tapPeg } from '../src/games/industrial-waste/logic/plays.ts'
import { lastPlay } from '../src/games/industrial-waste/logic/story.ts'
import type { TableView } from '../src/link/table-link.ts'
import { propsOf } from './boards.ts'
import { carryOut, dealt, look } from './chronicle.ts'
import { plan } from './tables.ts'
import './page.ts'

type Props = BoardProps<WorksView, WorksEvent>
const game = industrialWaste as unknown as Game

/** Everything the face draws for one pair of eyes. */
function drawn(props: Props): string {
  const { Board, Hand, Closer, Facts, OverLog } = face
  const { view, who } = props
  return renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      createElement(Board, props),
      createElement(Hand!, props),
      createElement(OverLog!, props),
      face.answers!(props),
      ...['set0-ORD', 'kept1-back', 'factory-0', 'waste-1', 'pegR-0'].map((card) =>
        createElement(Closer!, { ...props, card, key: card }),
      ),
      ...view.companies.map((_, seat) => createElement(Facts!, { view, seat, who, key: seat })),
    ),
  )
}

function said(props: Props): string[] {
  const { view, picked } = props
  return [
    ...Object.values(face.asks!(props) ?? {}),
    ...(props.outcome === null ? [] : Object.values(face.verdict!(props))),
    ...(picked === null ? [] : [face.label!(props, picked) ?? '', face.detail!(view, picked, true) ?? '']),
    ...view.companies.map((_, seat) => face.seat!(view, seat).note ?? ''),
  ]
}

function check(props: Props): void {
  expect(drawn(props)).not.toMatch(/undefined|NaN|\[object/)
  for (const text of said(props)) expect(text).not.toMatch(/undefined|NaN/)
}

/** What the board foretells of a play is what the engine makes of it; auctions are settled later. */
function foretold(before: WorksView, now: WorksView, seat: number, action: Action): void {
  if (
    action.act === 'credit' ||
    before.phase !== 'play' ||
    before.auction !== null ||
    now.round !== before.round
  )
    return
  if (now.phase !== 'play' || action.act.startsWith('raw')) return
  expect(ownOf(now, seat), action.act).toEqual(after(ownOf(before, seat)!, action))
}

const linesIn = (node: ReactNode): string[] =>
  [...renderToStaticMarkup(createElement(Fragment, null, node)).matchAll(/data-does="([^"]*)"/g)].map(
    ([, does]) => does!,
  )

/** Whatever the folded list holds is there for a tap: beside the card that is lifted, or whatever is. */
function reachedByCards(state: TableView): void {
  const all = linesIn(face.answers!(propsOf(state, null)))
  const { companies, me } = state.view as WorksView
  const lifted = companies[me!]!.hand.map((kind) => tap(state.menu, null, kind!))
  const found = [null, ...lifted].flatMap((picked) => linesIn(face.few!(propsOf(state, picked))))
  expect(new Set(found)).toEqual(new Set(all))
  expect(linesIn(face.few!(propsOf(state, null))).length).toBeLessThanOrEqual(2)
}

/** A random match, drawn for everybody as it goes. */
function play(seats: number, seed: string, options: Record<string, unknown>): void {
  const chronicle = dealt(game, seats, seed, options)
  const { match } = chronicle
  const rng = seeded(seed)
  const sitters = plan(seats, 0).map(({ name }, seat) => ({ seat, name, kind: 'here' as const }))
  const seen = (viewer: Viewer, seenTo: number): TableView => look(chronicle, viewer, sitters, seenTo)
  for (let move = 0; match.game.outcome(match.position) === null; move++) {
    const asked = seatsIn(owing(match.game, match.position))
    const seat = asked[below(rng, asked.length, 'who')]!
    const { menu, view, barred } = seen(seat, 0)
    const action = anyOf(menu, rng)
    if (seen(seat, 0).question?.decision === 'turn') reachedByCards(seen(seat, 0))
    for (const { act, n } of barred)
      expect(titleOf(view as WorksView, n === undefined ? { act } : { act, n })).not.toMatch(/undefined|NaN/)
    if (move % 9 === 0)
      for (let viewer = 0; viewer < seats; viewer++)
        check(propsOf(seen(viewer, Math.max(0, move - 2)), viewer === seat ? action : null, move % 2 === 0))
    if (move % 27 === 0) check(propsOf(seen(null, 0), null))
    expect(carryOut(chronicle, seat, action)).toBeNull()
    foretold(view as WorksView, seen(seat, 0).view as WorksView, seat, action)
  }
  for (const viewer of [0, null]) check(propsOf(seen(viewer, match.journal.moves.length), null))
}

test.each([
  [2, { roundLimit: '15' }],
  [3, { roundLimit: '15', keptCard: 'covered', bribery: 'everything', moneyRounding: 'exact' }],
  [4, { roundLimit: '15', money: 'open', cardNames: 'condensed', materialsSupply: 'unlimited' }],
])('the board of %i draws every position for every viewer and foretells every play', (seats, options) => {
  play(seats, `works ${seats}`, options)
})

test('the last play lies on the bench until the next one or the next round', () => {
  const told = (...events: object[]) =>
    events.map((event, i) => ({ move: i, event })) as unknown as Props['story']
  const order = { what: 'order', seat: 2, adviser: true, clause: 'IW-8.4' }
  expect(lastPlay(told(order))).toMatchObject({ event: order, kind: 0, adviser: true })
  expect(lastPlay(told(order, { what: 'end fixed', seat: 2 }))?.event).toMatchObject(order)
  expect(lastPlay(told(order, { what: 'discarded', seat: 1, kind: 7 }))).toMatchObject({ kind: 7 })
  expect(lastPlay(told(order, { what: 'kept', seat: 1 }))?.event).toMatchObject(order)
  expect(lastPlay(told(order, { what: 'new round', round: 2, seat: 0 }))).toBeNull()
})

test('a tap on a card goes through its plays, and the Adviser joins and leaves', () => {
  const menu = [
    { act: 'order' },
    { act: 'order+adviser' },
    { act: 'hire' },
    { act: 'fire' },
    { act: 'innovate', of: [0, 2] },
    { act: 'innovate+adviser', of: [1, 4] },
  ]
  expect(tap(menu, null, 0)).toEqual({ act: 'order' })
  expect(tap(menu, { act: 'order' }, 5)).toEqual({ act: 'order+adviser' })
  expect(tap(menu, { act: 'order+adviser' }, 5)).toEqual({ act: 'order' })
  expect(tap(menu, { act: 'hire' }, 6)).toEqual({ act: 'fire' })
  expect(tap(menu, { act: 'innovate', n: 0 }, 3)).toEqual({ act: 'innovate', n: 2 })
  expect(tap(menu, { act: 'innovate', n: 2 }, 5)).toEqual({ act: 'innovate+adviser', n: 1 })
  expect(tap([...menu, { act: 'innovate+adviser', of: [2] }], { act: 'innovate', n: 2 }, 5)).toMatchObject({
    n: 2,
  })
  expect(tap(menu, null, 5)).toEqual({ act: 'repay' })
  expect(tap(menu, null, 8)).toEqual({ act: 'discard', n: 8 })
  const stuck = [...menu, { act: 'discard', of: [4, 5] }]
  expect(tap(stuck, null, 4), 'what cannot be played').toEqual({ act: 'discard', n: 4 })
  expect(tap(stuck, null, 5)).toEqual({ act: 'discard', n: 5 })
  expect(tap(stuck, { act: 'discard', n: 5 }, 0)).toEqual({ act: 'order' })
  expect(tap(menu, null, 4), 'the reason is told').toEqual({ act: 'dispose' })
})

test('a tap on a hole moves its peg, and with an Adviser the last two taps count', () => {
  const menu = [
    { act: 'innovate', of: [0, 2] },
    { act: 'innovate+adviser', of: [0, 2, 4] },
  ]
  const advised = (n: number) => ({ act: 'innovate+adviser', n })
  expect(tapPeg(menu, null, 'R')).toEqual({ act: 'innovate', n: 0 })
  expect(tapPeg(menu, { act: 'order' }, 'W')).toEqual({ act: 'innovate', n: 2 })
  expect(tapPeg(menu, null, 'M')).toBeNull()
  expect(tapPeg(menu, advised(0), 'W')).toEqual(advised(4))
  expect(tapPeg(menu, advised(4), 'W')).toEqual(advised(2))
  expect(tapPeg(menu, advised(2), 'R')).toEqual(advised(4))
  expect(tapPeg(menu, advised(2), 'M')).toBeNull()
  expect(tapPeg([], null, 'R')).toBeNull()
})
