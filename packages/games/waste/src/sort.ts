import type { Steps } from './position.ts'
import { makeStanding } from './standing.ts'
import { put } from './zones.ts'

export const sort: Steps = [
  {
    name: 'sort',
    clause: 'WASTE-7.1',
    run(s, _f, tell) {
      for (let seat = 0; seat < s.seats; seat++) {
        const hand = s.hands[seat]!
        for (const card of hand) put(s.stations[seat]!, card)
        tell?.({ what: 'laid', clause: 'WASTE-7.1', seat, cards: hand.slice(), reveals: true })
        s.hands[seat] = []
      }
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
