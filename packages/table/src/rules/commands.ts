import type { Seat } from '@midden/kernel'
import type { MovedBy, SeatPlan } from './entries.ts'

/** Who asks: a person with all its ids; nobody for bots and clocks. */
export interface Who {
  person: string
  ids: readonly string[]
  name: string
  /** it counts versions as it sees them, from this one of its seats or from the first; left out: as the journal does */
  eyes?: { as: Seat | undefined }
}

/** Why something was not done, in a word for programs and a sentence for people, with the rules' clauses. */
export interface Refused {
  code:
    | 'rules'
    | 'stale'
    | 'not-yours'
    | 'not-now'
    | 'unknown'
    | 'malformed'
    | 'too-many'
    | 'unavailable'
    | 'unwelcome'
    | 'foreign'
  reason: string
  clauses: string[]
}

/** Somebody who holds several seats says for which one it speaks; left out: the first. */
interface Seated {
  as?: Seat
}

/** Commands of those who sit at the table. `seen` is the version an action was chosen on. */
export type PlayerCommand = Seated &
  (
    | { t: 'act'; seen: number; action: unknown }
    | { t: 'undo'; seen: number }
    | { t: 'propose'; what: 'pause' | 'replace'; seat?: Seat }
    | { t: 'answer'; proposal: number; yes: boolean }
    | { t: 'reveal'; entropy: string }
    | { t: 'resume' }
    | { t: 'away' }
    | { t: 'back' }
    | { t: 'say'; text: string }
  )

/** Commands of the lobby, and those that nobody gives (bots, clocks). */
export type LobbyCommand =
  /**
   * With a `name` of its own: one more seat for somebody who sits here already. `entropy` is told to all at once,
   * `share` is the SHA-256 of one that is revealed when everybody has sat down.
   */
  | { t: 'sit'; seat: Seat | null; code: string | null; entropy: string; share?: string; name?: string }
  | { t: 'lay'; seat: Seat; plan: SeatPlan }
  /** `as`: one of several own seats; left out: the first */
  | ({ t: 'leave' } & Seated)
  /** nobody here is to know any more that I was there */
  | { t: 'forget' }
  /** from now on I am this person */
  | { t: 'adopt'; person: string }
  | { t: 'start' }
  | { t: 'rematch'; next: string }
export type AutomaticCommand =
  | { t: 'play'; seat: Seat; put: number; action: unknown; by: Exclude<MovedBy, 'person'> }
  | { t: 'silent'; seat: Seat; put: number }
  | { t: 'expire'; before: number }
  | { t: 'begin'; before: number }
  | { t: 'lapse'; proposal: number }
export type Command = PlayerCommand | LobbyCommand | AutomaticCommand
