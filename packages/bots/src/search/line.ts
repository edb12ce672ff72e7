import {
  type Action,
  apply,
  applyAside,
  check,
  firstOf,
  type Game,
  type GameEvent,
  isRefusal,
  offers,
  owing,
  type Position,
  type Random,
  type Seat,
  type View,
  type Wits,
} from '@midden/kernel'

import { chancesBy, type Net } from '../learned/net.ts'

export type AnyWits = Wits<Position, View, GameEvent>

/** How a line stands where it was cut off: who wins with what chance, and everybody's points. */
export interface Prospect {
  shares: number[]
  points: number[]
  /** points that count for much */
  swing: number
}

/** Chances to win, from points and how far those are still going to move. */
export function sharesOf(points: readonly number[], swing: number): number[] {
  const most = Math.max(...points)
  const heights = points.map((n) => Math.exp((n - most) / swing))
  const all = heights.reduce((sum, height) => sum + height, 0)
  return heights.map((height) => height / all)
}

function standingOf(game: Game, wits: AnyWits, s: Position, learned: Net | undefined): Prospect {
  const outcome = game.outcome(s)
  if (outcome === null) {
    const points = wits.value(s)
    const swing = wits.swing(s)
    const shares = learned === undefined ? sharesOf(points, swing) : chancesBy(learned, wits.features!(s))
    return { shares, points, swing }
  }
  const [first] = outcome.ranking as [Seat[]]
  const shares = Array.from({ length: s.seats }, (_, seat) => (first.includes(seat) ? 1 / first.length : 0))
  return { shares, points: outcome.scores ?? shares, swing: wits.swing(s) }
}

/** Everybody plays by the policy up to the cut: as long as the horizon is not beyond `until`. */
export function playOn(
  game: Game,
  wits: AnyWits,
  s: Position,
  rng: Random,
  until: number,
  learned?: Net,
): Prospect {
  for (let owed = owing(game, s); owed !== 0 && wits.horizon(s) <= until; ) {
    const next = firstOf(owed)
    owed = apply(game, s, next, wits.quick(s, next, offers(game, s, next), rng), null)
  }
  return standingOf(game, wits, s, learned)
}

/** Plays an answer in a world of its own, then everybody on to the cut. */
export function playLine(
  game: Game,
  wits: AnyWits,
  s: Position,
  seat: Seat,
  action: Action,
  rng: Random,
  until: number,
  learned?: Net,
): Prospect {
  const accepted = check(game, s, seat, action)
  if (isRefusal(accepted)) throw new Error(`in a world that its view allows: ${accepted.reason}`)
  if (accepted.aside === null) apply(game, s, seat, action, null)
  else applyAside(game, s, accepted.aside, seat, action, null)
  return playOn(game, wits, s, rng, until, learned)
}
