import type { Seat } from '@midden/kernel'
import { change, ofOne } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import { SKILLS } from '../content/names.ts'
import type { Need } from '../content/rows.ts'
import type { AttemptFrame } from '../frames/tasks.ts'
import { worth } from '../gear/worth.ts'
import type { Owned, Table, Wk } from '../position.ts'
import { accomplish, payGear, startCheck } from '../push.ts'
import type { Procedure, Tell } from '../types.ts'

const PASSED = 1

const needOf = (s: Table, f: AttemptFrame): Need | null => {
  const row = cards(s).tasks[f.card]!.private!
  if (!f.second) return row.first.need
  return 'need' in row.second ? row.second.need : null
}
const ownOf = (s: Table, f: AttemptFrame): Owned | undefined =>
  s.knights[f.seat]!.tasks.find(({ card }) => card === f.card)

/** Gives or suffers what is asked for, or starts the check; where nothing is asked for, exploring is enough. */
function meet(s: Wk, seat: Seat, need: Need, tell: Tell): void {
  if (need.need === 'check') startCheck(s, seat, 'task', [SKILLS.indexOf(need.skill)], need.difficulty)
  if (need.need === 'gear') payGear(s, seat, need.n * worth(s, need.colour))
  if (need.need === 'suffer') change(s, seat, ofOne('rad', need.n), 'WK-13.5', tell)
  if (need.need === 'lose') change(s, seat, ofOne('hp', -need.n), 'WK-13.5', tell)
  if (need.need === 'spend') change(s, seat, ofOne(need.what, -need.n), 'WK-1.7', tell)
}

/** WK-13.5: the card moves to his area with the markers it has, the space stays empty. */
function accept(s: Wk, f: AttemptFrame, tell: Tell): void {
  const own = ownOf(s, f)
  if (own !== undefined) own.accepted = true
  else {
    const space = s.posted.findIndex(({ card }) => card === f.card)
    const { markers } = s.posted[space]!
    s.posted[space] = { card: -1, markers: 0 }
    s.knights[f.seat]!.tasks.push({ card: f.card, markers, space, accepted: true, shown: true })
  }
  tell?.({ what: 'task accepted', clause: 'WK-13.5', seat: f.seat, card: f.card })
}

/** Trying to fulfil a requirement of a private task (WK-13.5 to WK-13.8). */
export const attempt: Procedure<'attempt'> = [
  {
    name: 'reveal and attempt',
    clause: 'WK-28.6',
    run(s, f, tell) {
      const { seat, card, second } = f
      const own = ownOf(s, f)
      if (own?.shown === false) {
        own.shown = true
        tell?.({ what: 'task revealed', clause: 'WK-28.6', seat, card, reveals: true })
      }
      tell?.({ what: 'task attempted', clause: second ? 'WK-13.8' : 'WK-13.7', seat, card, second })
      return undefined
    },
  },
  {
    name: 'meet the requirement',
    clause: 'WK-13.5',
    run(s, f, tell) {
      const need = needOf(s, f)
      f.outcome = PASSED
      if (need !== null) meet(s, f.seat, need, tell)
      return undefined
    },
  },
  {
    name: 'requirement met or not',
    clause: 'WK-13.8',
    run(s, f, tell) {
      const { seat, card, second } = f
      if (f.outcome !== PASSED || s.knights[seat]!.down)
        tell?.({ what: 'attempt failed', clause: second ? 'WK-13.22' : 'WK-13.7', seat, card })
      else if (second) accomplish(s, seat, card)
      else accept(s, f, tell)
      return undefined
    },
  },
]
