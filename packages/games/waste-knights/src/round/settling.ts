import { all, only } from '@midden/kernel'
import type { SetupFrame } from '../frames/round.ts'
import { missionNumber, missionsFor } from '../missions/rows.ts'
import { missionSetup } from '../missions/setup.ts'
import { isAtHand } from '../missions/villains.ts'
import type { Wk } from '../position.ts'
import { roundWaster } from '../roles.ts'
import type { Procedure, Tell } from '../types.ts'

/** WK-3.17: the missions playable with this number and these cards. */
const choices = (s: Wk): number[] => missionsFor(s.seats, (id) => isAtHand(s, id))

function settle(s: Wk, mission: number, tell: Tell): void {
  s.quest.mission = mission
  tell?.({ what: 'mission settled', clause: 'WK-3.17', mission })
}

/** Who has not said which mission he wants; nobody is asked where the table has settled it. */
function open(s: Wk, f: SetupFrame): number {
  if (s.options.mission !== 'agree') return 0
  let seats = all(s.seats)
  for (let seat = 0; seat < s.seats; seat++) if (f.votes[seat] !== -1) seats &= ~only(seat)
  return seats
}

/** WK-3.17: what all want, else what the Waster chooses. */
export const settling: Procedure<'setup'> = [
  {
    name: 'agree on a mission',
    clause: 'WK-3.17',
    sealed: true,
    owed: (s, f) => open(s, f),
    offer: (s) => [{ act: 'mission', of: choices(s) }],
    take(_s, f, seat, a, tell) {
      f.votes[seat] = a.n!
      tell?.({ what: 'voted', clause: 'WK-3.17', seat, mission: a.n!, only: only(seat) })
      tell?.({ what: 'voted', clause: 'WK-3.17', seat, only: ~only(seat) })
    },
    close(s, f, tell) {
      if (s.options.mission !== 'agree') settle(s, missionNumber(s.options.mission), tell)
      else {
        tell?.({ what: 'votes shown', clause: 'WK-3.17', votes: f.votes.slice(), reveals: true })
        if (f.votes.every((vote) => vote === f.votes[0])) settle(s, f.votes[0]!, tell)
      }
      return undefined
    },
  },
  {
    name: 'choose the mission',
    clause: 'WK-3.17',
    owed: (s) => (s.quest.mission < 0 ? only(roundWaster(s)) : 0),
    offer: (s) => [{ act: 'mission', of: choices(s) }],
    take: (s, _f, _seat, a, tell) => settle(s, a.n!, tell),
  },
  {
    name: 'mission setup',
    clause: 'WK-3.1',
    run(s, _f, tell) {
      missionSetup(s, tell)
      return undefined
    },
  },
]
