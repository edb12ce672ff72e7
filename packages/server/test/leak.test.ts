import { games } from '@midden/games'
import {
  type Action,
  anyOf,
  below,
  type GameEvent,
  has,
  offers,
  owing,
  question,
  type Random,
  seatsIn,
  seeded,
  type Viewer,
  type WholeGame,
} from '@midden/kernel'
import { anyOptions } from '@midden/kernel/laws'
import {
  advance,
  type Command,
  decide,
  isGivenAway,
  news,
  owedSeats,
  picture,
  type TableEntry,
  type TableState,
  wholeTable,
} from '@midden/table'
import { describe, expect, test } from 'vitest'
import { nodeDigest } from '../src/digest.ts'
import { person } from './support/journal.ts'
import { toys } from './support/node.ts'

const everyGame: readonly WholeGame[] = [...toys, ...games]
const gameById = (id: string): WholeGame | undefined => everyGame.find((game) => game.id === id)
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
  if (below(rng, 2, 'way') === 0) gameById(game.id)!.rehide(position, viewer, rng)
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
  frame: string
  what: string
  hushed: boolean
}

/** Every byte a viewer is sent when a seat plays an action, and whether nothing hidden came out by it. */
function told(before: TableState, seat: number, action: Action, viewer: Viewer): Told2 | null {
  const command = { t: 'act', id: 'x', table: 'tabletable', seen: before.version, action } as Command
  const decided = decide(before, command, people[seat]!)
  if ('refused' in decided) return null
  const events: GameEvent[] = []
  const entry = { version: before.version + 1, command: 'x', at: 2000, body: decided.body }
  const after = advance(context, 'tabletable', before, entry, events)
  const step = { before, after, entry, events }
  const message = news(step, viewer, picture(before, viewer), picture(after, viewer))
  const words = after.match!.position.rng.d
  // Every move re-seeds the generator, which leaves it at 13 when nothing is drawn.
  const hushed = words === 13 && !events.some(({ reveals }) => reveals === true)
  return { frame: JSON.stringify(message), what: JSON.stringify(message.what), hushed }
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
  const sealed = question(game, match!.position)?.sealed === true && viewer !== seat
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

describe.each(everyGame.map((game) => [game.id, game] as const))('%s on the wire', (id, game) => {
  test('frames, pictures and refusals are the same to the byte when only hidden facts differ', () => {
    let compared = 0
    let moves = 0
    for (let match = 0; match < 12 && compared < 1500; match++) {
      const rng = seeded(`${id} ${match}`)
      const seats = game.seats.min + below(rng, game.seats.max - game.seats.min + 1, 'seats')
      // Every other match with options as they come: some hide more.
      const options = match % 2 === 0 ? {} : anyOptions(game, seats, rng)
      let state = opened(game, seats, `secret ${match}`, options)
      for (let move = 0; state.status === 'playing' && move < 250; move++) {
        const owed = seatsIn(owing(game, state.match!.position))
        const seat = owed[below(rng, owed.length, 'seat')]!
        const action = choice(state, seat, rng)
        const tries = [{ act: 'nonsense' }, action, { ...action, n: 1 + (action.n ?? 0) }]
        const viewers: Viewer[] = [...Array(seats).keys(), null]
        for (const viewer of viewers) {
          const world = otherwise(state, viewer, rng)
          expect(wholeFrame(world, viewer)).toBe(wholeFrame(state, viewer))
          expect(answers(world, viewer, tries)).toBe(answers(state, viewer, tries))
          expect(givenAway(world, viewer)).toEqual(givenAway(state, viewer))
          const here = told(state, seat, action, viewer)!
          const there = actsThere(world, seat, action, viewer, rng)
          expect(there?.what ?? here.what).toBe(here.what)
          if (there === null || !here.hushed || !there.hushed) continue
          expect(there.frame).toBe(here.frame)
          compared++
        }
        const decided = decide(
          state,
          { t: 'act', id: 'x', table: 'tabletable', seen: state.version, action } as Command,
          people[seat]!,
        )
        if ('refused' in decided) throw new Error(decided.refused.reason)
        const entry = { version: state.version + 1, command: 'x', at: 2000, body: decided.body }
        state = advance(context, 'tabletable', state, entry)
        moves++
      }
    }
    expect(moves).toBeGreaterThan(20)
    expect(compared).toBeGreaterThan(20)
  })
})

test('the secret is in nothing that is sent before the end', () => {
  const state = opened(everyGame[0]!, 2, 'the-very-secret')
  for (const viewer of [0, 1, null]) expect(wholeFrame(state, viewer)).not.toContain('the-very-secret')
})
