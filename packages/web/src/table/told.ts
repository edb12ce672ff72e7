import type { GameEvent } from '@midden/kernel'
import type { Face } from '../games/contract.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { marked, NAMED, namer, OPEN, ownSeat } from './use-table.ts'

/** What happened as a sentence, in the words of the board where it has its own; names are marked. */
export function told(
  { game }: Pick<TableLink, 'game'>,
  state: Pick<TableView, 'sitters' | 'viewer' | 'view'>,
  face: Face,
  event: GameEvent,
): string {
  const text = game.words.event(event, marked(namer(state), ownSeat(state)), state.view)
  const parts = text.split(NAMED)
  return parts
    .map((part) => (part.startsWith(OPEN) ? part : (face.reads?.(state.view, part) ?? part)))
    .join('')
}
