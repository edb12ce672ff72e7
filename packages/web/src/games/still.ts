import type { GameEvent, View } from '@midden/kernel'
import type { BoardProps } from './contract.ts'

const nothing = (): void => {}

/** A board to look at, with nobody asked: for pictures on a page, and as a base for tests. */
export const stillProps = <V extends View, E extends GameEvent>(
  view: V,
  names: readonly string[],
): BoardProps<V, E> => ({
  view,
  moves: 0,
  decision: null,
  menu: [],
  rights: [],
  barred: [],
  picked: null,
  hint: null,
  pick: nothing,
  select: nothing,
  toggle: nothing,
  commit: nothing,
  inspect: nothing,
  latest: [],
  story: [],
  seenTo: 0,
  beat: null,
  telling: false,
  unwatched: true,
  live: { view, moves: 0, decision: null, menu: [], rights: [] },
  answerFor: nothing,
  sitters: names.map((name, seat) => ({ seat, name, kind: 'here' })),
  who: (seat) => names[seat] ?? '',
  aids: true,
  outcome: null,
})
