import { branch, type Game, type Position, type Random, type Seat } from '@midden/kernel'
import { type AnyWits, playOn } from '../search/line.ts'
import type { Moment } from './moments.ts'
import type { Step } from './types.ts'

const Z = 1.96

/** A line counts as at least this much doubt, so that a few that agree do not claim certainty. */
const DOUBT = 1

/** Where lines end: at the end of the match, or of so many rounds more. */
export const untilFor = (wits: AnyWits, s: Position, rounds: number): number => wits.horizon(s) + rounds - 1

/** A world that a seat's view and memory allow. */
export const worldOf = (
  game: Game,
  wits: AnyWits,
  { position, memories }: Moment,
  seat: Seat,
  rng: Random,
): Position => {
  const view = game.view(position, seat)
  return wits.believe?.(view, memories.of(seat), rng) ?? game.imagine(view, rng)
}

/**
 * The chances of all seats by what the players know, taken together: each line is played in a world that one of them
 * thinks possible, everybody in turn.
 */
export function chancesAt(
  game: Game,
  wits: AnyWits,
  moment: Moment,
  rng: Random,
  lines: number,
  rounds: number,
): Pick<Step, 'chance' | 'low' | 'high'> {
  const { position: s } = moment
  const outcome = game.outcome(s)
  if (outcome !== null) {
    const [first] = outcome.ranking
    const chance = Array.from({ length: s.seats }, (_, seat) =>
      first!.includes(seat) ? 1 / first!.length : 0,
    )
    return { chance, low: [...chance], high: [...chance] }
  }
  const ends: number[][] = []
  for (let line = 0; line < lines; line++) {
    const world = worldOf(game, wits, moment, line % s.seats, rng)
    ends.push(playOn(game, wits, world, branch(rng), untilFor(wits, s, rounds)).shares)
  }
  const chance = Array.from(
    { length: s.seats },
    (_, seat) => ends.reduce((sum, shares) => sum + shares[seat]!, 0) / lines,
  )
  const reach = chance.map((mean, seat) => {
    const squares = ends.reduce((sum, shares) => sum + (shares[seat]! - mean) ** 2, DOUBT)
    return (Z * Math.sqrt(squares / lines)) / Math.sqrt(lines)
  })
  return {
    chance,
    low: chance.map((mean, seat) => Math.max(0, mean - reach[seat]!)),
    high: chance.map((mean, seat) => Math.min(1, mean + reach[seat]!)),
  }
}
