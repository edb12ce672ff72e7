import type { Journal } from '@midden/kernel'
import type { MatchFile } from '@midden/table'

/** Who sits where: a person at this device, or a bot by its name. */
export interface SeatPlan {
  name: string
  bot: string | null
}

/** A table as it lies in the browser's store: the journal is the match, the rest is for lists. */
export interface SavedTable {
  id: string
  game: string
  seats: SeatPlan[]
  aids: boolean
  /** left out: a bot may be asked what it would do */
  hints?: boolean
  /** a first game with tips */
  guided?: boolean
  journal: Journal
  created: number
  touched: number
  /** what the table waits for, in words, for the list of tables */
  note: string
  /** the seats waited for; empty when the match is over */
  waiting: number[]
  /** seats by place once it is over */
  ranking: number[][] | null
  /** a match that came from a server, with the proof of its luck */
  file?: MatchFile
}
