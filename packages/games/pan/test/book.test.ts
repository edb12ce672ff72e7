import { apply, begin, menu, owing, settle } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { type PanOptions, pan } from '../src/index.ts'
import { type PanMatch, randomGame } from './scene.ts'

const OPTIONS: Partial<PanOptions>[] = [
  {},
  { cardless: 'out', cancelled: 'discarded', ownerless: 'takeable' },
  { startTie: 'clockwise', turnOrder: 'ranked' },
  { cardless: 'out', turnOrder: 'ranked', ownerless: 'takeable' },
]

describe('the book of procedures', () => {
  test('PAN-2.1 PAN-6.1 PAN-7.2 PAN-7.9 PAN-7.11 steps are read in the order of the rules, each with its clause', () => {
    const read = Object.entries(pan.program).map(([at, { steps }]) => [
      at,
      ...steps.map(({ name, clause }) => `${clause} ${name}`),
    ])
    expect(read).toEqual([
      [
        'game',
        'PAN-2.2 commit',
        'PAN-2.5 reveal',
        'PAN-3.1 resolve',
        'PAN-2.1 next trick',
        'PAN-4.6 the ghost leaves',
        'PAN-5.1 players without cards',
        'PAN-5.2 first player',
        'PAN-6.1 act',
        'PAN-10.1 the winner',
      ],
      ['doubleClic', 'PAN-7.2 go or stop'],
      ['taking', 'PAN-7.9 take'],
      ['picking', 'PAN-7.11 pick'],
    ])
  })

  test('PAN-11.1 the same moves without events lead to the same position', () => {
    for (let game = 0; game < 80; game++) {
      const [seats, options] = [2 + (game % 5), OPTIONS[game % 4]!]
      const told = randomGame(`silent ${game}`, seats, options)
      const { position } = begin(pan, { seed: `silent ${game}`, seats, options }) as PanMatch
      settle(pan, position, null)
      for (const { seat, action } of told.journal.moves) apply(pan, position, seat, action, null)
      expect(position).toEqual(told.position)
    }
  })

  test('PAN-6.3 PAN-6.5 PAN-6.7 what cannot be paid is not offered at all, not even as an empty choice', () => {
    for (let game = 0; game < 40; game++)
      randomGame(`offers ${game}`, 2 + (game % 5), OPTIONS[game % 4]!, ({ position }) => {
        if (owing(pan, position) === 0) return
        for (let seat = 0; seat < position.seats; seat++)
          for (const offer of menu(pan, position, seat)) {
            if ('of' in offer) expect(offer.of.length).toBeGreaterThan(0)
            if ('min' in offer) expect(offer.of.length).toBeGreaterThanOrEqual(offer.min)
          }
      })
  })
})
