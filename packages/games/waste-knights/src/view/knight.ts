import type { Seat, Viewer } from '@midden/kernel'
import { cloneKnight } from '../clone.ts'
import { isBlue } from '../gear/losing.ts'
import { type Held, held, NONE } from '../held.ts'
import { goodAt, isLaid } from '../meeting/goods.ts'
import type { Knight, Owned, Table } from '../position.ts'

/** Stored cards as others see them: so many, one position each, and which of them are blue (ledger, section 4). */
function seenStored(s: Table, list: readonly Held[], isOpen: (position: number) => boolean): Held[] {
  const seen: Held[] = []
  for (const h of list)
    for (const { card, marked } of [h, ...h.plus])
      seen.push(isBlue(s, card) || isOpen(seen.length) ? { card, marked, plus: [] } : held(NONE))
  return seen
}

/** A face-down private task of two players is its owner's secret (WK-28.5). */
const seenTask = (task: Owned): Owned => ({
  card: task.shown ? task.card : NONE,
  markers: task.markers,
  space: task.space,
  accepted: task.accepted,
  shown: task.shown,
})

/** Whoever may look into this knight's storage just now beside himself: the Waster, a thief, by option. */
function looksInto(s: Table, seat: Seat, viewer: Viewer, where: 'pack' | 'cargo'): boolean {
  for (const f of s.stack) {
    if (f.at === 'overload' && f.seat === seat && f.by === viewer && f.where === where)
      return s.options.cargoLossOpen === 'on'
    if (f.at === 'steal' && f.victim === seat && f.seat === viewer) return s.options.stealSeesStored === 'on'
  }
  return false
}

/** A knight as a viewer may know him; what is open is the position's own. */
export function glimpse(s: Table, seat: Seat, viewer: Viewer): Knight {
  const k = s.knights[seat]!
  if (seat === viewer) return k
  const stored = (where: 'pack' | 'cargo'): Held[] =>
    looksInto(s, seat, viewer, where)
      ? k[where]
      : seenStored(s, k[where], (position) => isLaid(s, seat, viewer, goodAt(where, position)))
  return {
    ...k,
    pack: stored('pack'),
    cargo: stored('cargo'),
    hand: k.hand.map(() => NONE),
    tasks: k.tasks.map(seenTask),
  }
}

export const seenKnight = (s: Table, seat: Seat, viewer: Viewer): Knight =>
  cloneKnight(glimpse(s, seat, viewer))
