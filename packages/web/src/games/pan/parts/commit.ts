import { mayName, namedSlot } from './ghost.tsx'
import type { PanProps } from './names.ts'

/** Chooses a card for the trick. Whoever picks for the ghost gets its first open slot, to be changed at will: all are equal. */
export function chooseCard(props: PanProps, value: number): void {
  const { view, pick, select } = props
  const slot = mayName(props) ? (namedSlot(props) ?? view.ghost!.open[0]!) : null
  if (slot === null) pick({ act: 'commit', n: value })
  else select({ act: 'commit', n: value, with: slot })
}
