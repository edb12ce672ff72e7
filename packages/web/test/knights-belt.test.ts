import './page.ts'
import { anyOf, type Game, owing, seatsIn, seeded } from '@midden/kernel'
import { cards, FULL, type WkEvent, type WkView } from '@midden/waste-knights/reading'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadGame } from '../src/games/load.ts'
import { onBelt } from '../src/games/waste-knights/logic/belt.ts'
import { beltKey, openBelt } from '../src/games/waste-knights/logic/buckle.ts'
import type { KnightsProps } from '../src/games/waste-knights/logic/props.ts'
import Belt from '../src/games/waste-knights/parts/belt/belt.tsx'
import { Hand } from '../src/games/waste-knights/parts/knight/luck.tsx'
import { doing, rowsOf } from '../src/table/pick.ts'
import { propsOf } from './boards.ts'
import { carryOut, dealt, look } from './chronicle.ts'
import { sampleProps } from './knights-sample.ts'
import { plan } from './tables.ts'

const drawn = (props: KnightsProps): string => renderToStaticMarkup(createElement(Belt, { props }))
const uses = (html: string): string[] =>
  [...html.matchAll(/class="use" data-does="([^"]*)"/g)].map(([, does]) => does!)

/** What is asked while something may be used at any time, in a game played at random. */
async function* moments(enough: number): AsyncGenerator<KnightsProps> {
  const game: Game = await loadGame('waste-knights')
  const chronicle = dealt(game, 3, 'belts')
  const sitters = plan(3, 0).map(({ name }, seat) => ({ seat, name, kind: 'here' as const }))
  const rng = seeded('belts')
  let found = 0
  while (found < enough && game.outcome(chronicle.match.position) === null) {
    const seat = seatsIn(owing(game, chronicle.match.position))[0]!
    const state = look(chronicle, seat, sitters, 0)
    if (state.rights.length > 0) {
      found++
      yield propsOf<WkView, WkEvent>(state, null)
    }
    carryOut(chronicle, seat, anyOf(state.menu, rng))
  }
}

test('what is offered at any time hangs on the belt, each thing once; only what would do nothing has no button', async () => {
  let seen = 0
  for await (const props of moments(60)) {
    const rights = new Set(
      rowsOf(props.rights).map((row) => (row.kind === 'one' ? doing(row.action) : 'not one thing')),
    )
    const things = onBelt(props.view, props.rights)
    expect(things.map(({ action }) => doing(action)).toSorted()).toEqual([...rights].toSorted())
    openBelt(beltKey(props))
    const useful = things.filter(({ idle }) => !idle)
    expect(uses(drawn(props))).toEqual(useful.map(({ action }) => doing(action)))
    for (const { title, says } of things) expect([title, says]).not.toContain('')
    seen += useful.length
  }
  expect(seen).toBeGreaterThan(20)
})

test('the belt is closed at first, closes with one’s own doing, and opens where a hint means it', async () => {
  for await (const props of moments(40)) {
    const right = onBelt(props.view, props.rights).find(({ idle }) => !idle)
    if (right === undefined) continue
    const does = doing(right.action)
    openBelt('')
    expect(uses(drawn(props))).toEqual([])
    expect(uses(drawn({ ...props, hint: right.action }))).toContain(does)
    openBelt(beltKey(props))
    expect(uses(drawn(props))).toContain(does)
    expect(uses(drawn({ ...props, seenTo: props.seenTo + 1 }))).toEqual([])
    return
  }
  throw new Error('nobody has anything to use')
})

const { view } = sampleProps(['Jorid', 'Bruna'])
const lineOf = (title: string): number =>
  cards(view).gear.find(({ row }) => row.title === title)!.lines[0]!.no
const hung = (change: object, title: string): string => {
  const knights = view.knights.map((k, seat) => (seat === 0 ? { ...k, ...change } : k))
  return onBelt({ ...view, me: 0, knights }, [{ act: 'any use', of: [lineOf(title)] }])[0]!.says
}

test('each thing says what it would do now', () => {
  expect(hung({ hp: 2, rad: 0 }, 'Medi-shot')).toBe('Health 2 → 4')
  expect(hung({ hp: 3, rad: 0 }, 'Medi-shot')).toBe('Health 3 → 4')
  expect(hung({ rad: 1 }, 'Rad-out')).toBe('Radiation 1 → 0')
  expect(hung({ hp: FULL, rad: 0 }, 'Medi-shot')).toBe('no use now')
  expect(hung({ hp: 2, rad: 3 }, 'Medi-shot'), 'too much Radiation to heal').toBe('no use now')
})

test('a luck card of any time is played from the belt, not from the hand', () => {
  const card = cards(view).luck.findIndex(({ line }) => line.at === 'any')
  const knights = view.knights.map((k, seat) => (seat === 0 ? { ...k, hand: [card] } : k))
  const rights = [{ act: 'any luck', of: [card] }]
  const props = { ...sampleProps(['Jorid', 'Bruna']), view: { ...view, me: 0, knights }, rights }
  const hand = renderToStaticMarkup(createElement(Hand, props as KnightsProps))
  expect(hand).toContain('on your belt')
  expect(hand).not.toContain('data-does')
  openBelt(beltKey(props))
  expect(drawn(props)).toContain(cards(view).luck[card]!.row.title)
})
