import { distance, NEIGHBOURS } from '../board/geometry.ts'
import { isCity } from '../board/hexes.ts'
import { cards } from '../cards.ts'
import type { Table, Wk } from '../position.ts'
import { missions } from './rows.ts'

export const LORD_HUMUS = 'W17'
export const AUNTY_ENTROPY = 'W32'
export const HELL_RAIDERS = 'W15'

/** The number of a wasteland card by its id. */
export const wildNumber = (s: Pick<Table, 'options'>, id: string): number =>
  cards(s).wild.findIndex((card) => card.id === id)

/** Is there such an enemy among the cards played with? */
export const isAtHand = (s: Pick<Table, 'options'>, id: string): boolean =>
  cards(s).wild[wildNumber(s, id)]?.fighter !== null && wildNumber(s, id) >= 0

/** Is this the card of the mission's villain, who never comes into the deck? */
export const isVillain = (s: Table, card: number): boolean =>
  cards(s).wild[card]!.id === missions[s.quest.mission]?.villain

/** The card of the mission's villain. */
export const villainNumber = (s: Table): number => wildNumber(s, missions[s.quest.mission]?.villain ?? '')

/** A villain's card comes out of the deck and lies beside the board. */
export function layBeside(s: Wk, id: string): void {
  const card = wildNumber(s, id)
  s.wild.deck.splice(s.wild.deck.indexOf(card), 1)
  s.quest.beside.push(card)
}

/** Where the Waster may move the villain: a neighbour that is no city; with somebody to hunt, only closer to him. */
export function villainMoves(s: Table): number[] {
  const { villain, carrier } = s.quest
  if (villain < 0) return []
  const prey = carrier < 0 ? -1 : s.knights[carrier]!.hex
  return NEIGHBOURS[villain]!.filter(
    (hex) => !isCity(s, hex) && (prey < 0 || distance(hex, prey) < distance(villain, prey)),
  )
}
/** Hunting, the villain may stop short; else he goes 1 hex. */
export const mayHalt = (s: Table): boolean => s.quest.carrier >= 0
