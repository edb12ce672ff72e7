import { only, type Seat } from '@midden/kernel'
import { bringDown } from '../effects/fight.ts'
import { use } from '../effects/pay.ts'
import { nothing } from '../effects/scene.ts'
import type { Source } from '../effects/sources.ts'
import { usable } from '../effects/usable.ts'
import type { Wk } from '../position.ts'
import type { Procedure } from '../types.ts'
import { isSpent } from './counters.ts'

/** What can save him: only what lies open, so that being asked tells nobody anything (WK-30.11). */
const saving = (s: Wk, seat: Seat): Source[] => usable(s, seat, 'ko', nothing, false)

/** WK-21.1: replaced if he can, else he falls where he is. */
export const knockout: Procedure<'knockout'> = [
  {
    name: 'instead of falling',
    clause: 'WK-21.1',
    owed: (s, f) =>
      !f.asked && isSpent(s.knights[f.seat]!) && saving(s, f.seat).length > 0 ? only(f.seat) : 0,
    offer: (s, f) => [{ act: 'use', of: saving(s, f.seat).map(({ line }) => line.no) }, { act: 'fall' }],
    take(s, f, seat, a, tell) {
      f.asked = true
      const source = saving(s, seat).find(({ line }) => line.no === a.n)
      if (a.act === 'use') use(s, seat, source!, seat, -1, tell)
    },
  },
  {
    name: 'fall',
    clause: 'WK-21.3',
    run(s, f, tell) {
      const k = s.knights[f.seat]!
      if (!f.falls) bringDown(s, f.seat, isSpent(k))
      if (!f.falls || !isSpent(k)) return undefined
      k.down = true
      tell?.({ what: 'fell unconscious', clause: 'WK-21.3', seat: f.seat, hex: k.hex })
      return undefined
    },
  },
]
