import type { Steps } from './position.ts'
import { scoreChanges } from './score.ts'
import { makeStanding, stationScores } from './standing.ts'
import { put } from './zones.ts'

export const sort: Steps = [
  {
    name: 'sort',
    clause: 'WASTE-7.1',
    run(s, _f, tell) {
      const { hands } = s
      const before = tell === null ? [] : stationScores(s)
      for (let seat = 0; seat < s.seats; seat++) for (const card of hands[seat]!) put(s.stations[seat]!, card)
      s.hands = hands.map(() => [])
      if (tell === null) return undefined
      const scored = scoreChanges(before, stationScores(s))
      hands.forEach((cards, seat) => {
        const own = scored.filter((change) => change.seat === seat)
        tell({ what: 'laid', clause: 'WASTE-7.1', seat, cards, scored: own, reveals: true })
      })
      return undefined
    },
  },
  {
    name: 'standing',
    clause: 'WASTE-7.3',
    run(s, _f, tell) {
      tell?.({ what: 'standing', clause: 'WASTE-7.3', round: s.round, scores: makeStanding(s) })
      return 'round'
    },
  },
]
