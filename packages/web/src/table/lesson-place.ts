import type { Action, Offer } from '@midden/kernel'
import { createContext, type ReactNode, type RefObject } from 'react'
import type { TableView } from '../link/table-link.ts'
import type { Picking } from './use-pick.ts'

/** What a lesson puts on the table, in the places left for it. */
export interface LessonPlace {
  /** what it points at, as a selector; null while it points at nothing */
  usePoints(offers: readonly Offer[], picked: Action | null): string | null
  /** in the top bar, in place of the steps of a round */
  Title(): ReactNode
  /** in the top bar, in place of undo and hint */
  Tools(): ReactNode
  /** in the place of the question: what to do, or what was to be seen */
  Beat(props: {
    state: TableView
    picking: Picking
    heading: RefObject<HTMLHeadingElement | null>
    /** opens what the question means, in plain words */
    why(): void
  }): ReactNode
  /** in the place of the answers, while nothing is asked */
  Meanwhile(): ReactNode
  /** over the log */
  Learnt(): ReactNode
  /** Enter, while nothing is asked */
  onEnter(): void
}

export const LessonContext = createContext<LessonPlace | null>(null)
