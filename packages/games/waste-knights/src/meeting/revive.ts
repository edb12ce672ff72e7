import { numberAt } from '../board/hexes.ts'
import { change, lift, still } from '../bodies/counters.ts'
import { startSwap } from '../push.ts'
import { revived } from '../tasks/goals.ts'
import type { Procedure } from '../types.ts'
import { mayDeal } from './company.ts'

const HEALED = 2

/** Bringing a knight round (WK-10.5). */
export const revive: Procedure<'revive'> = [
  {
    name: 'bring round',
    clause: 'WK-10.5',
    run(s, f, tell) {
      const { seat, other } = f
      const k = s.knights[other]!
      k.down = false
      tell?.({ what: 'revived', clause: 'WK-10.5', seat, other })
      lift(s, other, HEALED, 'WK-10.5', tell)
      change(s, seat, { ...still, rep: 1 }, 'WK-10.5', tell)
      revived(s, seat)
      return undefined
    },
  },
  {
    name: 'deal after a revival',
    clause: 'WK-10.5',
    run(s, { seat, other }) {
      if (mayDeal(s, numberAt(s, s.knights[seat]!.hex))) startSwap(s, seat, other)
      return undefined
    },
  },
]
