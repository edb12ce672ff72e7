import type { Draw, Game, GameEvent } from '@midden/kernel'
import type { AnyMatch } from '@midden/table'
import type { Wk } from '@midden/waste-knights/reading'
import type { Like } from '../../../lessons/course.ts'
import { arranged } from '../../../lessons/openings.ts'

/** Gangraen in the middle; north of it the way to Cerbero Pharmaceutics, to the south New Sydney. */
const TILES = [
  0, 15, 16, 5, 17, 18, 6, 1, 7, 19, 20, 21, 22, 2, 8, 23, 24, 25, 26, 9, 27, 28, 10, 29, 3, 30, 11, 31, 12,
  32, 33, 13, 34, 4, 35, 14, 36,
]

const CHRIS = 7
const NAOMI = 3
const NICE_TROPHY = 1

export const GANGRAEN = 0
export const HIGHWAY_WEST = 5
export const PHARMACEUTICS = 8
export const NEW_SYDNEY = 24

export const gear = (card: number) => ({ card, marked: false, plus: [] })
export const BODY = 2

/** Takes a card out of a heap it is known to lie in. */
export function take(heap: number[], card: number): void {
  heap.splice(heap.indexOf(card), 1)
}

/** Lays cards on top of a deck, the first one topmost. */
export function onTop(deck: number[], ...cards: number[]): void {
  for (const card of cards.toReversed()) {
    take(deck, card)
    deck.push(card)
  }
}

/** Gives a seat these luck cards and no others. */
export function hold(s: Wk, seat: number, ...cards: number[]): void {
  const { hand } = s.knights[seat]!
  s.luck.deck.unshift(...hand.toReversed())
  hand.length = 0
  for (const card of cards) take(s.luck.deck, card)
  hand.push(...cards)
}

/** Where the knight on the move sets out from. */
export function setsOut(s: Wk, seat: number, hex: number): void {
  s.knights[seat]!.hex = hex
  const frame = s.stack[2]!
  if (frame.at === 'move') Object.assign(frame, { seat, from: hex })
}

export const dice = (...pips: readonly number[]): Draw[] =>
  pips.map((pip) => ({ name: 'die', value: pip - 1 }))

/** Chris and Naomi at the start of their first move, and what this chapter changes about it. */
export const outback =
  (change: (s: Wk) => void, draws: readonly Draw[]) =>
  (game: Game, told: GameEvent[]): AnyMatch =>
    arranged<Wk>(
      game,
      {
        seats: 2,
        options: { mission: 'M1' },
        until: 'stay, foot or vehicle',
        picks: [
          [0, { act: 'knight', n: CHRIS }],
          [1, { act: 'knight', n: NAOMI }],
        ],
        arrange(s) {
          s.tiles = [...TILES]
          const { deck } = s.commons
          const posted = s.posted[0]!
          deck[deck.indexOf(NICE_TROPHY)] = posted.card
          posted.card = NICE_TROPHY
          hold(s, 0)
          hold(s, 1)
          change(s)
        },
        draws,
      },
      told,
    )

/** Windows, and what the lesson answers itself where no beat asks for it. */
export const HABITS: Readonly<Record<string, Like>> = {
  'act or pass': { act: 'pass' },
  breathe: { act: 'go on' },
  'explore or not': { act: 'decline' },
  'a trade with company': { act: 'done' },
  'b use gear': { act: 'done' },
  'c luck for resources': { act: 'done' },
}
