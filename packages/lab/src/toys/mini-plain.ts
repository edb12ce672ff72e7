import { CARDS, completesSet, HAND, KINDS, kindOf, MOVES, pointsOf, SEATS, SET_BONUS } from './mini-rules.ts'

/** Mini once more, bare: what a careful hand writes without any kernel. The yardstick of the bench. */
export interface PlainMini {
  turn: number
  moves: number
  deck: number[]
  hands: number[][]
  played: number[]
  laid: number[]
  scores: number[]
}

export type PlainEvent =
  | { what: 'played'; seat: number; card: number; points: number }
  | { what: 'set'; seat: number; kind: number }
  | { what: 'drew'; seat: number; card: number }

/** The deck's top is its last card. */
export function deal(shuffled: readonly number[]): PlainMini {
  const deck = shuffled.slice()
  const hands: number[][] = []
  for (let seat = 0; seat < SEATS; seat++) hands.push(deck.splice(-HAND))
  return {
    turn: 0,
    moves: 0,
    deck,
    hands,
    played: [],
    laid: new Array<number>(SEATS * KINDS).fill(0),
    scores: [0, 0, 0, 0],
  }
}

export const isOver = (s: PlainMini): boolean => s.moves === MOVES

export const options = (s: PlainMini): readonly number[] => s.hands[s.turn]!

/** Plays a card that is known to be in the hand. */
export function play(s: PlainMini, card: number, events: PlainEvent[] | null): void {
  const seat = s.turn
  const hand = s.hands[seat]!
  hand[hand.indexOf(card)] = hand[hand.length - 1]!
  hand.pop()
  s.played.push(card)
  s.scores[seat]! += pointsOf(card)
  if (events !== null) events.push({ what: 'played', seat, card, points: pointsOf(card) })
  const kind = kindOf(card)
  if (completesSet(++s.laid[seat * KINDS + kind]!)) {
    s.scores[seat]! += SET_BONUS
    if (events !== null) events.push({ what: 'set', seat, kind })
  }
  const drawn = s.deck.pop()
  if (drawn !== undefined) {
    hand.push(drawn)
    if (events !== null) events.push({ what: 'drew', seat, card: drawn })
  }
  s.moves++
  s.turn = (seat + 1) % SEATS
}

export interface PlainMatch {
  position: PlainMini
  journal: { seat: number; card: number }[]
}

/** The full path: looks the move up, applies it, writes it down and collects events. */
export function act(match: PlainMatch, seat: number, card: number, events: PlainEvent[]): boolean {
  const s = match.position
  if (isOver(s) || s.turn !== seat || !options(s).includes(card)) return false
  play(s, card, events)
  match.journal.push({ seat, card })
  return true
}

export interface PlainView {
  me: number
  turn: number
  moves: number
  deck: number
  hand: number[]
  sizes: number[]
  played: number[]
  laid: number[]
  scores: number[]
}

export function view(s: PlainMini, me: number): PlainView {
  return {
    me,
    turn: s.turn,
    moves: s.moves,
    deck: s.deck.length,
    hand: s.hands[me]!.slice(),
    sizes: s.hands.map((hand) => hand.length),
    played: s.played.slice(),
    laid: s.laid.slice(),
    scores: s.scores.slice(),
  }
}

export function unshuffled(): number[] {
  const deck: number[] = []
  for (let card = 0; card < CARDS; card++) deck.push(card)
  return deck
}
