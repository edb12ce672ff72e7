import { type Action, begin, isRefusal, type Offer, seeded } from '@midden/kernel'
import { CARD_IDS, type WasteEvent, type WasteView, waste } from '@midden/waste'
import { expect, test } from 'vitest'
import { stillProps } from '../src/games/still.ts'
import { face } from '../src/games/waste/index.tsx'
import { byHints } from './hints.ts'

const cards = (ids: string): number[] => (ids === '' ? [] : ids.split(' ').map((id) => CARD_IDS.indexOf(id)))

/** What the bot does on seat 0 of three with these cards, and why. */
function hint(
  step: 'keep' | 'bid' | 'pile' | 'recycler',
  change: Partial<WasteView>,
  menu: Offer[] = [],
  aids = true,
): [Action, string | null] {
  const match = begin(waste, { seats: 3, seed: 'board' })
  if (isRefusal(match)) throw new Error(match.reason)
  const view = { ...waste.view(match.position, 0), step, ...change }
  const action = waste.sense(view, 0, menu, seeded('hint'))
  const props = {
    ...stillProps<WasteView, WasteEvent>(view, ['Jorid', 'Bruna', 'Odd']),
    decision: step,
    menu,
    aids,
  }
  return [action, face.because!(props, action)]
}
const stations = (own: string) => [cards(own), [], []]
const pile = (ids: string) => ({ cards: [...cards(ids), null], taker: null, burnt: false })

test.each([
  [
    'a set finished',
    { hand: cards('ME03 TX01 FO01'), stations: stations('ME01 ME02'), round: 3, passes: 5 },
    '+10 now, about 9 of it new. Next best: Food 1, about 1.',
  ],
  [
    'a set begun',
    { hand: cards('ME03 FO01') },
    'Scores 0 now, but worth about 2: there is time to finish the set. Next best: Food 1, about 1.',
  ],
  [
    'a race',
    { hand: cards('PL03 FO01'), stations: stations('PL01') },
    'Worth about 3 in the race for most plastic. Next best: Food 1, about 1.',
  ],
  [
    'a Recycler',
    { hand: cards('RC01 FO01') },
    'Worth about 5 points: three new cards, or a bad one burnt. Next best: Food 1, about 1.',
  ],
  [
    'the least harm',
    { hand: cards('HZ01 PL01'), stations: [[], cards('PL02 PL03 PL04 PL05'), []], round: 3, passes: 6 },
    'No card here helps you. This one does the least harm: about −2. Next best: Plastic, about −10.',
  ],
  ['one type', { hand: cards('FO01 FO02') }, 'All cards in this pack are of one type and score the same.'],
  ['the only card', { hand: cards('FO01') }, null],
])('a card kept: %s', (_name, change, reason) => {
  const position = { stations: stations(''), drafted: [], ...change }
  expect(hint('keep', position)).toEqual([{ act: 'keep', n: change.hand[0] }, reason])
  expect(hint('keep', position, [], false)[1] ?? '').not.toMatch(/\d/)
})

test('a bid: the pile against the cards, and why not one more', () => {
  const piles = [pile('ME03 FO01'), pile('HZ02 HZ03')]
  const hand = cards('TX01 TX02 HZ01 RC01')
  expect(hint('bid', { hand, stations: stations('ME01 ME02'), round: 3, piles })).toEqual([
    { act: 'bid', ns: cards('TX01 TX02 HZ01') },
    'The best pile is worth about 13 to you, these three about 3. A fourth card (about 5) adds too little chance.',
  ])
})

test('no bid: no pile is worth a card', () => {
  const piles = [pile('HZ05 HZ04'), pile('HZ02 HZ03')]
  expect(hint('bid', { hand: cards('TX01 TX02'), stations: stations(''), round: 3, piles })).toEqual([
    { act: 'bid', ns: [] },
    'The best pile is worth about −2 to you: no more than your least useful card (about 5).',
  ])
})

test('a pile against the next best, and none against nothing', () => {
  const piles = [pile('TX02 FO01'), pile('ME03 HZ03')]
  const position = { hand: cards('TX01'), stations: stations('ME01 ME02'), round: 3, piles }
  expect(hint('pile', position, [{ act: 'pile', of: [1, 2] }])).toEqual([
    { act: 'pile', n: 2 },
    'Worth about 10 to you, with all you hold. Next best: pile 1, about 8.',
  ])
  expect(hint('pile', position, [{ act: 'pile', of: [2] }])[1]).toBeNull()
})

test('a Recycler draws, burns what harms, or burns what is missed least', () => {
  const hand = cards('RC01')
  const menu = (ids: string): Offer[] => [{ act: 'draw' }, { act: 'remove', of: cards(ids) }]
  const draws = hint('recycler', { hand, stations: stations('HZ01 TX01') }, menu('HZ01 TX01'))
  expect(draws).toEqual([
    { act: 'draw' },
    'Three unknown cards bring about 9 on average; removing Hazardous brings about 2.',
  ])
  const behind = [cards('PL01 TX01'), cards('PL02 PL03 PL04'), []]
  expect(hint('recycler', { hand, stations: behind, round: 3 }, menu('PL01 TX01'))).toEqual([
    { act: 'remove', n: cards('PL01')[0] },
    'Without it you’re about 10 better off. Three unknown cards would bring about 7 on average.',
  ])
  const last = { hand, stations: stations('FO01 TX01 TX02'), round: 3 }
  expect(hint('recycler', last, menu('FO01 TX01 TX02').slice(1))).toEqual([
    { act: 'remove', n: cards('FO01')[0] },
    'Your least useful card: about −1.',
  ])
})

test.each([2, 3, 4])('a game of %i by hints: a reason wherever there is a choice', (seats) => {
  expect(byHints(waste, face, `why ${seats}`, seats).size).toBeGreaterThan(20)
})
