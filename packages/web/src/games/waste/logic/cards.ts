import { CARD_IDS, type CardType, deckOf, type Part, TYPES, typeOf, type WasteView } from '@midden/waste'

export const kindOf = (card: number): CardType => TYPES[typeOf(card)]!
export const isRecycler = (card: number): boolean => kindOf(card) === 'RC'
export const auctionValue = ({ options }: Pick<WasteView, 'options'>, card: number): number =>
  deckOf(options.deck).values[card]!
export const totalOf = (view: Pick<WasteView, 'options'>, cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + auctionValue(view, card), 0)

/** The card of an id; null for any other key of the board. */
export function cardOf(key: string): number | null {
  const card = CARD_IDS.indexOf(key)
  return key === '' || card < 0 ? null : card
}

/** Any card of a type, to ask what one more of it would score. */
export const oneOf = (type: CardType): number => CARD_IDS.indexOf(`${type}01`)

/** The seven bays of a station, as the game scores: each part with the types that belong to it. */
export const BAYS: readonly { part: Part; types: readonly CardType[] }[] = [
  { part: 'food', types: ['FO', 'CO'] },
  { part: 'electronics', types: ['ES', 'EL'] },
  { part: 'textiles', types: ['TX'] },
  { part: 'metal', types: ['ME'] },
  { part: 'paper', types: ['PA'] },
  { part: 'hazardous', types: ['HZ'] },
  { part: 'plastic', types: ['PL'] },
]

const bayOf = (part: Part): readonly CardType[] => BAYS.find((bay) => bay.part === part)!.types
export const inBay = (cards: readonly number[], part: Part): number[] =>
  cards.filter((card) => bayOf(part).includes(kindOf(card)))
export const countOf = (cards: readonly number[], type: CardType): number =>
  cards.filter((card) => kindOf(card) === type).length
export const unitsOf = (cards: readonly number[]): number => countOf(cards, 'ES') + 2 * countOf(cards, 'EL')
