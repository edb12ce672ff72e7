import type { Action, Offer } from '@midden/kernel'
import { type WkView, wayTo } from '@midden/waste-knights/reading'
import { aimOf } from '../reasons.ts'
import { nextFrom, ownMove, reach } from './draft.ts'

/** The road a hint means: whole where it says where to, a hex where it says the next; null where it is about none. */
export function adviceOf(
  v: WkView,
  menu: readonly Offer[],
  hint: Action | null,
): { mode: 'foot' | 'vehicle'; route: readonly number[] } | null {
  const f = ownMove(v)
  if (f === null || hint === null) return null
  const { act, n = -1 } = hint
  const mode = act === 'foot' || f.mode === 'foot' ? 'foot' : 'vehicle'
  if (act === 'hex') return { mode, route: [...f.route, n] }
  if (act === 'foot') {
    const hex = aimOf(v, menu, hint)
    return hex !== undefined && nextFrom(v, 'foot', []).includes(hex) ? { mode, route: [hex] } : null
  }
  const { cheap, quiet, ends, quieter } = reach(v, f)
  const hex = act === 'vehicle' ? (aimOf(v, menu, hint) ?? -1) : n
  if (act === 'quietly to' && quieter.includes(hex)) return { mode, route: wayTo(quiet, hex) }
  return (act === 'to' || act === 'vehicle') && ends.includes(hex) ? { mode, route: wayTo(cheap, hex) } : null
}
