import { cards, freshClash, freshMove, type WkFrame, type WkView } from '@midden/waste-knights/reading'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { asks, detail } from '../src/games/waste-knights/captions.ts'
import { CHANGE, combatAhead, DEFEND } from '../src/games/waste-knights/logic/fight.ts'
import { WildCard } from '../src/games/waste-knights/parts/cards/wild.tsx'
import { Fighter } from '../src/games/waste-knights/parts/fight/fighter.tsx'
import { Sheet } from '../src/games/waste-knights/parts/knight/sheet.tsx'
import { inFight, sampleFight, sampleProps } from './knights-sample.ts'

const props = sampleProps(['Jorid', 'Bruna'])
const { view } = props
const me = view.me!
const withFrames = (...stack: WkFrame[]): WkView => ({ ...view, stack })

test('who stays explores without a check only where his marker lies', () => {
  const v = withFrames(freshMove(me, me))
  const marked = (marker: number): WkView => ({
    ...v,
    knights: v.knights.map((k, seat) => (seat === me ? { ...k, marker } : k)),
  })
  expect(detail(marked(-1), { act: 'stay' }, true)).toBe('no card')
  expect(detail(marked(v.knights[me]!.hex), { act: 'stay' }, true)).toContain('without a check')
})

test('who stops after his card was played is not told of another', () => {
  const road = (played: boolean) =>
    asks({ ...props, decision: 'continue or stop', view: withFrames({ ...freshMove(me, me), played }) })
  expect(road(false)?.why).toContain('the Waster plays')
  expect(road(true)?.why).toBeUndefined()
})

test('a ferocious enemy leaves no word of dominance, and only a knight re-equips', () => {
  const { wild } = cards(view)
  const against = (ferocious: boolean): WkView => {
    const foe = wild.findIndex(({ fighter }) => fighter !== null && fighter.ferocious === ferocious)
    return withFrames(combatAhead(view, me, foe), freshClash())
  }
  const said = (v: WkView, n: number): string => detail(v, { act: 'card', n }, true) ?? ''
  expect(said(against(false), DEFEND)).toBe(
    'they roll 2 fewer dice but gain 2 dominance; you may change gear',
  )
  expect(said(against(true), DEFEND)).toBe('they roll 2 fewer dice; you may change gear')
  expect(said(against(true), CHANGE)).not.toContain('gain')
  expect(detail(against(true), { act: 'advance' }, true)).toBe('one range closer')
  const foe = against(false)
  const [fight] = foe.stack
  const waster = fight?.at === 'combat' ? fight.seats[1] : -1
  expect(said({ ...foe, me: waster }, DEFEND)).toBe('they roll 2 fewer dice but gain 2 dominance')
})

test('an enemy who can make a Multi-attack has it on the card', () => {
  const { wild } = cards(view)
  const card = wild.findIndex(({ fighter }) => (fighter?.multi ?? 0) > 0)
  expect(renderToStaticMarkup(createElement(WildCard, { view, card }))).toContain(
    `<dt>Multi</dt><dd>${wild[card]!.fighter!.multi}</dd>`,
  )
})

test('the name of either fighter opens the closer look', () => {
  const combat = sampleFight(view)
  for (const side of [0, 1] as const) {
    const drawn = renderToStaticMarkup(createElement(Fighter, { props: inFight(props), combat, side }))
    expect(drawn).toContain('<button type="button" class="wk-look"><b>')
  }
})

test('a card that looks for its place lights places of its own knight only', () => {
  const placing = {
    ...props,
    menu: [{ act: 'place', of: [0, 1, 2, 3, 4, 5] }],
    view: withFrames({
      at: 'place',
      step: 0,
      seat: me,
      cards: [{ card: 3, marked: false, plus: [] }],
      open: true,
      colour: 0,
      attach: false,
      displacing: false,
    }),
  }
  const drawn = (seat: number): string => renderToStaticMarkup(createElement(Sheet, { props: placing, seat }))
  expect(drawn(me)).toContain('wk-hot')
  expect(drawn(1 - me)).not.toContain('wk-hot')
  expect(drawn(me)).toMatch(/wk-empty ok/)
  expect(drawn(1 - me)).not.toMatch(/wk-empty ok/)
})
