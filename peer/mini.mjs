import { INVALID_MOVE } from './boardgame.mjs'

const SEATS = 4
const KINDS = 6

/** Mini, as its players would write it for boardgame.io. `setupData` may bring a shuffled deck. */
export const mini = {
  name: 'mini',
  disableUndo: true,
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup({ random }, setupData) {
    const deck = setupData?.deck?.slice() ?? random.Shuffle(Array.from({ length: 60 }, (_, card) => card))
    const hands = Array.from({ length: SEATS }, () => deck.splice(-5))
    return {
      moves: 0,
      deck,
      hands,
      played: [],
      laid: new Array(SEATS * KINDS).fill(0),
      scores: [0, 0, 0, 0],
    }
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play({ G, playerID }, card) {
      const seat = Number(playerID)
      const hand = G.hands[seat]
      const at = hand.indexOf(card)
      if (at < 0) return INVALID_MOVE
      hand[at] = hand[hand.length - 1]
      hand.pop()
      G.played.push(card)
      G.scores[seat] += Math.floor(card / KINDS)
      const kind = card % KINDS
      if (++G.laid[seat * KINDS + kind] % 3 === 0) G.scores[seat] += 10
      const drawn = G.deck.pop()
      if (drawn !== undefined) hand.push(drawn)
      G.moves++
    },
  },
  endIf: ({ G }) => (G.moves === 60 ? { scores: G.scores.slice() } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
}
