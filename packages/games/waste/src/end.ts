import type { Outcome, Seat, Tell } from '@midden/kernel'
import { fromBossLeft } from './boss.ts'
import { deckOf, totalValue } from './cards.ts'
import type { WasteEvent } from './events.ts'
import { explainScores } from './explain.ts'
import { ladderOf } from './options.ts'
import type { Steps, Waste } from './position.ts'
import { scoreStations } from './score.ts'

export const stationValues = (s: Waste): number[] =>
  s.stations.map((station) => totalValue(deckOf(s.options.deck), station))

/** WASTE-9.1, 9.2: more points first, then more value; 0 if level on both. */
const compare = (points: readonly number[], values: readonly number[], x: Seat, y: Seat): number =>
  points[y]! - points[x]! || values[y]! - values[x]!

/** WASTE-9.3, 9.4, R30: seats by place; those who share one stand together. */
function placesOf(s: Waste, points: readonly number[], values: readonly number[]): Seat[][] {
  const apart = s.options.finalTie === 'leftOfBoss'
  const order = points.map((_, seat) => seat)
  order.sort((x, y) => compare(points, values, x, y) || fromBossLeft(s, x) - fromBossLeft(s, y))
  const places: Seat[][] = []
  for (const seat of order) {
    const last = places[places.length - 1]
    if (!apart && last !== undefined && compare(points, values, last[0]!, seat) === 0) last.push(seat)
    else places.push([seat])
  }
  for (const place of places) place.sort((x, y) => x - y)
  return places
}

interface Final {
  points: number[]
  values: number[]
  places: Seat[][]
}

function finalOrder(s: Waste): Final {
  const points = scoreStations(s.stations, ladderOf(s.options)).map((score) => score.points)
  const values = stationValues(s)
  return { points, values, places: placesOf(s, points, values) }
}

function tellTies({ points, values, places }: Final, tell: (event: WasteEvent) => void): void {
  places.forEach((place, i) => {
    const seat = place[0]!
    const above = places[i - 1]?.[0]
    if (above !== undefined && points[above] === points[seat]) {
      if (values[above] === values[seat])
        tell({ what: 'level on value', clause: 'WASTE-R30', seat: above, over: seat })
      else {
        const both: [number, number] = [values[above]!, values[seat]!]
        tell({ what: 'level on points', clause: 'WASTE-9.2', seat: above, over: seat, values: both })
      }
    }
    const number = 1 + places.slice(0, i).flat().length
    if (place.length > 1)
      tell({ what: 'place shared', clause: 'WASTE-9.3', place: number, seats: place.slice() })
  })
}

function tellEnd(s: Waste, tell: Tell<WasteEvent>): void {
  if (tell === null) return
  const final = finalOrder(s)
  tell({ what: 'final order', clause: 'WASTE-9.1', ...final })
  tellTies(final, tell)
  tell({
    what: 'all is shown',
    clause: 'WASTE-9.5',
    drawPile: s.pile.toReversed(),
    burnt: s.unseen.slice(),
    reveals: true,
  })
}

export const end: Steps = [
  {
    name: 'final order',
    clause: 'WASTE-9.1',
    run(s, _f, tell) {
      tellEnd(s, tell)
      return 'done'
    },
  },
]

export function outcome(s: Waste): Outcome | null {
  if (s.stack.length > 0) return null
  const { points, values, places } = finalOrder(s)
  return { ranking: places, scores: points, breakdown: explainScores(s, values) }
}
