import { asidesFor, has, menu, offers, owing, rareRights, type Viewer, waiting } from '@midden/kernel'
import { type Chronicle, storyFor } from './chronicle.ts'
import type { TableState } from './table-link.ts'

/** The table through one pair of eyes: nothing in here goes beyond what that viewer may know. */
export function look(
  { match, told }: Chronicle,
  viewer: Viewer,
  rest: Pick<TableState, 'seenTo' | 'handTo' | 'sitters' | 'mayUndo'>,
): TableState {
  const { game, position, journal } = match
  const view = game.view(position, viewer)
  const asked = waiting(game, position, viewer)
  const mine = viewer !== null && has(owing(game, position), viewer)
  return {
    viewer,
    view,
    moves: journal.moves.length,
    waiting: asked,
    question: asked.find(({ seat, optional }) => seat === viewer && !optional) ?? null,
    menu: mine ? offers(game, position, viewer) : [],
    rights:
      viewer === null
        ? []
        : asidesFor(game, position, viewer).flatMap((aside) => aside.offer(position, viewer)),
    rare: viewer === null ? [] : rareRights(game, position, viewer),
    barred: viewer === null || menu(game, position, viewer).length === 0 ? [] : game.barred(view, viewer),
    story: storyFor(told, viewer),
    outcome: game.outcome(position),
    ...rest,
  }
}
