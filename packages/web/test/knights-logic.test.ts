import { begin, type Game, isRefusal } from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import {
  AXIAL,
  cards,
  freshMove,
  freshWild,
  type MoveFrame,
  NEIGHBOURS,
  rateOf,
  reachable,
  type WkEvent,
  type WkView,
  wayTo,
} from '@midden/waste-knights/reading'
import { afterEach, expect, test } from 'vitest'
import {
  answerFor,
  CHOICE,
  draftFor,
  keep,
  newDraft,
  nextFrom,
  PLAN,
  reach,
  runOn,
  shownRoute,
  tapped,
} from '../src/games/waste-knights/logic/draft.ts'
import { bandsOf, radLevels } from '../src/games/waste-knights/logic/levels.ts'
import { alarm, standing } from '../src/games/waste-knights/logic/mission.ts'
import { placeName, signsOf } from '../src/games/waste-knights/logic/places.ts'
import { actionFor, offered } from '../src/games/waste-knights/logic/props.ts'
import { heroOf, isWaster, sceneOf } from '../src/games/waste-knights/logic/scene.ts'
import { setOut, startOf, tripAhead, tripOf, turnedUp, wayOf } from '../src/games/waste-knights/logic/trip.ts'

afterEach(() => keep(null))

const hexAt = (q: number, r: number): number => AXIAL.findIndex(([x, y]) => x === q && y === r)

/** The view of seat 0 at the start of a move, on a board where every hex is the same. */
function planning(change: (v: WkView, f: MoveFrame) => void = () => {}): { v: WkView; f: MoveFrame } {
  const match = begin(wasteKnights as unknown as Game, {
    seats: 3,
    seed: 'board',
    options: { mission: 'M1' },
  })
  if (isRefusal(match)) throw new Error(match.reason)
  const v = wasteKnights.view(match.position as never, 0)
  const catalogue = cards(v)
  v.tiles = v.tiles.map(() => catalogue.tiles.findIndex(({ terrain }) => terrain === 'Desert'))
  v.knights.forEach((k, seat) => {
    k.sheet = seat
    k.own = []
  })
  // A knight without an ability on the road, in an Off-road: 3 MP for each Fuel.
  v.knights[0]!.sheet = 4
  v.knights[0]!.vehicle = catalogue.gear.findIndex(({ row }) => row.title === 'Off-road')
  v.quest.mission = 0
  v.phase = 'move'
  v.active = 0
  const f: MoveFrame = { ...freshMove(0, 0), mode: 'vehicle' }
  v.stack.push(f)
  change(v, f)
  return { v, f }
}
test('cost, MP, Fuel and cards run on along a route', () => {
  const { v } = planning((view) => {
    view.tokens[0]![1] = 1
    view.tokens[1]![2] = 2
  })
  const desert = { hex: 1, cost: 2, fuel: 1, tank: 3, pool: 1, dry: false }
  const legs = tripOf(v, 0, 'vehicle', [1, 2])
  expect(legs[0]).toMatchObject(desert)
  expect(legs[1]).toMatchObject({ hex: 2, cost: 1, fuel: 0, tank: 3, pool: 0, dry: false })
  // One card on the first hex beside its threat, then one for each threat.
  expect(legs.map(({ cards: n }) => n)).toEqual([1 + signsOf(v, 1).threat, signsOf(v, 2).threat])
  expect(legs[1]!.seen).toBe(legs[0]!.cards + legs[1]!.cards)
})

test('a text about driving counts before Drive is chosen, and not on foot', () => {
  const { v, f } = planning((view, frame) => {
    view.knights[0]!.sheet = cards(view).knights.findIndex(({ row }) => row.name === 'Mel Gearson')
    frame.mode = 'stay'
  })
  const before = tripOf(v, 0, 'vehicle', [1, 2])
  const ends = reach(v, f).ends.length
  f.mode = 'vehicle'
  expect(tripOf(v, 0, 'vehicle', [1, 2])).toEqual(before)
  // 3 MP for a Fuel in an Off-road, and one more for her.
  expect(before[0]).toMatchObject({ fuel: 1, pool: 4 - before[0]!.cost })
  expect(reach(v, f).ends).toHaveLength(ends)
  expect(rateOf(setOut(v, 0, 'foot'), 0)).toBe(3)
})

test('the first hex can be entered with the last Fuel; beyond that a route is dry', () => {
  const { v } = planning((view) => {
    view.knights[0]!.fuel = 1
    view.tokens[0]![1] = 8
  })
  const [first, second] = tripOf(v, 0, 'vehicle', [1, 2])
  expect(first).toMatchObject({ cost: 9, fuel: 1, tank: 0, pool: 0, dry: false })
  expect(second).toMatchObject({ fuel: 0, tank: 0, dry: true })
})

test('on foot one card and no Fuel', () => {
  const { v } = planning()
  expect(tripOf(v, 0, 'foot', [1])).toEqual([
    { hex: 1, cost: 0, fuel: 0, tank: 4, pool: 0, cards: 1, seen: 1, dry: false },
  ])
})

test('what is ahead starts from the MP and cards of the road', () => {
  const { v, f } = planning((_view, frame) => {
    frame.route = [1, 2, 9]
    frame.i = 1
    frame.pool = 2
    frame.revealed = [3, 4]
  })
  const legs = tripAhead(v, f)
  expect(legs.map(({ hex }) => hex)).toEqual([2, 9])
  expect(legs[0]).toMatchObject({ fuel: 0, pool: 1, seen: 2 + signsOf(v, 2).threat })
})

test('a tap lengthens the route, cuts it, or lays the cheapest way', () => {
  const { v } = planning()
  const near = NEIGHBOURS[0]![0]!
  expect(tapped(v, { mode: 'vehicle', route: [] }, near)).toEqual([near])
  const next = nextFrom(v, 'vehicle', [near])[0]!
  expect(tapped(v, { mode: 'vehicle', route: [near] }, next)).toEqual([near, next])
  expect(tapped(v, { mode: 'vehicle', route: [near, next] }, near)).toEqual([near])
  expect(tapped(v, { mode: 'vehicle', route: [near, next] }, next)).toEqual([near])
  expect(tapped(v, { mode: 'vehicle', route: [near] }, 0)).toEqual([])
  const far = hexAt(3, 0)
  expect(tapped(v, { mode: 'vehicle', route: [] }, far)).toEqual(wayTo(reachable(v, 0).cheap, far))
  expect(tapped(v, { mode: 'foot', route: [] }, far)).toBeNull()
  expect(tapped(v, { mode: 'foot', route: [near] }, NEIGHBOURS[0]![2]!)).toEqual([NEIGHBOURS[0]![2]])
  // A route begun by hand is not thrown away for a hex that is not lit.
  expect(tapped(v, { mode: 'vehicle', route: [near] }, far)).toBeNull()
})

test('no hex comes twice, and on foot the route is as long as the feet', () => {
  const { v } = planning()
  expect(nextFrom(v, 'vehicle', [1])).not.toContain(0)
  expect(nextFrom(v, 'vehicle', [1, 2])).not.toContain(1)
  expect(nextFrom(v, 'foot', [1])).toEqual([])
})

test('a route drawn at the first question is carried out answer by answer', () => {
  const { v, f } = planning((_view, frame) => {
    frame.mode = 'stay'
  })
  // Not the cheapest way: it goes round.
  const round = [hexAt(0, -1), hexAt(1, -1), hexAt(1, 0)]
  const draft = newDraft(v, 'vehicle', round, CHOICE)!
  keep(draft)
  expect(answerFor(v, draft, CHOICE)).toEqual({ act: 'vehicle' })
  expect(runOn(v, CHOICE)).toBeNull()
  f.mode = 'vehicle'
  expect(runOn(v, PLAN)).toEqual({ act: 'hex', n: round[0] })
  f.route = [round[0]!]
  expect(runOn(v, PLAN)).toEqual({ act: 'hex', n: round[1] })
  f.route = round
  expect(runOn(v, PLAN)).toEqual({ act: 'go' })
})

test('the cheapest way is one answer, and drawing at the second question sends nothing by itself', () => {
  const { v } = planning()
  const end = hexAt(2, 0)
  const draft = newDraft(v, 'vehicle', wayTo(reachable(v, 0).cheap, end), PLAN)!
  keep(draft)
  expect(answerFor(v, draft, PLAN)).toEqual({ act: 'to', n: end })
  expect(runOn(v, PLAN)).toBeNull()
})

test('a pencil belongs to its move, and a pick in the list is drawn, too', () => {
  const { v, f } = planning()
  keep(newDraft(v, 'vehicle', [1], PLAN))
  expect(draftFor(v)?.route).toEqual([1])
  expect(shownRoute(v, null).route).toEqual([1])
  expect(shownRoute(v, { act: 'stay' }).route).toEqual([])
  expect(shownRoute(v, { act: 'to', n: 2 }).route).toEqual(wayTo(reachable(v, 0).cheap, 2))
  v.round++
  expect(draftFor(v)).toBeNull()
  f.seat = 1
  expect(draftFor(v)).toBeNull()
})

test('a route drawn for the wheels is nothing on foot, and the other way round', () => {
  for (const [mode, other] of [
    ['vehicle', 'foot'],
    ['foot', 'vehicle'],
  ] as const) {
    const { v, f } = planning((_view, frame) => {
      frame.mode = 'stay'
    })
    keep(newDraft(v, mode, [1], CHOICE))
    expect(draftFor(v)?.route).toEqual([1])
    f.mode = other
    expect(draftFor(v)).toBeNull()
    expect(shownRoute(v, null)).toEqual({ mode: other, route: [] })
    expect(runOn(v, PLAN)).toBeNull()
  }
})

test('scenes go by the topmost frame that has one', () => {
  const { v } = planning()
  expect(sceneOf(v, CHOICE)).toBe('plan')
  expect(sceneOf(v, 'play or wait')).toBe('waster')
  expect(sceneOf(v, null)).toBe('map')
  v.stack.push(freshWild(0, 3))
  expect(sceneOf(v, 'escape or face')).toBe('hazard')
  v.stack.push({
    at: 'place',
    step: 0,
    seat: 1,
    cards: [],
    open: true,
    colour: 0,
    attach: false,
    displacing: false,
  })
  expect(sceneOf(v, null)).toBe('map')
  v.me = 1
  expect(sceneOf(v, 'find a place')).toBe('sheet')
  v.result = { winners: 1, how: 'goal' }
  expect(sceneOf(v, null)).toBe('end')
})

test('the Waster is another role', () => {
  const { v } = planning()
  expect(isWaster(v, 'play or wait')).toBe(true)
  expect(isWaster(v, CHOICE)).toBe(false)
  v.stack.push({ at: 'overload', step: 0, seat: 1, by: 0, where: 'cargo' })
  expect(isWaster(v, 'down to the capacity')).toBe(true)
  expect(heroOf(v)).toBe(1)
  v.me = null
  expect(isWaster(v, 'play or wait')).toBe(false)
})

test('everybody stands somewhere on the way to the goal', () => {
  const { v } = planning((view) => {
    view.knights[2]!.rep = 5
  })
  expect(standing(v)[0]).toEqual({ seat: 2, have: 5, goal: 7, note: 'Reputation' })
  v.quest.mission = 1
  v.quest.beaten = [0, 0b101, 0]
  expect(standing(v)[0]).toEqual({ seat: 1, have: 2, goal: 2, note: 'markers' })
  v.quest.mission = 4
  v.quest.markers = [{ n: 1, hex: 3, shown: true }]
  expect(alarm(v)).toBe('1 of 4 Cultists on the board: with 4 all lose.')
  v.gone = 0b10
  expect(standing(v).map(({ seat }) => seat)).toEqual([0, 2])
})

test('thresholds of the counters follow the options', () => {
  const { v } = planning()
  expect(radLevels(v)).toEqual([2, 3])
  expect(bandsOf(v, 'rad')[0]).toEqual({ from: 1.5, to: 2.5, kind: 'rad' })
  expect(bandsOf({ options: { ...v.options, radThresholds: '1/3' } }, 'rad')[0]).toMatchObject({
    from: 0.5,
    to: 2.5,
  })
  expect(bandsOf(v, 'ammo')).toEqual([{ from: 0, to: 0.4, kind: 'danger' }])
})

test('a tap finds the answer it stands for', () => {
  const menu = [{ act: 'pass' }, { act: 'luck', of: [4, 7] }]
  const rights = [{ act: 'any luck', of: [9] }]
  expect(offered(menu, 'luck')).toEqual([4, 7])
  expect(actionFor({ menu, rights }, ['luck', 'any luck'], 7)).toEqual({ act: 'luck', n: 7 })
  expect(actionFor({ menu, rights }, ['luck', 'any luck'], 9)).toEqual({ act: 'any luck', n: 9 })
  expect(actionFor({ menu, rights }, ['luck', 'any luck'], 1)).toBeNull()
})

test('places are called by their names', () => {
  const { v } = planning()
  expect(placeName(v, 0)).toBe('Desert')
  v.tiles[0] = 0
  expect(placeName(v, 0)).toBe('Gangraen')
})

test('a knight’s way is told by the events of the last move, from where he stood before', () => {
  const { v, f } = planning()
  const stands = (move: number, what: string, seat: number, hex: number) => ({
    move,
    event: { what, clause: 'WK-7.10', seat, hex, mp: 0 } as WkEvent,
  })
  const story = [
    stands(2, 'move ended', 0, 4),
    stands(3, 'entered', 1, 9),
    stands(5, 'entered', 0, 5),
    stands(5, 'entered', 0, 6),
    stands(5, 'move ended', 0, 6),
  ]
  expect(wayOf({ story, moves: 5, view: v }, 0)).toEqual([4, 5, 6])
  expect(wayOf({ story, moves: 5, view: v }, 1)).toEqual([])
  expect(wayOf({ story, moves: 6, view: v }, 0)).toEqual([])
  const setOut = [{ move: 3, event: { what: 'route planned', seat: 0 } as WkEvent }, ...story.slice(2)]
  f.i = 1
  f.from = 3
  expect(startOf({ story: [story[0]!, ...setOut], view: v }, f)).toBe(4)
  expect(startOf({ story: setOut, view: v }, f)).toBe(3)
  expect(wayOf({ story: setOut, moves: 5, view: v }, 0)).toEqual([3, 5, 6])
})

test('cards turned up since a knight set out, by the number of the hex', () => {
  const told = (...events: object[]) => ({
    story: events.map((event) => ({ move: 1, event: event as WkEvent })),
  })
  const entered = { what: 'entered', seat: 0, hex: 1, mp: 0 }
  const planned = { what: 'route planned', seat: 0 }
  const up = (...cards: number[]) => ({ what: 'cards turned up', cards })
  const places = (...events: object[]) =>
    turnedUp(told(...events), 0).map(({ card, nth, played }) => [card, nth, played])
  expect(places(up(9), planned, entered, up(3, 4), entered, entered, up(5))).toEqual([
    [3, 1, false],
    [4, 1, false],
    [5, 3, false],
  ])
  const play = (card: number) => ({ what: 'card played', seat: 0, by: 1, card })
  // Two cards alike: one is played, and one only; the next card played is another one.
  expect(places(planned, entered, up(3, 3, 4), play(3))).toEqual([
    [3, 1, true],
    [3, 1, false],
    [4, 1, false],
  ])
  expect(places(planned, entered, up(3, 3, 4), play(3), play(4)).map(([, , played]) => played)).toEqual([
    false,
    false,
    true,
  ])
})
