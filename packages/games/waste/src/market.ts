import type { Face } from './events.ts'
import { bonusPiles } from './options.ts'
import { ON_TABLE, type Steps, type Waste } from './position.ts'
import { put } from './zones.ts'

/** Cards in a bonus pile: two face up, then one face down. */
export const PILE = 3

/** The cards of a bonus pile, by its number on the table less one. */
export const bonusPile = (s: Waste, pile: number): number[] => s.bonus.slice(PILE * pile, PILE * pile + PILE)

/** The same as it lies on the table: the third is a blank. */
export const faceDown = (cards: readonly number[]): Face[] => [cards[0]!, cards[1]!, null]

export const market: Steps = [
  {
    name: 'take up',
    clause: 'WASTE-4.1',
    run(s) {
      for (let i = 0; i < s.drafted.length; i++) put(s.hands[i % s.seats]!, s.drafted[i]!)
      return undefined
    },
  },
  {
    name: 'lay out',
    clause: 'WASTE-4.2',
    run(s, _f, tell) {
      const piles = bonusPiles(s.seats)
      for (let card = 0; card < PILE * piles; card++) s.bonus.push(s.pile.pop()!)
      for (let pile = 0; pile < piles; pile++) s.takers.push(ON_TABLE)
      tell?.({
        what: 'piles laid out',
        clause: 'WASTE-4.2',
        piles: s.takers.map((_, pile) => faceDown(bonusPile(s, pile))),
        reveals: true,
      })
      return undefined
    },
  },
]
