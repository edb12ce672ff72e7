/** A kind of action card, by number: cards of one kind are all alike. */
export type Kind = number

export const ORD = 0
export const RAW = 1
export const GRO = 2
export const INN = 3
export const DIS = 4
export const ADV = 5
export const HIR = 6
export const REM = 7
export const BRI = 8
export const ACC = 9

/** The names of the published English edition, and those of the condensed rules (option `cardNames`). */
export type CardNames = 'published' | 'condensed'

interface CardRow {
  code: string
  count: number
  published: string
  condensed: string
}

/** The 53 action cards, by kind. */
export const CARDS: readonly CardRow[] = [
  { code: 'ORD', count: 9, published: 'Order', condensed: 'Order' },
  { code: 'RAW', count: 8, published: 'Raw Materials', condensed: 'Raw Materials' },
  { code: 'GRO', count: 8, published: 'Growth', condensed: 'Growth' },
  { code: 'INN', count: 7, published: 'Innovation', condensed: 'Innovate' },
  { code: 'DIS', count: 7, published: 'Waste Disposal', condensed: 'Waste Disposal' },
  { code: 'ADV', count: 4, published: 'Adviser', condensed: 'Adviser' },
  { code: 'HIR', count: 4, published: 'Hiring/Firing', condensed: 'Hire/Fire' },
  { code: 'REM', count: 3, published: 'Waste Removal', condensed: 'Waste Inspection' },
  { code: 'BRI', count: 2, published: 'Bribery', condensed: 'Bribery' },
  { code: 'ACC', count: 1, published: 'Accident', condensed: 'Pollution Check' },
]

export const KINDS = CARDS.length

export const nameOf = (kind: Kind, names: CardNames): string => CARDS[kind]![names]

/** All cards, kind by kind. */
export const fullDeck = (): Kind[] => CARDS.flatMap(({ count }, kind) => Array<Kind>(count).fill(kind))

/** How many cards of each kind lie here. */
export function countKinds(cards: readonly (Kind | null)[], into: number[] = Array(KINDS).fill(0)): number[] {
  for (const kind of cards) if (kind !== null) into[kind]!++
  return into
}
