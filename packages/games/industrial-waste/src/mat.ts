/** The company mat and the game board, as printed. */

/** Three pegs show what an order needs and makes: workers, materials, waste. */
export const PEGS = ['R', 'M', 'W'] as const
export type Peg = (typeof PEGS)[number]

/** Points of a row peg by the value of its hole (IW-13.5); no hole is worth 0. */
export const POINTS: readonly number[] = [0, 15, 10, 6, 3, 1]

export const FIRST_HOLE = 5
export const LAST_HOLE = 1

export const FIRST_COLUMN = 14
export const LAST_COLUMN = 20
export const FULL_ROW = 5
export const LAST_ROW = 1

export const MOST_WASTE = 16

export const MATERIALS = 50
export const START_MATERIALS = 5
export const START_CASH = 15
export const LOAN = 10
export const INNOVATION = 5
export const ADVISED_ORDER = 5
export const BRIBE = 1

export type Colour = 'green' | 'yellow' | 'red'

/** The waste track: 0 to 8 is green, 9 to 12 yellow, 13 to 16 red (IW-2.4). */
export const colourOf = (waste: number): Colour => (waste <= 8 ? 'green' : waste <= 12 ? 'yellow' : 'red')

/** What an accident costs (IW-5.2). */
export const FINE: Readonly<Record<Colour, number>> = { green: 0, yellow: 5, red: 10 }
export const BACK: Readonly<Record<Colour, number>> = { green: 0, yellow: 1, red: 2 }

/** The pegs that an Innovation with an Adviser moves, by the number of the choice (IW-10.7). */
export const TWO_STEPS: readonly (readonly [Peg, Peg])[] = [
  ['R', 'R'],
  ['M', 'M'],
  ['W', 'W'],
  ['R', 'M'],
  ['R', 'W'],
  ['M', 'W'],
]

/** The colours of the companies, seat by seat (IW-1.2). */
export const COMPANIES = ['red', 'blue', 'yellow', 'green'] as const
