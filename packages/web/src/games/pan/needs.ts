import { needsOf } from './logic/known.ts'
import type { PanProps } from './parts/names.ts'
import type { PanText } from './text/text.ts'

/** More rivals than this are not named one by one. */
const FEW = 2

/** What a card needs to win its trick. With aids, what can no longer happen is left out: its cards have all been seen. */
export function needsIn(t: PanText, { view, aids }: Pick<PanProps, 'view' | 'aids'>, value: number): string {
  const { twins, rivals } = needsOf(view, value)
  const possible = aids ? rivals.filter(({ unseen }) => unseen > 0) : rivals
  const safe = aids && twins === 0
  const needs: string[] = safe ? [] : [t.needs.twin(value)]
  if (value === 1) needs.push(t.needs.mouse)
  else if (possible.length > FEW) needs.push(t.needs.above)
  else if (possible.length > 0) needs.push(t.needs.rivals(possible.map((rival) => String(rival.value))))
  if (needs.length === 0) return t.needs.sure
  return safe ? `${t.needs.safe}; ${t.needs.start(needs)}` : t.needs.start(needs)
}
