import { needsOf } from './logic/known.ts'
import type { PanProps } from './parts/names.ts'
import type { PanText } from './text/text.ts'

/** More rivals than this are not named one by one. */
const FEW = 2

/** What would keep a card from winning its trick. With aids, what can no longer happen is left out: its cards have all been seen. */
export function needsIn(t: PanText, { view, aids }: Pick<PanProps, 'view' | 'aids'>, value: number): string {
  const { twins, rivals } = needsOf(view, value)
  const possible = aids ? rivals.filter(({ unseen }) => unseen > 0) : rivals
  const safe = aids && twins === 0
  const spoilt: string[] = safe ? [] : [t.needs.twin(value)]
  if (value === 1) return safe ? `${t.needs.safe}; ${t.needs.mouse}` : t.needs.mouse
  if (possible.length > FEW) spoilt.push(t.needs.above)
  else if (possible.length > 0) spoilt.push(t.needs.rivals(possible.map((rival) => String(rival.value))))
  if (spoilt.length === 0) return t.needs.sure
  return safe ? `${t.needs.safe}; ${t.needs.unless(spoilt)}` : t.needs.unless(spoilt)
}
