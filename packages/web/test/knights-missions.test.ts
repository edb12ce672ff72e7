import { begin, isRefusal } from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import { missions, type WkEvent, type WkView } from '@midden/waste-knights/reading'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { stillProps } from '../src/games/still.ts'
import { Missions } from '../src/games/waste-knights/parts/setup/missions.tsx'
import { stories } from '../src/games/waste-knights/text/en-missions.ts'
import './page.ts'

/** The cards as they lie before so many players, who choose from these. */
function cardsFor(seats: number, of: number[]): string[] {
  const match = begin(wasteKnights, { seats, seed: 'missions' })
  if (isRefusal(match)) throw new Error(match.reason)
  const props = {
    ...stillProps<WkView, WkEvent>(wasteKnights.view(match.position, 0), ['Jorid', 'Bruna', 'Odd', 'Mette']),
    menu: [{ act: 'mission', of }],
  }
  return renderToStaticMarkup(createElement(Missions, { props })).split('<li').slice(1)
}
const number = (id: string): number => missions.findIndex((row) => row.id === id)

test('a mission is chosen from a card with its story, its way, how it is won, how long and how hard', () => {
  const all = ['M1', 'M2', 'M3', 'M4', 'M5']
  const cards = cardsFor(4, all.map(number))
  expect(cards).toHaveLength(5)
  for (const [i, id] of all.entries()) {
    const { story, path, minutes, suits, hard } = stories[id]!
    for (const word of [story, ...path, minutes, suits, `${hard} of 3 skulls`, 'Win:'])
      expect(cards[i], id).toContain(word)
  }
  expect(cards[0]).toContain('8 Reputation')
  expect(cardsFor(2, [number('M1')])[0]).toContain('7 Reputation')
})
test('a mission with too few players stays beside the others, with the remedy', () => {
  const cards = cardsFor(2, ['M1', 'M3', 'M4', 'M5'].map(number))
  const shut = cards.filter((card) => card.includes('data-shut="true"'))
  expect(shut).toHaveLength(1)
  expect(shut[0]).toContain('There Can Be Only One')
  expect(shut[0]).toContain('Needs 3 knights')
  expect(shut[0]).not.toContain('aria-pressed')
})
