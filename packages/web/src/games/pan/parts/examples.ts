import type { PanEvent } from '@midden/pan'
import { lastReveal, type Reveal } from '../logic/reveal.ts'

/** A trick to learn from. */
export interface Example {
  name: 'highest' | 'cancel' | 'mouse' | 'nobody'
  clause: string
  reveal: Reveal
}

/** A trick as the game would tell it. */
function trick(cards: number[], cancelled: number[], end: PanEvent): Reveal {
  const events: PanEvent[] = [
    { what: 'revealed', clause: 'PAN-2.5', cards, ghost: null },
    ...(cancelled.length === 0 ? [] : [{ what: 'cancelled', clause: 'PAN-3.1', values: cancelled } as const]),
    end,
  ]
  return lastReveal(
    events.map((event) => ({ move: 1, event })),
    cards.length,
  )!
}

const won = (seat: number, cards: number[], clause: 'PAN-3.3' | 'PAN-3.4'): PanEvent => ({
  what: 'trick won',
  clause,
  seat,
  with: cards[seat]!,
  cards,
  discarded: [],
})

const HIGHEST = [2, 5, 4]
const CANCEL = [6, 6, 3]
const MOUSE = [6, 5, 1]
const NOBODY = [4, 2, 4, 2]

export const EXAMPLES: readonly Example[] = [
  { name: 'highest', clause: 'PAN-3.4', reveal: trick(HIGHEST, [], won(1, HIGHEST, 'PAN-3.4')) },
  { name: 'cancel', clause: 'PAN-3.1', reveal: trick(CANCEL, [6], won(2, CANCEL, 'PAN-3.4')) },
  { name: 'mouse', clause: 'PAN-3.3', reveal: trick(MOUSE, [], won(2, MOUSE, 'PAN-3.3')) },
  {
    name: 'nobody',
    clause: 'PAN-3.2',
    reveal: trick(NOBODY, [4, 2], { what: 'nobody won', clause: 'PAN-3.2', cards: NOBODY }),
  },
]
