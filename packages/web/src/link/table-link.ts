import type {
  Action,
  Barred,
  Game,
  Journal,
  Offer,
  Outcome,
  RareRight,
  Refusal,
  Seat,
  View,
  Viewer,
  Waiting,
} from '@midden/kernel'
import type { MatchFile, StoryLine, Undo } from '@midden/table'
import type { Mulling } from './mulling.ts'

/** Somebody at the table: a person at this device, a person elsewhere, or a bot. */
export interface Sitter {
  seat: Seat
  name: string
  kind: 'here' | 'elsewhere' | 'bot'
  /** which one, where that is known */
  bot?: string
  away?: true
}

/** What has become of the last move: on its way, safe, or neither. */
export type SaveState = 'sending' | 'saved' | 'offline' | 'failed'

/** A table as one viewer sees it now. Replaced as a whole, never changed. */
export interface TableView {
  viewer: Viewer
  moves: number
  view: View
  /** everyone the viewer may know to be asked */
  waiting: readonly Waiting[]
  /** the question put to the viewer, if any */
  question: Waiting | null
  menu: readonly Offer[]
  rights: readonly Offer[]
  /** rights outside of play: on no board, each asked for once more */
  rare: readonly RareRight[]
  barred: readonly Barred[]
  story: readonly StoryLine[]
  /** lines of later moves are new to the viewer */
  seenTo: number
  outcome: Outcome | null
  /** what becomes of a wish to take the last own move back */
  undo: Undo
  /** one device, several people: who is to take it before anything is shown */
  handTo: Seat | null
  sitters: readonly Sitter[]
}

/** A table, wherever its truth is kept: in this browser, or on a server. */
export interface TableLink {
  readonly id: string
  /** where it is found in this browser */
  readonly address: string
  readonly game: Game
  readonly aids: boolean
  /** may a bot be asked what it would do? */
  readonly hints: boolean
  /** left out: nobody can look on from elsewhere */
  readonly unwatched?: false
  state(): TableView
  /** apart from the state: to be saved changes nothing on the table */
  kept(): SaveState
  subscribe(listener: () => void): () => void
  /** plays for the seat in front of the screen */
  act(action: Action): Promise<Refusal | null>
  /** takes the last own move back, or asks the others whether it may */
  undo(): Promise<Refusal | null>
  /** what a bot would do in the viewer's place: that one, or who stands in for the absent */
  hint(from?: string): Promise<Action | null>
  /** the person named in `handTo` has taken the device */
  sit(): void
  /** skips the pause before the next bot's move */
  hurry(): void
  /** bots that think, at a table where they think here; hurrying them is for whoever is alone with them */
  mulling?: { all(): readonly Mulling[]; hurry: (() => void) | null }
  /** the viewer looks at something first: bots at this device wait with what can be seen */
  linger?(looking: boolean): void
  /** the views of the seat in front after this move and each one since, where the table can play it again */
  past?(since: number): readonly View[]
  /** milliseconds left on a seat's clock, while it runs */
  clock?(seat: Seat): number | null
  /** where those at this device may stop their clock without asking anybody */
  clockPause?: { isOn(): boolean; set(on: boolean): void }
  /** null as long as it must stay secret */
  journal(): Journal | null
  /** once the match is over: the match with the proof of its luck */
  file?(): MatchFile | null
  close(): void
}
