import { below, type Seat, type Tell } from '@midden/kernel'
import type { WasteEvent } from './events.ts'
import { ROUNDS, roundNeeds } from './options.ts'
import type { Steps, Waste } from './position.ts'
import { distanceLeft } from './ring.ts'
import { makeStanding } from './standing.ts'

/** How far to the left of the boss a seat sits; the boss is farthest. */
export const fromBossLeft = (s: Waste, seat: Seat): number => distanceLeft(s.boss, seat, s.seats)

function nameFirstBoss(s: Waste, tell: Tell<WasteEvent>): void {
  s.boss = s.options.firstBoss === 'chosen' ? s.options.bossSeat : below(s.rng, s.seats, 'boss')
  tell?.({ what: 'first boss', clause: 'WASTE-2.2', seat: s.boss })
}

/** WASTE-2.4: of those with the fewest points, the nearest to the left of the boss. */
function consoled(s: Waste, points: readonly number[]): Seat {
  const fewest = Math.min(...points)
  let seat = s.boss
  do seat = (seat + 1) % s.seats
  while (points[seat] !== fewest)
  return seat
}

function moveBoss(s: Waste, tell: Tell<WasteEvent>): void {
  const from = s.boss
  const points = makeStanding(s).map((score) => score.points)
  s.boss = consoled(s, points)
  if (tell === null) return
  const fewest = points[s.boss]!
  const level = points.filter((total) => total === fewest).length > 1
  const clause = level ? 'WASTE-2.4' : s.boss === from ? 'WASTE-2.5' : 'WASTE-2.3'
  tell({ what: 'boss', clause, seat: s.boss, from, points: fewest })
}

export const boss: Steps = [
  {
    name: 'round',
    clause: 'WASTE-1.3',
    run(s, _f, tell) {
      if (s.round === ROUNDS) return 'final order'
      if (s.pile.length < roundNeeds(s.seats)) {
        tell?.({ what: 'round not played', clause: 'WASTE-3.12', round: s.round + 1 })
        return 'final order'
      }
      return undefined
    },
  },
  {
    name: 'boss',
    clause: 'WASTE-2.1',
    run(s, _f, tell) {
      if (s.round === 0) nameFirstBoss(s, tell)
      else moveBoss(s, tell)
      s.round++
      return undefined
    },
  },
]
