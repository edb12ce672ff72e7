import {
  type CombatFrame,
  freshMove,
  freshWild,
  type WkFrame,
  type WkView,
} from '@midden/waste-knights/reading'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { combatAhead } from '../src/games/waste-knights/logic/fight.ts'
import type { KnightsProps } from '../src/games/waste-knights/logic/props.ts'
import { sceneOf } from '../src/games/waste-knights/logic/scene.ts'
import { Choice } from '../src/games/waste-knights/parts/choice.tsx'
import { sampleFoe, sampleProps } from './knights-sample.ts'

const NAMES = ['Jorid', 'Bruna']
const table = (): KnightsProps => sampleProps(NAMES)

/** The table with these frames on it, the last on top. */
function withFrames(...stack: WkFrame[]): KnightsProps {
  const props = table()
  return { ...props, view: { ...props.view, stack } }
}
const seen = ({ view }: KnightsProps, me: number | null): WkView => ({ ...view, me })
const drawn = (props: KnightsProps): string => renderToStaticMarkup(createElement(Choice, { props }))

const wild = (props: KnightsProps, cancelled: boolean): WkFrame => ({
  ...freshWild(0, sampleFoe(props.view)),
  cancelled,
})

test('rewards lie there for everybody; all gear of one source is one of them', () => {
  const props = withFrames({
    at: 'reward',
    step: 0,
    seat: 0,
    left: [
      { gain: 'rep', n: 2 },
      { draw: 'green', n: 1 },
      { draw: 'yellow', n: 1 },
    ],
  })
  for (const me of [0, 1, null]) expect(sceneOf(seen(props, me), null)).toBe('choice')
  const waits = drawn(props)
  expect(waits.match(/class="wk-lot"/g)).toHaveLength(2)
  expect(waits).not.toContain('<button')
  const asked = drawn({ ...props, menu: [{ act: 'take', of: [0, 1] }], picked: { act: 'take', n: 1 } })
  expect(asked.match(/<button/g)).toHaveLength(2)
  expect(asked.match(/aria-pressed="true"/g)).toHaveLength(1)
})

test('two tasks met at once are laid out, after the fight and not in it', () => {
  const props = table()
  const fight: CombatFrame = combatAhead(props.view, 0, sampleFoe(props.view))
  const over: WkView = { ...props.view, stack: [fight] }
  expect(sceneOf(over, null)).toBe('fight')
  const card = over.posted[0]!.card
  const met = [card, card].map((each) => ({ seat: 0, card: each }))
  expect(sceneOf({ ...over, met }, null)).toBe('choice')
  expect(sceneOf({ ...over, met, stack: [fight, freshMove(0, 0)] }, null)).toBe('map')
})

test('a card taken off again leaves the map to the Waster; who falls looks at his own sheet', () => {
  const props = table()
  expect(sceneOf({ ...props.view, stack: [wild(props, false)] }, null)).toBe('hazard')
  expect(sceneOf({ ...props.view, stack: [wild(props, true)] }, null)).toBe('map')
  const falling = withFrames(wild(props, false), {
    at: 'knockout',
    step: 0,
    seat: 0,
    falls: true,
    asked: false,
  })
  expect(sceneOf(seen(falling, 0), 'instead of falling')).toBe('sheet')
  expect(sceneOf(seen(falling, 1), null)).toBe('hazard')
})

test('what the Waster looks at is shown to nobody else', () => {
  const props = withFrames(freshMove(0, 0), { at: 'introduce', step: 0, space: 0, cards: [-1, -1] })
  expect(sceneOf(props.view, 'introduce a task')).toBe('tasks')
  expect(sceneOf(props.view, null)).toBe('map')
})
