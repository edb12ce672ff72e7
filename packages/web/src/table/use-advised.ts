import type { Action } from '@midden/kernel'
import { doing } from './pick.ts'
import { useSheet } from './use-sheet.ts'

/** The pieces a hint means, by what a tap on each of them does. */
export function advised({ act, n, ns, with: side }: Action): string {
  if (ns === undefined) {
    const does = { act, ...(n !== undefined && { n }), ...(side !== undefined && { with: side }) }
    return `[data-does="${doing(does)}"]`
  }
  return ns.map((each) => `[data-does="${doing({ act, n: each })}"]`).join(', ')
}

const DASHES = 'outline: 4px dashed var(--advice); outline-offset: 2px; border-radius: var(--r-card);'

/** Draws what a hint says where it lies, in blue dashes: yellow is what is picked. */
export function useAdvised(hint: Action | null): void {
  const pieces = hint === null ? '' : advised(hint)
  useSheet(
    pieces === '' ? '' : `.table :is(.board, .hand, .lines, .wk-belt) :is(${pieces}):not(.opt) { ${DASHES} }`,
  )
}
