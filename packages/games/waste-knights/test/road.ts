import { owing, type Seat, seatsIn, settle, stepNumber } from '@midden/kernel'
import { asked, plays } from '@midden/kernel/testing'
import { sold } from '../src/content/catalogue.ts'
import type { WkEvent } from '../src/events.ts'
import type { CombatFrame } from '../src/frames/combat.ts'
import type { MoveFrame, WildFrame } from '../src/frames/road.ts'
import { wasteKnights } from '../src/index.ts'
import type { WkOptions } from '../src/options.ts'
import type { Knight, Wk } from '../src/position.ts'
import { playWild, startMove } from '../src/push.ts'
import { post } from './arena.ts'
import { type Draws, deal, hexAt, ready, stage, strip, tb1, type WkMatch, wild } from './stage.ts'

/** The Waster of seat 0 with three players, and somebody who has no part in the move. */
export const WASTER = 2
export const RIVAL = 1

const TB1 = tb1().position.tiles

export interface Road {
  /** wasteland cards on top of the deck, first to be drawn first */
  deck?: string[]
  knights?: string[]
  vehicles?: string[]
  options?: Partial<WkOptions>
  draws?: Draws
  change?: (s: Wk) => void
}

/** These wasteland cards lie on top of the deck. */
function stack(s: Wk, ids: readonly string[]): void {
  for (const id of ids.toReversed()) {
    s.wild.deck.splice(s.wild.deck.indexOf(wild(id)), 1)
    s.wild.deck.push(wild(id))
  }
}

/** Fixture board TB-1, seat 0 (Ned, a Strider) on Gangraen, the others far away; no gear but what is printed. */
function scene(s: Wk, given: Road): void {
  s.tiles = TB1.slice()
  for (const seat of s.knights.keys()) {
    strip(s, seat)
    deal(s, seat, [])
    s.knights[seat]!.hex = hexAt(-3, 3)
  }
  s.knights[0]!.hex = 0
  post(s, 'C11')
  stack(s, given.deck ?? [])
  given.change?.(s)
}
const table = (given: Road, start: (s: Wk) => void): WkMatch =>
  stage(
    ready(3, {
      knights: given.knights ?? ['K11', 'K06', 'K07'],
      vehicles: given.vehicles ?? ['V01', 'V02', 'V03'],
      options: given.options ?? {},
    }),
    (s) => {
      scene(s, given)
      start(s)
    },
    given.draws ?? [],
  )

/** Seat 0 is about to move. */
export const onTheRoad = (given: Road = {}): WkMatch => table(given, (s) => startMove(s, 0))
/** Every knight moves in round order. */
export const moveStep = (given: Road = {}): WkMatch =>
  table(given, (s) => void s.stack.push({ at: 'moves', step: 0, turn: 0 }))

/** Seat 0 has just entered (0,1), the first hex of two, by vehicle, and this card is played on him. */
export function faceToFace(id: string, given: Road = {}): WkMatch {
  return table(given, (s) => {
    const k = s.knights[0]!
    startMove(s, 0)
    const f = s.stack.at(-1) as MoveFrame
    f.step = stepNumber(wasteKnights.program, 'move', 'approach somebody')
    Object.assign(f, { mode: 'vehicle', route: [hexAt(0, 1), hexAt(0, 2)], i: 1, spent: 1, played: true })
    f.pool = 3
    f.from = 0
    k.hex = hexAt(0, 1)
    stack(s, [id])
    playWild(s, 0, s.wild.deck.pop()!)
  })
}

export const moveOf = (match: WkMatch): MoveFrame =>
  match.position.stack.findLast((f): f is MoveFrame => f.at === 'move')!
export const wildOf = (match: WkMatch): WildFrame =>
  match.position.stack.findLast((f): f is WildFrame => f.at === 'wild')!
export const mover = (match: WkMatch): Knight => match.position.knights[0]!
/** How much of something is known to be there: the move is over when its frame is gone. */
export const isOver = (match: WkMatch): boolean => moveOf(match) === undefined

/** Drives along these hexes: planned one by one and confirmed. */
export function drive(match: WkMatch, ...route: [number, number][]): WkEvent[] {
  return plays(
    match,
    [0, { act: 'vehicle' }],
    ...route.map(([q, r]) => [0, { act: 'hex', n: hexAt(q, r) }] as const),
    [0, { act: 'go' }],
  )
}
export const walk = (match: WkMatch, q: number, r: number): WkEvent[] =>
  plays(match, [0, { act: 'foot' }], [0, { act: 'hex', n: hexAt(q, r) }])
export const waits = (match: WkMatch): WkEvent[] => plays(match, [WASTER, { act: 'wait' }])
export const goesOn = (match: WkMatch): WkEvent[] => plays(match, [0, { act: 'continue' }])
export const playsOn = (match: WkMatch, id: string): WkEvent[] =>
  plays(match, [WASTER, { act: 'play', n: wild(id) }])
export const faces = (match: WkMatch): WkEvent[] => plays(match, [0, { act: 'face' }])
export const escapes = (match: WkMatch): WkEvent[] => plays(match, [0, { act: 'escape' }])

/** What the question that is open is called. */
export const question = (match: WkMatch): string => asked(match).join(' ')
/** Answers of somebody until another question than these comes up. */
export function answering(match: WkMatch, answers: Readonly<Record<string, string>>): WkEvent[] {
  const events: WkEvent[] = []
  for (;;) {
    const [seat] = seatsIn(owing(wasteKnights, match.position))
    const act = answers[question(match).replace(/^\d:/, '')]
    if (act === undefined || seat === undefined) return events
    events.push(...plays(match, [seat as Seat, { act }]))
  }
}

/** The fight on the table is decided there and then: won by wounds, or lost by dominance. */
export function decide(match: WkMatch, won: boolean): WkEvent[] {
  const { position: s } = match
  const events: WkEvent[] = []
  while (s.stack.at(-1)!.at !== 'combat') s.stack.pop()
  const f = s.stack.at(-1) as CombatFrame
  f.step = stepNumber(wasteKnights.program, 'combat', 'outcome')
  if (won) f.wounds = sold.wild[f.foe]!.fighter!.health
  else f.dominance = -1
  settle(wasteKnights, s, (event) => void events.push(event))
  return events
}
