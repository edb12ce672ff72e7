import type { RetoldBeat, Storyteller } from '@midden/table'
import { teller } from '../beats/teller.ts'
import type { TableView } from '../link/table-link.ts'
import type { ReplayLink } from './replay-link.ts'

/** What the move on the screen brought, as the one who looks at it was told it. */
export function beatsAt(link: ReplayLink, state: TableView, storyteller: Storyteller): RetoldBeat[] {
  const { moves, story, viewer } = state
  const tells = teller(storyteller, link.viewAt)
  tells.heed(
    story.filter(({ move }) => move < moves),
    viewer,
  )
  const lines = story.filter(({ move }) => move === moves)
  return moves === 0 ? [] : tells.tell(lines, state, link.viewAt(moves - 1))
}
