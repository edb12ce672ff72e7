import { CARD_IDS, deckOf, STANDARD_ROWS, type Waste, type WasteEvent } from '@midden/waste'

const ascending = (a: number, b: number): number => a - b

/** "ME01 PA02": the cards of these ids, in the order given. */
export const cards = (ids: string): number[] =>
  ids === '' ? [] : ids.split(' ').map((id) => CARD_IDS.indexOf(id))

export const bid = (ids: string) => ({ act: 'bid', ns: cards(ids).sort(ascending) })
export const keep = (id: string) => ({ act: 'keep', n: cards(id)[0]! })

/** Who is boss, and that hands were dealt: the board goes by what was told. */
export const bossIs = (seat: number): WasteEvent[] => [
  { what: 'first boss', clause: 'WASTE-2.2', seat },
  { what: 'dealt', clause: 'WASTE-3.2', first: seat, each: 7 },
]

interface Lay {
  round: number
  boss: number
  /** what each holds, in the order in which it was kept */
  hands: readonly string[]
  stations: readonly string[]
  /** the draw pile, top card first; what lies nowhere else follows */
  top: string
  /** the piles of the auction, the hidden card last */
  piles?: readonly string[]
}

/** Puts the cards of a round where the lesson wants them. */
export function lay(s: Waste, { round, boss, hands, stations, top, piles = [] }: Lay): void {
  const held = hands.map(cards)
  s.round = round
  s.boss = boss
  s.hands = held.map((hand) => hand.toSorted(ascending))
  s.stations = stations.map((station) => cards(station).sort(ascending))
  s.bonus = piles.flatMap(cards)
  if (piles.length > 0) s.drafted = held[0]!.flatMap((_, pass) => held.map((hand) => hand[pass]!))
  const used = new Set([...s.hands.flat(), ...s.stations.flat(), ...s.bonus, ...cards(top)])
  const rest = deckOf(STANDARD_ROWS).cards.filter((card) => !used.has(card))
  s.pile = [...rest, ...cards(top).reverse()]
}
