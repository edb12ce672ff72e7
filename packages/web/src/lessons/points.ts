import { type Action, allowed, type Offer } from '@midden/kernel'
import { doing } from '../table/pick.ts'
import type { Like } from './course.ts'
import { fits } from './like.ts'

/** The one yellow button, once the right thing is picked. */
const COMMIT = '.confirm .btn-go'

const control = (name: string): string => `[data-does="${name}"]`
const free = ':not([aria-pressed="true"])'

/** The controls that lead to an action like this, after what is picked already. */
function ways({ act, n, ns, with: side }: Like, picked: Action | null): string[] {
  const chosen = picked?.act === act ? (picked.ns ?? []) : []
  if (ns !== undefined) {
    const missing = ns
      .filter((piece) => !chosen.includes(piece))
      .map((n) => control(doing({ act, n })) + free)
    const extra = chosen.filter((piece) => !ns.includes(piece)).map((n) => control(doing({ act, n })))
    return ns.length === 0 && extra.length === 0 ? [control(act)] : [...extra, ...missing]
  }
  if (n !== undefined) return [control(doing({ act, n, ...(side !== undefined && { with: side }) })) + free]
  return [control(act) + free, `[data-does^="${act} "]${free}`]
}

/** Where to tap next, as a selector: what leads to one of these, or the button that plays what is picked. */
export function pointsAt(likes: readonly Like[], offers: readonly Offer[], picked: Action | null): string {
  if (picked !== null && likes.some((like) => fits(like, picked)) && allowed(offers, picked)) return COMMIT
  return likes.flatMap((like) => ways(like, picked)).join(', ')
}
