import {
  type Action,
  anyOf,
  type Fate,
  type Game,
  offers,
  owing,
  seatsIn,
  seeded,
  type Viewer,
} from '@midden/kernel'
import { type PanEvent, type PanView, pan } from '@midden/pan'
import { fate } from '@midden/pan/fate'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { BoardProps, Face } from '../src/games/contract.ts'
import { faceIn } from '../src/games/pan/index.tsx'
import { idle } from '../src/games/still.ts'
import { newestBeat } from './boards.ts'
import { carryOut, dealt, look, type Played } from './chronicle.ts'
import { plan } from './tables.ts'
import './page.ts'

type Props = BoardProps<PanView, PanEvent>
type PanFace = Face<PanView, PanEvent>
const game = pan as unknown as Game
const english: PanFace = await faceIn('en')
const french: PanFace = await faceIn('fr')

function propsFor(told: Played, viewer: Viewer, more: Partial<Props> = {}): Props {
  const moves = told.match.journal.moves.length
  const seenTo = told.match.journal.moves.findLastIndex(({ seat }) => seat === viewer) + 1
  const sitters = plan(1, told.match.journal.seats - 1).map(({ name }, seat) => ({
    seat,
    name,
    kind: 'bot' as const,
  }))
  const state = look(told, viewer, sitters, seenTo)
  const story = state.story as Props['story']
  return {
    view: state.view as PanView,
    moves,
    decision: state.question?.decision ?? null,
    menu: state.menu,
    rights: [],
    barred: state.barred,
    ...idle,
    latest: story.filter(({ move }) => move === moves).map(({ event }) => event),
    story,
    seenTo,
    beat: newestBeat(fate as unknown as Fate, state),
    unwatched: true,
    live: { view: state.view as PanView, moves, decision: null, menu: [], rights: [] },
    sitters,
    who: (seat) => sitters[seat]!.name,
    aids: true,
    outcome: state.outcome,
    ...more,
  }
}

const html = (...nodes: ReactNode[]): string => renderToStaticMarkup(createElement(Fragment, null, ...nodes))

/** Everything the face draws and says for one pair of eyes. */
function drawn(face: PanFace, props: Props): string {
  const { view } = props
  const looks = { ...props, beat: null }
  const said = [
    ...view.fronts.map((_, seat) => face.seat!(view, seat).note),
    face.phase!(view, props.beat).round,
    face.asks!(props)?.title,
    face.asks!(props)?.why,
    ...(props.picked === null ? [] : [face.label!(props, props.picked)]),
    ...(view.stage === 'over' ? [face.verdict!(props).title] : []),
  ]
  return html(
    createElement(face.Board as (p: Props) => ReactNode, { key: 'board', ...props }),
    view.stage === 'over' && props.beat === null ? null : face.Hand!(props),
    face.answers!(looks),
    view.stage === 'over' ? face.result!(looks) : null,
    ...view.fronts.map((_, seat) => face.Facts!({ view, seat, who: props.who })),
    said.filter(Boolean).join(' '),
  )
}

/** A game by chance, seen at every move. */
function walk(
  seed: string,
  seats: number,
  options: object,
  each: (told: Played, next: Action | null) => void,
): void {
  const told = dealt(game, seats, seed, options)
  const rng = seeded(seed)
  for (;;) {
    const seat = seatsIn(owing(game, told.match.position)).at(-1)
    if (seat === undefined) {
      each(told, null)
      return
    }
    const menu = offers(game, told.match.position, seat)
    const action = anyOf(menu, rng)
    each(told, action)
    expect(carryOut(told, seat, action)).toBeNull()
  }
}

test('a hint says why in every decision; without aids it says no odds', () => {
  const reasons = new Set<string>()
  for (const face of [english, french])
    for (let i = 0; i < 12; i++)
      walk(`why ${i}`, 2 + (i % 3), {}, (told, next) => {
        if (next === null) return
        const seat = seatsIn(owing(game, told.match.position)).at(-1)!
        const said = (aids: boolean): string | null => face.because!(propsFor(told, seat, { aids }), next)
        reasons.add(said(true) ?? '')
        expect(said(true)).toMatch(/^[A-ZÀÉ].*\.$/)
        expect(said(false)).not.toMatch(/\d (in|sur) \d|in 100|sur 100/)
      })
  expect(reasons.size).toBeGreaterThan(40)
})

const keysIn = (markup: string): string[] =>
  [...markup.matchAll(/data-card="([^"]+)"/g)].map((found) => found[1]!)

const twice = (keys: readonly string[]): string[] => keys.filter((key, i) => keys.indexOf(key) !== i)

describe.each([
  ['English', english],
  ['French', french],
] as const)('%s', (_name, face) => {
  test.each([
    [2, {}],
    [3, { cardless: 'out' }],
    [4, { ownerless: 'takeable', cancelled: 'discarded' }],
    [5, { turnOrder: 'ranked', startTie: 'clockwise' }],
    [6, {}],
  ] as const)('%i players, %o: every position is drawn, for every pair of eyes', (seats, options) => {
    walk('one', seats, options, (told, next) => {
      for (const viewer of [null, 0, seats - 1]) {
        const asked = propsFor(told, viewer)
        for (const aids of [true, false])
          for (const picked of asked.decision === null ? [null] : [null, next]) {
            const markup = drawn(face, { ...asked, aids, picked })
            expect(markup).not.toMatch(/undefined|NaN|\[object|\*\*/)
            expect(twice(keysIn(markup))).toEqual([])
          }
      }
    })
  })

  test('any card and any heap can be looked at', () => {
    walk('closer', 4, { ownerless: 'takeable' }, (told) => {
      const props = propsFor(told, 0)
      const keys = keysIn(drawn(face, props))
      for (const card of [...keys, 'discard', 'aside', 'free', 'front 1'])
        expect(html(face.Closer!({ ...props, card }))).toContain('<p>')
    })
  })
})

test('nothing of the board stays English in French', () => {
  walk('french', 4, {}, (told) => {
    const say = (face: PanFace): string[] => {
      const props = propsFor(told, 0)
      return [face.asks!(props)?.title ?? '']
    }
    const [en, fr] = [say(english), say(french)]
    for (const [i, text] of en.entries()) if (text !== '') expect(fr[i]).not.toBe(text)
  })
})

test('a sure PAN is asked once more, but only where there is a choice', () => {
  const last = { left: 1, me: 0, fronts: [[6], []] } as unknown as PanView
  const bare = { left: 1, me: 0, fronts: [[], []] } as unknown as PanView
  expect(english.sure!(last, { act: 'flip' })).toBe('Certain PAN. Flip anyway?')
  expect(english.sure!(bare, { act: 'flip' })).toBeNull()
  expect(english.sure!(bare, { act: 'go' })).toBe('Certain PAN. Go anyway?')
  expect(english.sure!({ ...last, left: 2 }, { act: 'flip' })).toBeNull()
})

test('a flip has a still frame before it, and is heard', () => {
  const clic: PanEvent = { what: 'clic', clause: 'PAN-6.8', seat: 0, left: 5 }
  const paid: PanEvent = { what: 'reshuffled', clause: 'PAN-6.3', seat: 0, card: 1 }
  expect(english.suspense!([clic])).toBe('flip')
  expect(english.suspense!([paid, clic])).toBe('shuffle')
  expect(english.suspense!([{ what: 'stopped', clause: 'PAN-7.3', seat: 0 }])).toBeNull()
  expect(english.sound!(clic)).toBe('click')
})
