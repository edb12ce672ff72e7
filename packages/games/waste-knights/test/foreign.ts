import { expect } from 'vitest'
import type { WkFrame } from '../src/frames/index.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { bareTable } from './stage.ts'

export type Change = (s: Wk) => unknown
/** What the audit says of a table of three, bare of gear, after this change. */
export function audited(change: Change): string | null {
  const s = wasteKnights.clone(bareTable(() => {}).position)
  change(s)
  return wasteKnights.audit(s)
}
export const refused = (rows: readonly (readonly [string | null, Change])[]): void => {
  for (const [why, change] of rows) expect(audited(change), String(change)).toBe(why)
}
/** The same after this frame lies on top of all; its reason names its depth. */
export const topped = (rows: readonly (readonly [string | null, WkFrame, Change?])[]): void => {
  for (const [why, f, change] of rows)
    expect(
      audited((s) => {
        change?.(s)
        s.stack.push(f)
      }),
      JSON.stringify(f),
    ).toBe(why === null || why.startsWith('the match') ? why : `stack[2]: ${why}`)
}
/** Nothing is wrong with the frame; it only does not wait for anybody. */
export const NOBODY = 'the match waits for somebody'
