import type { Action } from '@midden/kernel'
import type { Draft, RearrangeFrame } from '../frames/gear.ts'
import { planOf } from '../gear/drafts.ts'
import type { WkView } from '../view/view.ts'
import { gearName, placeName } from './names.ts'

/** A card of the plan; copies in the same place are told apart by their number. */
function named(v: WkView, plan: readonly Draft[], i: number): string {
  const draft = plan[i]
  if (draft === undefined) return `card ${i + 1}`
  const alike = (other: Draft): boolean => other.held.card === draft.held.card && other.to === draft.to
  const copy = plan.filter(alike).length > 1 ? `, card ${i + 1}` : ''
  return `${gearName(v, draft.held.card)} (${placeName(draft.to)}${copy})`
}

/** Labels for what a knight can do while he rearranges his gear: his own plan, whoever else is at it. */
export function rearrangeLabel(v: WkView, f: RearrangeFrame, { act, n = 0 }: Action): string | null {
  if (act === 'done') return 'Leave it like this'
  if (act === 'as before') return 'Leave it as it was'
  if (v.me === null) return null
  const plan = planOf(v, f, v.me)
  const first = Math.floor(n / 100)
  const second = n % 100
  switch (act) {
    case 'put':
      return `${named(v, plan, first)} to: ${placeName(second)}`
    case 'attach':
      return `Attach ${named(v, plan, first)} to ${named(v, plan, second)}`
    case 'detach':
      return `Take ${gearName(v, plan[first]?.held.plus[second]?.card ?? -1)} off ${named(v, plan, first)}`
    case 'discard':
      return `Discard ${named(v, plan, n)}`
    default:
      return null
  }
}
