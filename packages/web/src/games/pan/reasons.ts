import type { Action } from '@midden/kernel'
import { approximate, chanceOf, isSolvable } from '@midden/pan'
import { takeableBy } from './logic/known.ts'
import { needsIn } from './needs.ts'
import { callIn, type PanProps } from './parts/names.ts'
import type { PanText } from './text/text.ts'

/** With two left everything can be counted out; the chance itself is said only where odds are. */
function counted(t: PanText, { view, aids }: PanProps, action: Action): string {
  return aids ? t.hint.counted(Math.round(approximate(chanceOf(view, action)) * 100)) : t.hint.best
}

/** Why the steady bot does this: the reasons it weighs, from what the viewer knows. */
export function reasonIn(t: PanText, props: PanProps, action: Action): string | null {
  const { view, aids } = props
  if (action.act === 'commit') return `${t.hint.commit} ${t.hint.card(needsIn(t, props, action.n!))}`
  if (view.me === null) return null
  if (isSolvable(view)) return counted(t, props, action)
  const risk = aids ? t.oneIn(view.left) : t.hint.thisRisk
  const next = view.order[(view.order.indexOf(view.me) + 1) % view.active]!
  const there = Math.min(view.active, takeableBy(view, view.me))
  switch (action.act) {
    case 'flip':
      return view.fronts[view.me]!.length === 0 ? t.hint.mustFlip : t.hint.flip(risk)
    case 'reshuffle':
      return view.fronts[view.me]!.length === 1 ? t.hint.reshuffleLast : t.hint.reshuffle(risk)
    case 'skip':
      return t.hint.skip(callIn(props, t)(next))
    case 'go':
      return t.hint.go(there, risk)
    case 'stop':
      return t.hint.stop(there, risk)
    default:
      return t.hint.take
  }
}
