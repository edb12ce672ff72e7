import type { Seat } from '@midden/kernel'
import { mark } from '../gear/marks.ts'
import type { Wk } from '../position.ts'
import type { Tell } from '../types.ts'
import { available, hasText } from './sources.ts'

/**
 * What is left of something bad after the replacements a knight has at hand; they work by themselves, marking where
 * their text says so. An unconscious knight uses nothing (WK-21.4).
 */
export function prevented(
  s: Wk,
  seat: Seat,
  what: 'rad' | 'contamination' | 'vehicle damage',
  amount: number,
  tell: Tell,
): number {
  const k = s.knights[seat]!
  if (k.down || amount === 0 || !hasText(s, seat, 'would')) return amount
  let left = amount
  for (const { line, slot, marked } of available(s, seat, undefined, 'would')) {
    if (line.would !== what || left === 0) continue
    const marks = line.pay.includes('mark')
    if (marks && marked) continue
    if (marks) mark(k, slot)
    left = Math.max(0, left - line.prevents)
    tell?.({ what: 'prevented', clause: 'WK-22.5', seat, line: line.no })
  }
  return left
}
