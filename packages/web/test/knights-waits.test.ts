import { freshSwap, freshWild, type WkFrame, type WkView } from '@midden/waste-knights/reading'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { waits } from '../src/games/waste-knights/captions.ts'
import { combatAhead } from '../src/games/waste-knights/logic/fight.ts'
import { sceneOf } from '../src/games/waste-knights/logic/scene.ts'
import { Swap } from '../src/games/waste-knights/parts/market/swap.tsx'
import { sampleFoe, sampleProps } from '../src/games/waste-knights/sample.ts'
import { asks } from '../src/games/waste-knights/text/en-ask.ts'

const props = sampleProps(['Jorid', 'Bruna'])
const on = (...stack: WkFrame[]): WkView => ({ ...props.view, stack })
const foe = sampleFoe(props.view)

/** Told from what is on the table, not from the name of the question alone. */
const BY_FRAME = ['act or pass', 'choose a combat card', 'escape or face']

test('who waits is told what the others are at, for every question', () => {
  const silent = Object.keys(asks).filter((decision) => waits(on(), decision) === null)
  expect(silent.toSorted()).toEqual(BY_FRAME)
})

test('who waits is told which clash, which hazard and which moment it is', () => {
  const combat = { ...combatAhead(props.view, 0, foe), clash: 2 }
  expect(waits(on(combat), 'choose a combat card')).toBe('Clash 2: choosing a card in secret.')
  expect(waits(on(combat), 'rearrange')).toBe('Defending: changing gear.')
  expect(waits(on(freshWild(0, foe)), 'escape or face')).toMatch(/: escaping, or facing it\.$/)
})

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
  const view = on(combatAhead(props.view, 1, foe), packing)
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
