import {
  byField,
  cloneRandom,
  compile,
  defineGame,
  type Frame,
  type GameEvent,
  int,
  list,
  nthOf,
  oneOf,
  only,
  type Position,
  type Random,
  randomShape,
  record,
  shuffle,
  type Tell,
  type View,
  type Viewer,
  type WholeGame,
} from '@midden/kernel'
import {
  CARDS,
  completesSet,
  HAND,
  KINDS,
  kindOf,
  MOVES,
  placesBy,
  pointsOf,
  SEATS,
  SET_BONUS,
} from './mini-rules.ts'

const ledger = {
  'MINI-1':
    'Four play. Of 60 cards, in six kinds of the values 0 to 9, each gets five; the rest is the deck.',
  'MINI-2': 'On your turn play a card for its value.',
  'MINI-3': 'Every third card of a kind that you play is a set: 10 points more.',
  'MINI-4': 'Then draw a card, as long as there are any.',
  'MINI-5': 'After 60 moves the highest score wins; the same score shares the place.',
}
type Clause = keyof typeof ledger

interface Play extends Frame {
  at: 'play'
}
export interface Mini extends Position<Play> {
  turn: number
  moves: number
  deck: number[]
  hands: number[][]
  played: number[]
  /** cards played, by seat and kind */
  laid: number[]
  scores: number[]
}
export interface MiniView extends View {
  turn: number
  moves: number
  deck: number
  hand: number[]
  sizes: number[]
  played: number[]
  laid: number[]
  scores: number[]
  over: boolean
}
export type MiniEvent = GameEvent<Clause> &
  (
    | { what: 'played'; seat: number; card: number; points: number }
    | { what: 'set'; seat: number; kind: number }
    | { what: 'drew'; seat: number; card?: number }
  )

function draw(s: Mini, seat: number, endless: boolean, tell: Tell<MiniEvent>): void {
  if (endless && s.deck.length === 0) {
    s.deck = s.played
    s.played = []
    shuffle(s.rng, s.deck, 'deck')
  }
  const card = s.deck.pop()
  if (card === undefined) return
  s.hands[seat]!.push(card)
  if (tell === null) return
  tell({ what: 'drew', clause: 'MINI-4', seat, card, only: only(seat), reveals: true })
  tell({ what: 'drew', clause: 'MINI-4', seat, only: ~only(seat) })
}

const bookOf = (moves: number, endless: boolean) =>
  compile<Mini, MiniEvent, Clause>({
    play: [
      {
        name: 'play a card',
        clause: 'MINI-2',
        final: false,
        owed: (s) => (s.moves < moves ? only(s.turn) : 0),
        offer: (s, _f, seat) => [{ act: 'play', of: s.hands[seat]!.slice() }],
        take(s, _f, seat, a, tell) {
          const card = a.n!
          const hand = s.hands[seat]!
          hand[hand.indexOf(card)] = hand[hand.length - 1]!
          hand.pop()
          s.played.push(card)
          s.scores[seat]! += pointsOf(card)
          tell?.({ what: 'played', clause: 'MINI-2', seat, card, points: pointsOf(card), reveals: true })
          const kind = kindOf(card)
          if (completesSet(++s.laid[seat * KINDS + kind]!)) {
            s.scores[seat]! += SET_BONUS
            tell?.({ what: 'set', clause: 'MINI-3', seat, kind })
          }
          draw(s, seat, endless, tell)
          s.moves++
          s.turn = (seat + 1) % SEATS
        },
      },
    ],
  })

const cards = list(int(0, CARDS - 1), 0, CARDS)
const shape = record({
  seats: int(SEATS, SEATS),
  rng: randomShape,
  stack: list(byField('at', { play: record({ at: oneOf('play'), step: int(0, 0) }) }), 0, 1),
  turn: int(0, SEATS - 1),
  moves: int(0),
  deck: cards,
  hands: list(list(int(0, CARDS - 1), 0, HAND), SEATS, SEATS),
  played: cards,
  laid: list(int(0), SEATS * KINDS, SEATS * KINDS),
  scores: list(int(0), SEATS, SEATS),
})

function audit(state: unknown, moves: number): string | null {
  const wrong = shape(state, 'state')
  if (wrong !== null) return wrong
  const s = state as Mini
  const all = [...s.deck, ...s.played, ...s.hands.flat()].sort((a, b) => a - b)
  if (all.length !== CARDS || all.some((card, i) => card !== i)) return 'a card is missing or doubled'
  if (s.moves > moves || (s.moves === moves) !== (s.stack.length === 0))
    return 'the match ends with its moves'
  if (s.stack.length === 1 && s.turn !== s.moves % SEATS) return 'turns go round'
  if (s.stack.length === 1 && s.hands[s.turn]!.length === 0) return 'there is nothing to play'
  // Where the match ends with the cards, hands differ by the one that those before this turn have played already.
  const isEven = (hand: number[], seat: number): boolean =>
    hand.length === s.hands[SEATS - 1]!.length - (seat < s.moves % SEATS ? 1 : 0)
  return moves > CARDS || s.deck.length > 0 || s.hands.every(isEven) ? null : 'all have played as often'
}

function setup(seats: number, rng: Random): Mini {
  const deck: number[] = []
  for (let card = 0; card < CARDS; card++) deck.push(card)
  shuffle(rng, deck, 'deck')
  const hands: number[][] = []
  for (let seat = 0; seat < seats; seat++) hands.push(deck.splice(-HAND))
  return {
    seats,
    rng,
    stack: [{ at: 'play', step: 0 }],
    turn: 0,
    moves: 0,
    deck,
    hands,
    played: [],
    laid: new Array<number>(SEATS * KINDS).fill(0),
    scores: [0, 0, 0, 0],
  }
}

const clone = (s: Mini): Mini => ({
  seats: s.seats,
  rng: cloneRandom(s.rng),
  stack: s.stack.length === 0 ? [] : [{ at: 'play', step: s.stack[0]!.step }],
  turn: s.turn,
  moves: s.moves,
  deck: s.deck.slice(),
  hands: [s.hands[0]!.slice(), s.hands[1]!.slice(), s.hands[2]!.slice(), s.hands[3]!.slice()],
  played: s.played.slice(),
  laid: s.laid.slice(),
  scores: s.scores.slice(),
})

const view = (s: Mini, me: Viewer): MiniView => ({
  me,
  turn: s.turn,
  moves: s.moves,
  deck: s.deck.length,
  hand: me === null ? [] : s.hands[me]!.slice(),
  sizes: [s.hands[0]!.length, s.hands[1]!.length, s.hands[2]!.length, s.hands[3]!.length],
  played: s.played.slice(),
  laid: s.laid.slice(),
  scores: s.scores.slice(),
  over: s.stack.length === 0,
})

function imagine(v: MiniView, rng: Random): Mini {
  const hidden: number[] = []
  for (let card = 0; card < CARDS; card++)
    if (!v.hand.includes(card) && !v.played.includes(card)) hidden.push(card)
  shuffle(rng, hidden, 'hidden')
  return {
    seats: v.sizes.length,
    rng: cloneRandom(rng),
    stack: v.over ? [] : [{ at: 'play', step: 0 }],
    turn: v.turn,
    moves: v.moves,
    hands: v.sizes.map((size, seat) => (seat === v.me ? v.hand.slice() : hidden.splice(-size, size))),
    deck: hidden,
    played: v.played.slice(),
    laid: v.laid.slice(),
    scores: v.scores.slice(),
  }
}

function rehide(s: Mini, viewer: Viewer, rng: Random): void {
  const zones = [s.deck, ...s.hands.filter((_, seat) => seat !== viewer)]
  const hidden = zones.flat()
  shuffle(rng, hidden, 'hidden')
  for (const zone of zones) zone.splice(0, zone.length, ...hidden.splice(0, zone.length))
}

/** The game over so many moves. Beyond 60 the played cards become a new deck, for as long as it takes. */
export const miniOf = (moves: number): WholeGame<Mini, MiniView, object, MiniEvent, Clause> =>
  defineGame({
    id: moves === MOVES ? 'mini' : `mini-${moves}`,
    title: 'Mini',
    rules: 1,
    seats: { min: SEATS, max: SEATS, clause: 'MINI-1' },
    ledger,
    examples: [],
    sheet: {},
    draws: { deck: { about: 'the order of the deck' } },
    program: bookOf(moves, moves > MOVES),
    setup: (_options, seats, rng) => setup(seats, rng),
    clone,
    audit: (state) => audit(state, moves),
    outcome: (s) =>
      s.stack.length > 0
        ? null
        : { ranking: placesBy(s.scores), scores: s.scores.slice(), breakdown: { laid: s.laid.slice() } },
    view,
    imagine,
    rehide,
    refuse: (v, seat) =>
      v.over || v.turn !== seat
        ? { clauses: ['MINI-2'], reason: 'it is not your turn' }
        : { clauses: ['MINI-2'], reason: 'this card is not in your hand' },
    barred: () => [],
    standIn: (_v, _seat, offers) => nthOf(offers, 0),
    sense: (v) => ({ act: 'play', n: v.hand.reduce((best, card) => (card > best ? card : best)) }),
    words: {
      event(e, who) {
        if (e.what === 'played') return `${who(e.seat)} plays card ${e.card} for ${e.points}.`
        if (e.what === 'set') return `${who(e.seat)} completes a set of kind ${e.kind}.`
        return `${who(e.seat)} draws ${e.card === undefined ? 'a card' : `card ${e.card}`}.`
      },
      action: (_v, a) => `Play card ${a.n}`,
      question: () => 'Which card do you play?',
      waits: () => 'Choosing a card.',
      table: (v, who) =>
        v.scores.map((score, seat) => `${who(seat)}: ${score} points, ${v.sizes[seat]} cards`).join('\n'),
    },
  })

export const mini = miniOf(MOVES)
