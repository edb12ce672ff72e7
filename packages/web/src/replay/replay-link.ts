import type { Seat, View, Viewer } from '@midden/kernel'
import type { StoryLine } from '@midden/table'
import { momentOf } from '../link/chronicle.ts'
import type { Sitter, TableLink, TableView } from '../link/table-link.ts'
import type { Reel } from './reel.ts'

/** A table that is only looked at: the same link, with a place on the timeline instead of moves. */
export interface ReplayLink extends TableLink {
  readonly length: number
  /** the seats one may see with */
  readonly eyes: readonly Seat[]
  goTo(move: number): void
  seeAs(viewer: Viewer): void
  /** all that whoever's eyes these are was told, from the first move to the last */
  told(): readonly StoryLine[]
  /** what whoever's eyes these are saw after a move */
  viewAt(move: number): View
  /** what another seat saw at this moment */
  seen(viewer: Viewer): TableView
}

const nothingToDo = {
  menu: [],
  rights: [],
  rare: [],
  barred: [],
  question: null,
  undo: { kind: 'no', why: 'over' },
} as const

export function openReplay(
  address: string,
  reel: Reel,
  sitters: readonly Sitter[],
  move: number,
  first: Viewer,
  eyes: readonly Seat[] = sitters.map(({ seat }) => seat),
): ReplayLink {
  const listeners = new Set<() => void>()
  let at = Math.min(reel.length, Math.max(0, move))
  const allowed = (who: Viewer): Viewer => (who !== null && eyes.includes(who) ? who : null)
  let viewer = allowed(first)
  const seen = (who: Viewer): TableView => ({
    ...momentOf(reel.table, reel.at(at), allowed(who), sitters, Math.max(0, at - 1)),
    ...nothingToDo,
  })
  let state = seen(viewer)
  function changed(): void {
    state = seen(viewer)
    for (const listener of listeners) listener()
  }
  return {
    id: address,
    address,
    game: reel.game,
    aids: true,
    hints: false,
    length: reel.length,
    eyes,
    state: () => state,
    kept: () => 'saved',
    told: () => momentOf(reel.table, reel.at(reel.length), viewer, sitters).story,
    viewAt: (move) => reel.game.view(reel.at(move).match.position, viewer),
    seen,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    goTo(next) {
      at = Math.min(reel.length, Math.max(0, next))
      changed()
    },
    seeAs(next) {
      viewer = allowed(next)
      changed()
    },
    act: async () => ({ clauses: [], reason: 'This match is only looked at.' }),
    undo: async () => null,
    hint: async () => null,
    sit() {},
    hurry() {},
    journal: () => reel.journal,
    close() {},
  }
}
