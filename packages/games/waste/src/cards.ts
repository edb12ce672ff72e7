/** The ten types in listing order; a type is its place in this list. */
export const TYPES = ['FO', 'CO', 'ES', 'EL', 'TX', 'ME', 'PA', 'HZ', 'PL', 'RC'] as const
export type CardType = (typeof TYPES)[number]

export const [FO, CO, ES, EL, TX, ME, PA, HZ, PL, RC] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

export const TYPE_NAMES: Readonly<Record<CardType, string>> = {
  FO: 'food waste',
  CO: 'compost',
  ES: 'small electronics',
  EL: 'large electronics',
  TX: 'textiles',
  ME: 'metal',
  PA: 'paper',
  HZ: 'hazardous waste',
  PL: 'plastic',
  RC: 'Recycler',
}

/** So many cards of one type with one auction value. Cards of a type are numbered through its rows. */
export interface DeckRow {
  type: CardType
  value: number
  count: number
}

/** The deck, 120 cards. */
export const STANDARD_ROWS: readonly DeckRow[] = [
  { type: 'FO', value: 1, count: 6 },
  { type: 'FO', value: 2, count: 6 },
  { type: 'FO', value: 3, count: 4 },
  { type: 'CO', value: 3, count: 2 },
  { type: 'CO', value: 4, count: 4 },
  { type: 'ES', value: 1, count: 2 },
  { type: 'ES', value: 2, count: 4 },
  { type: 'ES', value: 3, count: 2 },
  { type: 'EL', value: 3, count: 2 },
  { type: 'EL', value: 4, count: 3 },
  { type: 'TX', value: 1, count: 4 },
  { type: 'TX', value: 2, count: 6 },
  { type: 'TX', value: 3, count: 4 },
  { type: 'ME', value: 1, count: 4 },
  { type: 'ME', value: 2, count: 4 },
  { type: 'ME', value: 3, count: 4 },
  { type: 'ME', value: 4, count: 4 },
  { type: 'PA', value: 1, count: 6 },
  { type: 'PA', value: 2, count: 5 },
  { type: 'PA', value: 3, count: 4 },
  { type: 'PA', value: 4, count: 3 },
  { type: 'HZ', value: 0, count: 14 },
  { type: 'PL', value: 0, count: 16 },
  { type: 'RC', value: 5, count: 7 },
]

/** The most cards of one type: an id has two digits. */
export const MOST_OF_A_TYPE = 99
const STRIDE = MOST_OF_A_TYPE + 1

/**
 * A card is one whole number: a hundred times its type, plus its number. So PA12 is 612 in every deck, cards compare
 * in listing order, and the type needs no table.
 */
export const typeOf = (card: number): number => (card / STRIDE) | 0
export const isRecycler = (card: number): boolean => card >= RC * STRIDE
export const cardId = (card: number): string => TYPES[typeOf(card)]! + String(card % STRIDE).padStart(2, '0')

/** Every id a card can have, by its number; where no card has that number the text is empty. */
export const CARD_IDS: readonly string[] = Array.from({ length: TYPES.length * STRIDE }, (_, card) =>
  card % STRIDE === 0 ? '' : cardId(card),
)

export interface Deck {
  /** in listing order */
  cards: readonly number[]
  /** auction value by card */
  values: readonly number[]
  /** how many of each type */
  counts: readonly number[]
}

function unfold(rows: readonly DeckRow[]): Deck {
  const cards: number[] = []
  const values: number[] = new Array(TYPES.length * STRIDE).fill(0)
  const counts: number[] = TYPES.map(() => 0)
  for (const { type, value, count } of rows) {
    const at = TYPES.indexOf(type)
    for (let i = 0; i < count; i++) {
      counts[at]!++
      const card = at * STRIDE + counts[at]!
      cards.push(card)
      values[card] = value
    }
  }
  return { cards: cards.sort((a, b) => a - b), values, counts }
}

const STANDARD = unfold(STANDARD_ROWS)
const unfolded = new WeakMap<readonly DeckRow[], Deck>()

/** The deck in use: the table's own rows, or the standard ones. */
export function deckOf(rows: readonly DeckRow[] | null): Deck {
  if (rows === null) return STANDARD
  let deck = unfolded.get(rows)
  if (deck === undefined) {
    deck = unfold(rows)
    unfolded.set(rows, deck)
  }
  return deck
}

export function totalValue(deck: Deck, cards: readonly number[]): number {
  let total = 0
  for (const card of cards) total += deck.values[card]!
  return total
}
