import type { GameEvent, View } from '@midden/kernel'
import type { BoardProps } from './contract.ts'

const nothing = (): void => {}

/** Nothing is picked, told or done. */
export const idle = {
  picked: null,
  hint: null,
  pick: nothing,
  select: nothing,
  toggle: nothing,
  commit: nothing,
  inspect: nothing,
  beat: null,
  telling: false,
  answerFor: nothing,
} satisfies Partial<BoardProps>

/** A board to look at, with nobody asked: for pictures on a page, and as a base for tests. */
export const stillProps = <V extends View, E extends GameEvent>(
  view: V,
  names: readonly string[],
): BoardProps<V, E> => ({
  ...idle,
  view,
  moves: 0,
  decision: null,
  menu: [],
  rights: [],
  barred: [],
  latest: [],
  story: [],
  seenTo: 0,
  unwatched: true,
  live: { view, moves: 0, decision: null, menu: [], rights: [] },
  sitters: names.map((name, seat) => ({ seat, name, kind: 'here' })),
  who: (seat) => names[seat] ?? '',
  aids: true,
  outcome: null,
})
