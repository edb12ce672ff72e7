import { compile, defineGame, nthOf, only, type Position, type View } from '@midden/kernel'

interface Secrets extends Position {
  /** one number a seat, known to that seat alone */
  hidden: number[]
  turn: number
}
interface SecretsView extends View {
  mine: number | null
  turn: number
}

/** Two seats, a hidden number each; ten turns of naming numbers. It has every sort of offer and a right beside them. */
export const secrets = defineGame<Secrets, SecretsView, object, { what: 'said'; clause: 'S-1' }, 'S-1'>({
  id: 'secrets',
  title: 'Secrets',
  rules: 1,
  seats: { min: 2, max: 2, clause: 'S-1' },
  ledger: { 'S-1': 'Ten times somebody says something.' },
  examples: [],
  sheet: {},
  draws: {},
  program: compile<Secrets, { what: 'said'; clause: 'S-1' }, 'S-1'>({
    talk: [
      {
        name: 'say',
        clause: 'S-1',
        owed: (s) => (s.turn < 10 ? only(s.turn % 2) : 0),
        offer: () => [
          { act: 'nothing' },
          { act: 'amount', from: 3, to: 6 },
          { act: 'one', of: [2, 4, 8], with: [0, 1] },
          { act: 'some', of: [1, 1, 5], min: 1, max: 2 },
        ],
        take: (s) => void s.turn++,
      },
    ],
  }),
  asides: [
    {
      name: 'whisper',
      clause: 'S-1',
      may: (s) => only(s.turn % 2),
      offer: () => [{ act: 'whisper' }],
      take: () => {},
    },
  ],
  setup: (_options, seats, rng) => ({
    seats,
    rng,
    stack: [{ at: 'talk', step: 0 }],
    hidden: [7, 9],
    turn: 0,
  }),
  clone: (s) => structuredClone(s),
  audit: () => null,
  outcome: (s) => (s.turn < 10 ? null : { ranking: [[0, 1]], scores: null, breakdown: null }),
  view: (s, viewer) => ({ me: viewer, mine: viewer === null ? null : s.hidden[viewer]!, turn: s.turn }),
  imagine: () => {
    throw new Error('nobody imagines here')
  },
  rehide: (s, viewer) => {
    s.hidden = s.hidden.map((n, seat) => (seat === viewer ? n : n + 1))
  },
  refuse: () => ({ clauses: ['S-1'], reason: 'That is not offered.' }),
  barred: () => [],
  standIn: (_v, _seat, offers) => nthOf(offers, 0),
  sense: (v, _seat, offers) => nthOf(offers, v.mine! % 5),
  words: {
    event: () => 'Said.',
    action: (_v, a) => a.act,
    question: () => 'What?',
    waits: () => 'Choosing.',
    table: () => 'A table.',
  },
})
