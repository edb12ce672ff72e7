import { freshSwap, type WkFrame, type WkView } from '@midden/waste-knights/reading'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { combatAhead } from '../src/games/waste-knights/logic/fight.ts'
import { sceneOf } from '../src/games/waste-knights/logic/scene.ts'
import { Swap } from '../src/games/waste-knights/parts/market/swap.tsx'
import { sampleFoe, sampleProps } from './knights-sample.ts'

const props = sampleProps(['Jorid', 'Bruna'])
const on = (...stack: WkFrame[]): WkView => ({ ...props.view, stack })

test('who waits while gear is changed in a fight sees the fight', () => {
  const packing: WkFrame = {
    at: 'rearrange',
    step: 0,
    busy: 2,
    seats: 2,
    loose: false,
    drafts: [null, null],
    changes: [0, 0],
  }
  const view = on(combatAhead(props.view, 1, sampleFoe(props.view)), packing)
  expect(sceneOf(view, null)).toBe('fight')
  expect(sceneOf(view, 'rearrange')).toBe('sheet')
})

test('a trade of others is seen, but nothing of what lies there (section 4)', () => {
  const swap = freshSwap(0, 1)
  const drawn = renderToStaticMarkup(
    createElement(Swap, { props: { ...props, view: { ...on(swap), me: null } } }),
  )
  expect(drawn).toContain('Jorid and Bruna trade.')
  expect(drawn).not.toContain('gives')
})
