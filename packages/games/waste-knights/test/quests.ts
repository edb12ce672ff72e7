import { offers, owing, seatsIn, seeded, settle, stepNumber } from '@midden/kernel'
import { plays } from '@midden/kernel/testing'
import type { WkEvent } from '../src/events.ts'
import type { CombatFrame } from '../src/frames/combat.ts'
import { wasteKnights } from '../src/index.ts'
import type { WkOptions } from '../src/options.ts'
import type { Wk } from '../src/position.ts'
import { missionHook } from '../src/push.ts'
import { roundWaster } from '../src/roles.ts'
import { bare, ready, stage, type WkMatch } from './stage.ts'

type Mission = WkOptions['mission']

/** A table playing this mission, nobody with more than what is printed, in the middle of a round. */
export function questing(
  mission: Mission,
  seats: number,
  change: (s: Wk) => void,
  options: Partial<WkOptions> = {},
): WkMatch {
  return stage(ready(seats, { options: { ...options, mission } }), (s) => {
    bare(s)
    change(s)
  })
}

/** Step 1d of this round; seat 0 is First Player. */
export function step1d(
  mission: Mission,
  seats: number,
  round: number,
  change: (s: Wk) => void = () => {},
): WkMatch {
  return questing(mission, seats, (s) => {
    s.phase = 'waster'
    s.active = -1
    s.round = round
    change(s)
    missionHook(s, 'waster step', roundWaster(s))
  })
}

/** The combat on top ends now: A wins, B wins, or nobody does. */
export function decide(match: WkMatch, winner: 0 | 1 | 2): WkEvent[] {
  const { position: s } = match
  while (s.stack.at(-1)!.at !== 'combat') s.stack.pop()
  const f = s.stack.at(-1) as CombatFrame
  f.clash = 3
  f.dominance = [1, -1, 0][winner]!
  f.step = stepNumber(wasteKnights.program, 'combat', 'outcome')
  const events: WkEvent[] = []
  settle(wasteKnights, s, (event) => void events.push(event))
  return events.concat(standBy(match, 'combat'))
}
/** Answers with the defaults of section 5 as long as a frame of this kind is on the stack. */
export function standBy(match: WkMatch, kind: string): WkEvent[] {
  const events: WkEvent[] = []
  const rng = seeded('stand by')
  while (match.position.stack.some((f) => f.at === kind)) {
    const [seat] = seatsIn(owing(wasteKnights, match.position))
    const list = offers(wasteKnights, match.position, seat!)
    const a = wasteKnights.standIn(wasteKnights.view(match.position, seat!), seat!, list, rng)
    events.push(...plays(match, [seat!, a]))
  }
  return events
}
export const combatNow = (match: WkMatch): CombatFrame | undefined =>
  match.position.stack.findLast((f): f is CombatFrame => f.at === 'combat')
export const resultOf = (match: WkMatch): [number, string] | null => {
  const { result } = match.position
  return result === null ? null : [result.winners, result.how]
}

/** The last event: it shows who won, and by that what lay hidden. */
export const gameOver = (clause: string, winners: number, how: string) => ({
  what: 'game over',
  clause,
  winners,
  how,
  reveals: true,
})
