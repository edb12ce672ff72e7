import type { Viewer } from '@midden/kernel'
import { beatsOf, isOwn, type RetoldBeat, type Storyteller } from '@midden/table'
import { teller } from '../beats/teller.ts'
import type { TableView } from '../link/table-link.ts'
import type { ReplayLink } from './replay-link.ts'

/** The moves that a seat was told of with a beat of its own, or with an account; for spectators every one with a beat. */
export function momentsIn(link: Pick<ReplayLink, 'told'>, viewer: Viewer, { fate }: Storyteller): number[] {
  const { beats } = beatsOf(link.told(), fate, viewer)
  const seen = beats.filter((beat) => viewer === null || isOwn(beat) || beat.as === 'recap')
  return [...new Set(seen.map(({ move }) => move))].filter((move) => move > 0)
}

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
