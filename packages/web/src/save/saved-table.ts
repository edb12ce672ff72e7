import type { MatchFile } from '@midden/table'
import type { Language } from '../settings/settings.ts'

/** Who sits where: a person at this device, or a bot by its name. */
export interface LocalSeat {
  name: string
  bot: string | null
}

/** What lists show of a table of this browser; its truth is the journal beside it. */
export interface SavedTable {
  id: string
  game: string
  seats: LocalSeat[]
  moves: number
  created: number
  touched: number
  /** what the table waits for, in words, for the list of tables */
  note: string
  /** the language those words were asked for in; tables of earlier pages do not say */
  language?: Language
  /** the seats waited for; empty when the match is over */
  waiting: number[]
  /** seats by place once it is over */
  ranking: number[][] | null
  /** a match that came from a server, with the proof of its luck */
  file?: MatchFile
  /** a match that is tried again from a moment of another: it counts nowhere */
  isTry?: true
  /** where it goes on since friends were asked to it */
  online?: string
}
