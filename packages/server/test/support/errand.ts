import {
  type Aside,
  all,
  cloneRandom,
  compile,
  defineGame,
  type Frame,
  type GameEvent,
  int,
  leftOf,
  list,
  only,
  type Position,
  pick,
  type Random,
  randomShape,
  record,
  type Seat,
  type View,
  type Viewer,
  type WholeGame,
} from '@midden/kernel'

/** Two steps a turn, which may be taken back one by one; then somebody is asked in secret. */
const ledger = {
  'E-1': 'Two or three play three turns each.',
  'E-2': 'On your turn take two steps, each to the left or to the right.',
  'E-3': 'A player drawn in secret then says yes or no; nobody else knows who was asked.',
  'E-4': 'Anybody may wave at any time.',
}
type Clause = keyof typeof ledger

interface Turn extends Frame {
  at: 'turn'
  seat: Seat
  steps: number
  drawn: Seat
  turns: number
}
interface Errand extends Position<Turn> {
  places: number[]
}
interface ErrandView extends View {
  seats: number
  places: number[]
  frame: Omit<Turn, 'drawn'> | null
  asked: boolean
}
type ErrandEvent = GameEvent<Clause> & { what: 'step' | 'answer' | 'wave'; seat?: Seat }

const program = compile<Errand, ErrandEvent, Clause>({
  turn: [
    {
      name: 'steps',
      clause: 'E-2',
      final: false,
      owed: (_s, f) => (f.steps < 2 ? only(f.seat) : 0),
      offer: () => [{ act: 'step', of: [-1, 1] }],
      take(s, f, seat, a, tell) {
        s.places[seat]! += a.n!
        f.steps++
        tell?.({ what: 'step', clause: 'E-2', seat })
      },
    },
    {
      name: 'draw',
      clause: 'E-3',
      run(s, f) {
        f.drawn = pick(s.rng, [...s.places.keys()], 'asked')
        return undefined
      },
    },
    {
      name: 'word',
      clause: 'E-3',
      final: false,
      owed: (_s, f) => (f.drawn < 0 ? 0 : only(f.drawn)),
      seen: (_s, f, viewer) => (viewer === f.drawn ? only(f.drawn) : 0),
      offer: () => [{ act: 'yes' }, { act: 'no' }],
      take(_s, f, seat, _a, tell) {
        f.drawn = -1
        tell?.({ what: 'answer', clause: 'E-3', only: only(seat) })
      },
      close(s, f) {
        if (f.turns === 3 * s.seats - 1) return 'done'
        f.turns++
        f.steps = 0
        f.seat = leftOf(f.seat, s.seats)
        return 'steps'
      },
    },
  ],
})

/** Open to all, beside the secret question too. */
const wave: Aside<Errand, ErrandEvent, Clause> = {
  name: 'wave',
  clause: 'E-4',
  may: (s) => all(s.seats),
  offer: () => [{ act: 'wave' }],
  take: (_s, seat, _a, tell) => tell?.({ what: 'wave', clause: 'E-4', seat }),
}

const frameShape = record({
  at: (x) => (x === 'turn' ? null : 'another frame'),
  step: int(0, 2),
  seat: int(0, 2),
  steps: int(0, 2),
  drawn: int(-1, 2),
  turns: int(0, 8),
})
const shape = record({
  seats: int(2, 3),
  rng: randomShape,
  stack: list(frameShape, 0, 1),
  places: list(int(), 2, 3),
})

const clone = (s: Errand): Errand => ({
  seats: s.seats,
  rng: cloneRandom(s.rng),
  stack: s.stack.map((f) => ({ ...f })),
  places: s.places.slice(),
})

function view(s: Errand, me: Viewer): ErrandView {
  const [f] = s.stack
  const { drawn = -1, ...frame } = f ?? { drawn: -1 }
  const known = f === undefined ? null : (frame as ErrandView['frame'])
  return {
    me,
    seats: s.seats,
    places: s.places.slice(),
    frame: known,
    asked: me !== null && drawn === me,
  }
}

function imagine(v: ErrandView, rng: Random): Errand {
  const others = [...Array(v.seats).keys()].filter((seat) => seat !== v.me)
  const drawn = v.frame?.step !== 2 ? -1 : v.asked ? v.me! : pick(rng, others, 'asked')
  return {
    seats: v.seats,
    rng: cloneRandom(rng),
    stack: v.frame === null ? [] : [{ ...v.frame, drawn }],
    places: v.places.slice(),
  }
}

export const errand: WholeGame<Errand, ErrandView, object, ErrandEvent, Clause> = defineGame({
  id: 'errand',
  title: 'Errand',
  rules: 1,
  seats: { min: 2, max: 3, clause: 'E-1' },
  ledger,
  examples: [],
  sheet: {},
  draws: { asked: { about: 'who is asked in secret' } },
  program,
  asides: [wave],
  setup: (_options, seats, rng) => ({
    seats,
    rng,
    stack: [{ at: 'turn', step: 0, seat: 0, steps: 0, drawn: -1, turns: 0 }],
    places: Array<number>(seats).fill(0),
  }),
  clone,
  audit: (state) => shape(state, 'state'),
  outcome: (s) =>
    s.stack.length > 0 ? null : { ranking: [[...s.places.keys()]], scores: s.places, breakdown: null },
  view,
  imagine,
  rehide: (s, viewer, rng) => {
    const [f] = s.stack
    if (f === undefined || f.drawn < 0 || f.drawn === viewer) return
    f.drawn = pick(
      rng,
      [...s.places.keys()].filter((seat) => seat !== viewer),
      'asked',
    )
  },
  refuse: () => ({ clauses: ['E-2'], reason: 'not now' }),
  barred: () => [],
  standIn: (_v, _seat, offers) => ('of' in offers[0]! ? { act: 'step', n: -1 } : { act: 'no' }),
  sense: (_v, _seat, offers) => ('of' in offers[0]! ? { act: 'step', n: 1 } : { act: 'yes' }),
  words: {
    event: (e) => `It happened: ${e.what}.`,
    action: (_v, a) => `${a.act} ${a.n ?? ''}`,
    question: () => 'What now?',
    waits: () => 'Running errands.',
    table: (v) => v.places.join(' '),
  },
})
