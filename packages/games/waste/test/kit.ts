import { type Action, type Match, type Seat, settle, stepNumber } from '@midden/kernel'
import { arranged, plays, table } from '@midden/kernel/testing'
import { program, stepOf } from '../src/book.ts'
import { CARD_IDS, cardId, deckOf } from '../src/cards.ts'
import {
  type Waste,
  type WasteClause,
  type WasteEvent,
  type WasteOptions,
  type WasteView,
  waste,
} from '../src/index.ts'
import { handSize } from '../src/options.ts'
import { BURNT, NOBODY, NOT_IN, ON_TABLE } from '../src/position.ts'

export type WasteMatch = Match<Waste, WasteView, WasteOptions, WasteEvent, WasteClause>

export const [A, B, C, D] = [0, 1, 2, 3] as const

/** 'PA12' as a number. */
export function card(id: string): number {
  const at = CARD_IDS.indexOf(id)
  if (at < 0 || id === '') throw new Error(`no card ${id}`)
  return at
}

/** Reads 'PA12 ME01 3×PL' as numbers; `3×PL` are the first three plastic cards it has not given out before. */
export function reader(): (ids: string) => number[] {
  const given: number[] = []
  const next = (type: string): number =>
    CARD_IDS.findIndex((id, held) => id.startsWith(type) && !given.includes(held))
  return (ids) => {
    const from = given.length
    for (const word of ids.split(' ').filter((id) => id !== '')) {
      const [times, type] = word.split('×')
      if (type === undefined) given.push(card(word))
      else for (let left = Number(times); left > 0; left--) given.push(next(type))
    }
    return given.slice(from)
  }
}

export const cards = (ids: string): number[] => reader()(ids)

export const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b)
/** Cards in listing order, as text. */
export const ids = (list: readonly number[]): string => sorted(list).map(cardId).join(' ')
/** Cards as they lie, as text. */
export const asLaid = (list: readonly number[]): string => list.map(cardId).join(' ')

export interface Scene {
  seats: number
  boss?: Seat
  round?: number
  options?: Partial<WasteOptions>
  /** by seat; a hand is filled up with cards that are named nowhere */
  hands?: readonly string[]
  /** by pile, the third card face down; filled up likewise */
  piles?: readonly string[]
  stations?: readonly string[]
  /** the draw pile from the top */
  top?: string
  /** nothing is under these: all other cards are burnt */
  short?: boolean
}

/** A table at the moment when everybody is asked for a bid. */
export function atAuction(scene: Scene): WasteMatch {
  const { seats, boss = A, round = 1, options = {}, top = '' } = scene
  const start = table(waste, { seats, options: { ...options, firstBoss: 'chosen', bossSeat: boss } })
  return arranged(start, (s) => {
    const read = reader()
    const stations = s.hands.map((_, seat) => read(scene.stations?.[seat] ?? ''))
    const hands = s.hands.map((_, seat) => read(scene.hands?.[seat] ?? ''))
    const piles = Array.from({ length: seats - 1 }, (_, pile) => read(scene.piles?.[pile] ?? ''))
    const first = read(top)
    const named = [...stations, ...hands, ...piles, first].flat()
    const rest = deckOf(s.options.deck).cards.filter((held) => !named.includes(held))
    const plain = rest.filter((held) => held < card('RC01'))
    for (const hand of hands) while (hand.length < handSize(seats)) hand.push(plain.shift()!)
    for (const pile of piles) while (pile.length < 3) pile.push(plain.shift()!)
    const used = [...hands, ...piles].flat()
    const under = rest.filter((held) => !used.includes(held))
    s.round = round
    s.boss = boss
    s.stations = stations.map(sorted)
    s.hands = hands.map(sorted)
    s.drafted = hands[0]!.flatMap((_, pass) => hands.map((hand) => hand[pass]!))
    s.sealed = hands.map(() => NOT_IN)
    s.bonus = piles.flat()
    s.takers = piles.map(() => ON_TABLE)
    s.pending = []
    s.burnt = scene.short === true ? under : []
    s.unseen = []
    s.pile = [...first, ...(scene.short === true ? [] : under)].toReversed()
    s.stack = [{ at: 'game', step: stepOf('bid'), ranking: [], served: 0, turn: NOBODY }]
  })
}

/** Everybody bids, in seat order. */
export const bid = (match: WasteMatch, ...bids: readonly string[]): WasteEvent[] =>
  plays(match, ...bids.map((list, seat): [Seat, Action] => [seat, { act: 'bid', ns: sorted(cards(list)) }]))

/** The same table when nobody has bid: step 5 begins with the hands as they were drafted. */
export function atRecyclers(scene: Scene): { match: WasteMatch; events: WasteEvent[] } {
  const match = atAuction(scene)
  const events = bid(match, ...Array.from({ length: scene.seats }, () => ''))
  return { match, events }
}

/** A round ends with these stations and no card in hand; what follows is told, up to the next question or the end. */
export function endRound(
  stations: readonly string[],
  {
    boss = A,
    round = 1,
    options = {},
    left,
  }: { boss?: Seat; round?: number; options?: Partial<WasteOptions>; left?: number },
): { match: WasteMatch; events: WasteEvent[] } {
  const match = finished(stations, options, boss)
  const s = match.position
  const events: WasteEvent[] = []
  s.round = round
  s.burnt = s.pile.splice(left ?? s.pile.length)
  s.stack = [{ at: 'game', step: stepNumber(program, 'game', 'sort'), ranking: [], served: 0, turn: NOBODY }]
  settle(waste, s, (event) => void events.push(event))
  return { match, events }
}

/** A finished game with these stations. */
export function finished(
  stations: readonly string[],
  options: Partial<WasteOptions> = {},
  boss: Seat = A,
): WasteMatch {
  const start = table(waste, {
    seats: stations.length,
    options: { ...options, firstBoss: 'chosen', bossSeat: boss },
  })
  return arranged(start, (s) => {
    const read = reader()
    s.round = 3
    s.stations = stations.map((station) => sorted(read(station)))
    const laid = s.stations.flat()
    s.pile = deckOf(s.options.deck).cards.filter((held) => !laid.includes(held))
    s.hands = stations.map(() => [])
    s.drafted = []
    s.sealed = stations.map(() => 0)
    s.bonus = []
    s.takers = []
    s.stack = []
  })
}

/** A game that begins with this draw pile, top card first. */
export const dealt = (
  seats: number,
  deck: string,
  options: Partial<WasteOptions> = {},
  events?: WasteEvent[],
): WasteMatch =>
  table(
    waste,
    {
      seats,
      options: { firstBoss: 'chosen', ...options },
      script: [
        { name: 'deck', value: cards(deck) },
        ...Array.from({ length: 2 }, () => ({ name: 'deck', value: [] })),
      ],
    },
    events,
  )

/** One pass of the draft: everybody keeps a card, in seat order. */
export const keep = (match: WasteMatch, ...kept: readonly string[]): WasteEvent[] =>
  plays(match, ...kept.map((id, seat): [Seat, Action] => [seat, { act: 'keep', n: card(id) }]))

/** Everybody keeps the first card of the pack until the draft is over. */
export function draftAnyhow(match: WasteMatch): void {
  while (match.position.stack[0]?.step === stepOf('keep'))
    for (let seat = 0; seat < match.position.seats; seat++)
      plays(match, [seat, { act: 'keep', n: match.position.hands[seat]![0]! }])
}

export const of = <W extends WasteEvent['what']>(
  events: readonly WasteEvent[],
  what: W,
): Extract<WasteEvent, { what: W }>[] =>
  events.filter((event): event is Extract<WasteEvent, { what: W }> => event.what === what)

/** Who takes a pile sees all of it, the others all but its last card, which lies face down. */
export function pileTaken(clause: 'WASTE-5.11' | 'WASTE-5.13', seat: number, pile: number, ids: string) {
  const taken = { what: 'pile taken', clause, seat, pile, automatic: clause === 'WASTE-5.13', reveals: true }
  const list = cards(ids)
  return [
    { ...taken, cards: list, only: 1 << seat },
    { ...taken, cards: [...list.slice(0, -1), null], only: ~(1 << seat) },
  ]
}

export { BURNT, ON_TABLE }
