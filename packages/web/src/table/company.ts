import type { Seat } from '@midden/kernel'
import { createContext, type ReactNode } from 'react'
import type { SaveState } from '../link/table-link.ts'

/** What a table with people elsewhere adds to the shared one, in the places left for it. */
export interface Company {
  /** what has become of the last move, in a sentence */
  kept: Readonly<Record<SaveState, string>>
  /** the name of the drawer for talk, and how much in it is new */
  talk: { label: string; unread: number }
  Talk(): ReactNode
  /** after a seat's name: who is here, whose seat a bot plays */
  Beside(props: { seat: Seat }): ReactNode
  /** above the question: what the others want to know, or what is wrong */
  Bar(): ReactNode
  /** in the drawer about the table */
  More(): ReactNode
  /** beside the result */
  Again(): ReactNode
}

export const CompanyContext = createContext<Company | null>(null)
