import type { Seat } from '@midden/kernel'
import type { MovedBy, SeatPlan } from './entries.ts'

/** Who asks: a person with all its ids, or the house (bots, clocks). */
export interface Who {
  person: string
  ids: readonly string[]
  name: string
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
    | { t: 'resume' }
    | { t: 'away' }
    | { t: 'back' }
    | { t: 'say'; text: string }
  )

/** Commands of the lobby, and those the house gives itself. */
export type LobbyCommand =
  /** with a `name` of its own: one more seat for somebody who sits here already */
  | { t: 'sit'; seat: Seat | null; code: string | null; entropy: string; name?: string }
  | { t: 'lay'; seat: Seat; plan: SeatPlan }
  | { t: 'leave' }
  | { t: 'start' }
  | { t: 'rematch'; next: string }
export type HouseCommand =
  | { t: 'play'; seat: Seat; put: number; action: unknown; by: Exclude<MovedBy, 'person'> }
  | { t: 'silent'; seat: Seat; put: number }
  | { t: 'expire'; before: number }
  | { t: 'lapse'; proposal: number }
export type Command = PlayerCommand | LobbyCommand | HouseCommand
