import { games } from '@midden/games'
import {
  type Action,
  anyOf,
  below,
  canonical,
  type GameEvent,
  has,
  offers,
  owing,
  type Position,
  question,
  type Random,
  seatsIn,
  seeded,
  type Viewer,
  type WholeGame,
} from '@midden/kernel'
import { telling } from '@midden/kernel/faults'
import { alikeSoFar, anyOptions, gently, keepsHidden } from '@midden/kernel/laws'
import {
  advance,
  type Command,
  change,
  decide,
  isGivenAway,
  isUnseen,
  type News,
  news,
  owedSeats,
  picture,
  type TableEntry,
  type TableState,
  wholeTable,
} from '@midden/table'
import { expect, test } from 'vitest'
import { nodeDigest } from '../src/digest.ts'
import { person } from './support/journal.ts'
import { toys } from './support/node.ts'

interface Hands {
  hands: number[][]
}

const everyGame: readonly WholeGame[] = [...toys, ...games]
/** A toy that tells all hands whenever it reveals something. */
const leaky: WholeGame = {
  ...telling(toys.find(({ id }) => id === 'draft')!, (event, s) =>
    event.reveals === true ? { ...event, rest: structuredClone((s as Position & Hands).hands) } : event,
  ),
  id: 'leaky',
}
const gameById = (id: string): WholeGame | undefined => [...everyGame, leaky].find((game) => game.id === id)
const context = { gameById, digest: nodeDigest }

const people = Array.from({ length: 16 }, (_, seat) => person(`p${seat}`))

function opened(game: WholeGame, seats: number, seed: string, options: object = {}): TableState {
  const enter = (state: TableState | null, body: TableEntry['body']): TableState =>
    advance(context, 'tabletable', state, {
      version: (state?.version ?? 0) + 1,
      command: 'x',
      at: 1000,
      body,
    })
  let state = enter(null, {
    kind: 'open',
    game: game.id,
    rules: game.rules,
    options,
    seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
    host: 'p0',
    code: 'ABCDEFGHJK',
    listed: true,
    clock: 'minute',
    pace: 0,
    secret: seed,
    fork: null,
  })
  for (let seat = 0; seat < seats; seat++)
    state = enter(state, { kind: 'sit', seat, person: `p${seat}`, name: `P${seat}`, entropy: '' })
  return enter(state, { kind: 'start', hash: '' })
}

/** The same table in a world where everything this viewer cannot know is otherwise. */
function otherwise(state: TableState, viewer: Viewer, rng: Random): TableState {
  const { game, match } = state
  let position = game.clone(match!.position)
  const way = below(rng, 4, 'way')
  const whole = gameById(game.id)!
  if (way === 0) whole.rehide(position, viewer, rng)
  else if (way > 1) gently(rng, () => whole.rehide(position, viewer, rng))
  else {
    const { rng: held } = position
    position = game.imagine(game.view(position, viewer), rng)
    position.rng = held
  }
  return { ...state, match: { ...match!, position } }
}

const choice = (state: TableState, seat: number, rng: Random): Action => {
  const list = offers(state.game, state.match!.position, seat)
  return anyOf(list, rng)
}

const wholeFrame = (state: TableState, viewer: Viewer): string =>
  JSON.stringify(wholeTable(state, picture(state, viewer), () => true))

interface Told2 {
  message: News
  after: TableState
  hushed: boolean
}

/** All that a viewer is sent when a seat plays an action, and whether nothing hidden came out by it. */
function told(before: TableState, seat: number, action: Action, viewer: Viewer): Told2 | null {
  const command = { t: 'act', id: 'x', table: 'tabletable', seen: before.version, action } as Command
  const decided = decide(before, command, people[seat]!)
  if ('refused' in decided) return null
  const events: GameEvent[] = []
  const entry = { version: before.version + 1, command: 'x', at: 2000, body: decided.body }
  const after = advance(context, 'tabletable', before, entry, events)
  const step = { before, after, entry, events }
  const message = news(step, viewer, change(picture(before, viewer), picture(after, viewer)).patch)
  // Every move re-seeds the generator, which leaves it at 13 when nothing is drawn.
  const hushed = drawn(after) === 13 && !events.some(({ reveals }) => reveals === true)
  return { message, after, hushed }
}

const equalPositions = (a: TableState, b: TableState): boolean =>
  canonical({ ...a.match!.position, rng: null }) === canonical({ ...b.match!.position, rng: null })

const drawn = (state: TableState): number => state.match!.position.rng.d

/** Two moves in worlds alike to a viewer, by which something came out: did it see the same, with the rest as hidden? */
function cameOutAlike(
  [before, world]: readonly [TableState, TableState],
  [here, there]: readonly [Told2, Told2],
  viewer: Viewer,
): boolean {
  const positions = (a: TableState, b: TableState) => [a.match!.position, b.match!.position] as const
  return (
    drawn(here.after) === drawn(there.after) &&
    wholeFrame(here.after, viewer) === wholeFrame(there.after, viewer) &&
    keepsHidden(positions(before, world), positions(here.after, there.after))
  )
}

/**
 * The same in the other world: the same answer of the same seat; where answers are sealed, any; where the rules hide
 * who is asked, that of whoever is asked there.
 */
function actsThere(
  world: TableState,
  seat: number,
  action: Action,
  viewer: Viewer,
  rng: Random,
): Told2 | null {
  const { game, match } = world
  const owed = owing(game, match!.position)
  if (!has(owed, seat)) {
    const other = seatsIn(owed)[0]
    return other === undefined || other === viewer
      ? null
      : told(world, other, choice(world, other, rng), viewer)
  }
  const sealed =
    question(game, match!.position)?.sealed === true && viewer !== seat && below(rng, 2, 'same') === 0
  return told(world, seat, sealed ? choice(world, seat, rng) : action, viewer)
}

/** Seats that a bot would take, as everybody sees, if nobody else answered now and every clock ran out a second time. */
function givenAway(state: TableState, viewer: Viewer): number[] {
  const late = { ...state, seats: state.seats.map((held) => ({ ...held, missed: 1 })) }
  return owedSeats(late).filter((seat) => seat !== viewer && isGivenAway(late, seat))
}

/** What a viewer is answered to commands that do not fit, in words and clauses. */
const answers = (state: TableState, viewer: Viewer, tries: readonly object[]): string =>
  JSON.stringify(
    tries.map((action) => {
      const command = { t: 'act', id: 'x', table: 'tabletable', seen: state.version, action } as Command
      const decided = decide(state, command, viewer === null ? person('watcher') : people[viewer]!)
      return 'refused' in decided ? decided.refused : 'accepted'
    }),
  )

const bytes = (message: Partial<News>): string => JSON.stringify(message)

/** How many frames were compared: of moves by which nothing came out, and of those by which something did. */
interface Compared {
  hushed: number
  revealing: number
  /** moves by which something came out, where something else stayed hidden */
  cameOut: number
}

/** One move for one viewer, in the real world and in another that the viewer cannot tell from it. */
function compareFor(
  state: TableState,
  seat: number,
  action: Action,
  viewer: Viewer,
  rng: Random,
  compared: Compared,
): void {
  const world = otherwise(state, viewer, rng)
  const tries = [{ act: 'nonsense' }, action, { ...action, n: 1 + (action.n ?? 0) }]
  expect(wholeFrame(world, viewer)).toBe(wholeFrame(state, viewer))
  expect(answers(world, viewer, tries)).toBe(answers(state, viewer, tries))
  expect(givenAway(world, viewer)).toEqual(givenAway(state, viewer))
  const here = told(state, seat, action, viewer)!
  if (isUnseen(here.after, viewer)) {
    expect(JSON.stringify(picture(here.after, viewer))).toBe(JSON.stringify(picture(state, viewer)))
    expect(here.message.events).toEqual([])
  }
  const there = actsThere(world, seat, action, viewer, rng)
  if (there === null) return
  const [mine, theirs] = [here.message, there.message]
  expect(theirs.what).toEqual(mine.what)
  if (here.hushed && there.hushed) {
    expect(isUnseen(there.after, viewer)).toBe(isUnseen(here.after, viewer))
    expect(bytes(theirs)).toBe(bytes(mine))
    compared.hushed++
    return
  }
  if (equalPositions(here.after, there.after)) return
  compared.cameOut++
  if (cameOutAlike([state, world], [here, there], viewer)) {
    const { passing = {} } = gameById(state.game.id)!
    if (alikeSoFar(passing, mine.events, theirs.events) === null) expect(theirs.events).toEqual(mine.events)
    expect(bytes({ ...theirs, events: [] })).toBe(bytes({ ...mine, events: [] }))
    compared.revealing++
  }
}

/** Matches of a game played at random, each move held against another world for everybody there. */
function comparedIn(game: WholeGame): Compared {
  const compared = { hushed: 0, revealing: 0, cameOut: 0 }
  for (let match = 0; match < 24 && compared.hushed + compared.revealing < 1500; match++) {
    const rng = seeded(`${game.id} ${match}`)
    const seats = game.seats.min + below(rng, game.seats.max - game.seats.min + 1, 'seats')
    // Every other match with options as they come: some hide more.
    const options = match % 2 === 0 ? {} : anyOptions(game, seats, rng)
    let state = opened(game, seats, `secret ${match}`, options)
    for (let move = 0; state.status === 'playing' && move < 250; move++) {
      const owed = seatsIn(owing(game, state.match!.position))
      const seat = owed[below(rng, owed.length, 'seat')]!
      const action = choice(state, seat, rng)
      for (const viewer of [...Array(seats).keys(), null])
        compareFor(state, seat, action, viewer, rng, compared)
      state = moved(state, seat, action)
    }
  }
  return compared
}

function moved(state: TableState, seat: number, action: Action): TableState {
  const command = { t: 'act', id: 'x', table: 'tabletable', seen: state.version, action } as Command
  const decided = decide(state, command, people[seat]!)
  if ('refused' in decided) throw new Error(decided.refused.reason)
  const entry = { version: state.version + 1, command: 'x', at: 2000, body: decided.body }
  return advance(context, 'tabletable', state, entry)
}

test.each(everyGame.map((game) => [game.id, game] as const))(
  'frames, pictures and refusals of %s are the same to the byte when only hidden facts differ',
  (_, game) => {
    const { hushed, revealing, cameOut } = comparedIn(game)
    expect(hushed).toBeGreaterThan(20)
    expect(revealing).toBeGreaterThanOrEqual(Math.min(20, Math.ceil(cameOut / 100)))
  },
)

test('a game that tells all hands with a card that is shown is caught', () => {
  expect(() => comparedIn(leaky)).toThrow(/deeply equal/)
})

test('the secret is in nothing that is sent before the end', () => {
  const state = opened(everyGame[0]!, 2, 'the-very-secret')
  for (const viewer of [0, 1, null]) expect(wholeFrame(state, viewer)).not.toContain('the-very-secret')
})
