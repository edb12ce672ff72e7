import { anyOf, nth, type Position, type Seat, seeded, type Viewer } from '@midden/kernel'
import { type Command, owedSeats, picture, wholeTable } from '@midden/table'
import { expect, test } from 'vitest'
import { followers } from '../src/hosting/followers.ts'
import { ada, bob, cleo, type Journal, person, started } from './support/journal.ts'

/** What happens in a world, and the very frames that others get of it, before anything hidden has come out. */
type World = (table: Journal) => void

const BRIBERY = 8
const PEOPLE = [ada, bob, cleo]
const WATCHER = person('Wanda')
const at = { id: 'x', table: 'tabletable' }

/** The frames of one who looks on, and the table whole as one sees it who comes at the end. */
function framesOf(table: Journal, { person, ids }: typeof cleo, world: World): string[] {
  const audience = followers()
  const frames: string[] = []
  const follower = () => ({
    person,
    ids,
    muted: new Set<string>(),
    send: (text: string) => frames.push(text),
  })
  expect(audience.add(table.state, follower(), null)).not.toHaveProperty('refused')
  const enter = table.enter.bind(table)
  table.enter = (draft, accepted) => {
    const before = table.state
    const after = enter(draft, accepted)
    audience.tell({ before, after, entry: table.entries.at(-1)!, events: table.heard })
    return after
  }
  world(table)
  expect(audience.add(table.state, follower(), null)).not.toHaveProperty('refused')
  return frames
}

function alike(make: (world: number) => Journal, worlds: readonly World[], who: typeof cleo): void {
  const [here, ...others] = worlds.map((world, i) => framesOf(make(i), who, world))
  for (const there of others) expect(there).toEqual(here)
}

const give = (table: Journal, who: typeof cleo, command: object): void =>
  expect(table.give(who, { ...command, ...at } as Command & typeof at)).toBe(null)
const says = (table: Journal): void => {
  table.now += 1000
  give(table, cleo, { t: 'say', text: 'Well?' })
}

/** An accident at which these are asked whether they bribe, and nobody else knows who (IW-R2, IW-R7). */
function struck(asked: readonly Seat[]): Journal {
  const table = started('industrial-waste', [ada, bob, cleo], 0, {
    clock: 'day',
    listed: true,
    options: { keptCard: 'covered' },
  })
  const match = table.state.match!
  const position = structuredClone(match.position) as typeof match.position & {
    stack: object[]
    companies: { hand: number[]; kept: boolean; waste: number; column: number }[]
  }
  for (const [seat, company] of position.companies.slice(0, 2).entries())
    Object.assign(company, { hand: [asked.includes(seat) ? BRIBERY : 1], kept: true, waste: 9, column: 17 })
  position.stack.push({ at: 'accident', step: 0, answers: [-1, -1, -1], final: false })
  table.state = { ...table.state, match: { ...match, position } }
  return table
}

const whole = (table: Journal, viewer: Viewer): string =>
  JSON.stringify(wholeTable(table.state, picture(table.state, viewer), () => true))

const VIEWERS = [
  ['a player', cleo, 2],
  ['a spectator', WATCHER, null],
] as const

test.each(VIEWERS)(
  'IW-R2 IW-R7 keptCard=covered how many have answered an accident in secret is not to be counted by %s',
  (_, who, seat) => {
    const both = [0, 1]
    const one = [1]
    expect(whole(struck(both), seat)).toBe(whole(struck(one), seat))
    const declines = (table: Journal): void => expect(table.act(ada, { act: 'decline' })).toBe(null)
    const runsOut = (table: Journal): void => {
      const { put } = table.state
      expect(table.give(null, { t: 'play', seat: 0, put, action: { act: 'decline' }, by: 'clock' })).toBe(
        null,
      )
    }
    const goesOn = (table: Journal): void => {
      says(table)
      expect(table.act(cleo, { act: 'credit' })).toBe(null)
      give(table, cleo, { t: 'propose', what: 'pause' })
      give(table, ada, { t: 'away' })
      says(table)
    }
    alike(
      (world) => struck(world === 0 ? one : both),
      [
        goesOn,
        (table) => {
          declines(table)
          goesOn(table)
        },
        (table) => {
          runsOut(table)
          goesOn(table)
        },
      ],
      who,
    )
  },
)

type Knights = Position & { stack: object[]; knights: { sheet: number; pack: object[] }[] }

/** Knights in the middle of rearranging their gear. */
function rearranging(busy: readonly Seat[]): Journal {
  const table = started('waste-knights', [ada, bob, cleo], 0, { clock: 'day', listed: true })
  const isReady = (): boolean =>
    (table.state.match!.position as Knights).knights.every(({ sheet }) => sheet >= 0)
  while (!isReady()) {
    const [seat] = owedSeats(table.state)
    const { menu } = picture(table.state, seat!).match!
    expect(table.act(PEOPLE[seat!]!, nth(menu[0]!, 0))).toBe(null)
  }
  const match = table.state.match!
  const position = structuredClone(match.position) as Knights
  for (const [seat, knight] of position.knights.entries())
    knight.pack = [0, 1, 2].map((card) => ({ card: 3 * seat + card, marked: false, plus: [] }))
  position.stack.push({
    at: 'rearrange',
    step: 0,
    busy: busy.reduce((seats, seat) => seats | (1 << seat), 0),
    seats: 7,
    loose: true,
    drafts: [null, null, null],
    changes: [0, 0, 0],
  })
  // What led here is over.
  const freeFrom = match.journal.moves.length
  table.state = { ...table.state, match: { ...match, position, freeFrom } }
  return table
}

/** Moves as many cards as asked for, the first offered places each. */
function edits(table: Journal, who: typeof ada, count: number): void {
  const seat = table.state.seats.findIndex((held) => held.person === who.person)
  for (let i = 0; i < count; i++) {
    table.now += 7000
    const { menu } = picture(table.state, seat).match!
    const offer = menu.find(({ act }) => act === 'put')! as { act: string; of: number[] }
    expect(table.act(who, { act: 'put', n: offer.of[0]! })).toBe(null)
  }
}

test.each(VIEWERS)(
  'WK-30.10 whether and how often somebody has changed a plan is not to be counted by %s',
  (_, who) => {
    const goesOn = (table: Journal): void => {
      table.now = 50_000
      says(table)
      give(table, cleo, { t: 'propose', what: 'pause' })
      says(table)
    }
    const ends = (table: Journal): void => {
      table.now = 90_000
      says(table)
      give(table, ada, { t: 'answer', proposal: table.state.proposal!.version, yes: true })
      table.now = 99_000
      says(table)
    }
    alike(
      () => rearranging([0, 1, 2]),
      [
        (table) => {
          goesOn(table)
          ends(table)
        },
        (table) => {
          edits(table, ada, 2)
          goesOn(table)
          edits(table, bob, 1)
          ends(table)
        },
      ],
      who,
    )
  },
)

/** A match played until one seat alone rearranges, with something to put elsewhere. */
function alone(): { table: Journal; seat: Seat } {
  const rng = seeded('alone')
  const table = started('waste-knights', [ada, bob, cleo], 0, { listed: true })
  for (;;) {
    const [seat, ...others] = owedSeats(table.state)
    const match = picture(table.state, seat!).match!
    const isIt = match.question?.decision === 'rearrange' && match.menu.some(({ act }) => act === 'put')
    if (isIt && others.length === 0) return { table, seat: seat! }
    expect(table.act(PEOPLE[seat!]!, anyOf(match.menu, rng))).toBe(null)
  }
}

test.each([1, 2, null])(
  'WK-30.10 a change of a plan that is taken back is nothing to the others (%s)',
  (after) => {
    const { seat } = alone()
    const other = after === null ? WATCHER : PEOPLE[(seat + after) % 3]!
    const planner = PEOPLE[seat]!
    alike(
      () => alone().table,
      [
        says,
        (table) => {
          edits(table, planner, 2)
          give(table, planner, { t: 'undo', seen: table.state.version })
          table.now = 1000
          says(table)
        },
      ],
      other,
    )
  },
)
