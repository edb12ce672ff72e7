import { type Go, leftOf, only, type Seat, shuffle } from '@midden/kernel'
import { ACC } from './cards.ts'
import { payCompulsory } from './credit.ts'
import { strike } from './deal.ts'
import type { Mat, WorksTell } from './events.ts'
import { lastRound } from './options.ts'
import type { Company, RoundFrame, Works } from './position.ts'
import { rank, scoresOf } from './score.ts'

const matOf = ({ column, row, R, M, W, waste, tower, loans }: Company): Mat => ({
  column,
  row,
  R,
  M,
  W,
  waste,
  tower,
  loans,
})

/** IW-11.1: €1 for every worker. */
export function payWorkers(s: Works, _f: RoundFrame, tell: WorksTell): Go {
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    const c = s.companies[seat]!
    const paid = c.row
    if (tell !== null) {
      const told = { what: 'wages', clause: 'IW-11.1', seat, paid, mat: matOf(c), reveals: true } as const
      tell({ ...told, cash: c.cash, only: only(seat) })
      tell({ ...told, only: ~only(seat) })
    }
    payCompulsory(s, seat, paid, 'wages', tell)
  }
  return undefined
}

/** IW-12.1: column 20 was reached, or the round limit. */
export function endOrGoOn(s: Works, _f: RoundFrame, tell: WorksTell): Go {
  if (!s.ending && s.round < lastRound(s.options)) return undefined
  tell?.({ what: 'last round over', clause: 'IW-12.1', round: s.round })
  return 'final accident'
}

/** IW-12.2: a deck that has shown the Accident is shuffled anew, the Accident and the discards with it. */
function shuffleAll(s: Works, tell: WorksTell): void {
  for (let i = 0; i < s.discards.length; i++) s.deck.push(s.discards[i]!)
  s.deck.push(ACC)
  s.discards.length = 0
  s.aside = false
  shuffle(s.rng, s.deck, 'deck')
  tell?.({ what: 'all shuffled', clause: 'IW-12.2', cards: s.deck.length, names: s.options.cardNames })
}

export function closeRound(s: Works, f: RoundFrame, tell: WorksTell): Go {
  if (s.aside) shuffleAll(s, tell)
  const from = s.start
  s.start = leftOf(from, s.seats)
  tell?.({ what: 'marker', clause: 'IW-12.4', seat: s.start, from })
  s.round++
  f.place = 0
  return 'new round'
}

/** IW-13.3: once more for everybody, whatever happened before. */
export function finalAccident(s: Works, _f: RoundFrame, tell: WorksTell): Go {
  tell?.({ what: 'accident', clause: 'IW-13.3', final: true, names: s.options.cardNames })
  strike(s, true)
  return undefined
}

/** IW-13.4, 13.10: purses are opened and counted. */
export function scoreUp(s: Works, _f: RoundFrame, tell: WorksTell): Go {
  if (tell === null) return 'done'
  const points = scoresOf(s)
  points.forEach((each, seat) => {
    tell({ what: 'scored', clause: 'IW-13.4', seat, points: each, reveals: true })
  })
  tell({ what: 'ranking', clause: 'IW-13.8', ranking: rank(points) })
  return 'done'
}
