import type { Action, Move, Redeal } from '@midden/kernel'
import type { Clock } from './clock.ts'

/** How a seat is laid out before anybody sits down. */
export type SeatPlan = { kind: 'open' } | { kind: 'reserved'; name: string } | { kind: 'bot'; bot: string }

/** How a seat is laid out when the table opens; a rematch keeps seats for the people who had them. */
export type SeatSetup = SeatPlan | { kind: 'kept'; person: string; name: string }

/**
 * An earlier match to play on from: a finished one from one of its moves, or one begun elsewhere that goes on here.
 * Its luck was drawn before this table had a secret, and is not covered by its commitment.
 */
export interface Fork {
  table: string
  seed: string
  moves: Move[]
  /** what is dealt anew in it */
  redeals?: readonly Redeal[]
}

/** Everything that can happen at a table, in the order of its journal. Stored as JSON; released kinds stay readable. */
export type EntryBody =
  | {
      kind: 'open'
      game: string
      rules: number
      options: object
      seats: SeatSetup[]
      host: string
      code: string
      listed: boolean
      /** left out where the table was opened before these could be chosen: yes */
      aids?: boolean
      hints?: boolean
      /** left out: what others agree to can be taken back */
      strict?: true
      clock: Clock
      pace: number
      secret: string
      fork: Fork | null
    }
  /** `share`: the SHA-256 of entropy that is revealed only when everybody has sat down */
  | { kind: 'sit'; seat: number; person: string; name: string; entropy: string; share?: string }
  /** whoever has this seat has become somebody else, and so have all seats of theirs */
  | { kind: 'adopt'; seat: number; person: string }
  /** whoever has this seat is nobody any more, here and in all seats of theirs */
  | { kind: 'forget'; seat: number }
  | { kind: 'lay'; seat: number; plan: SeatPlan }
  /** all seats are taken, and who has a share reveals it now */
  | { kind: 'call' }
  | { kind: 'reveal'; seat: number; entropy: string }
  | { kind: 'start'; hash: string }
  | { kind: 'move'; seat: number; action: Action; aside: boolean; by: MovedBy; hash: string }
  | { kind: 'undo'; seat: number }
  | { kind: 'propose'; seat: number; what: ProposalKind; target: number | null; moves: number }
  | { kind: 'answer'; seat: number; yes: boolean }
  | { kind: 'resume'; seat: number }
  | { kind: 'away'; seat: number }
  | { kind: 'back'; seat: number }
  | { kind: 'say'; seat: number; text: string }
  | { kind: 'rematch'; table: string }
  | { kind: 'close' }

/** Who chose a move: the seat's person, a bot, or the clock (the ledger's default for those who are silent). */
export type MovedBy = 'person' | 'bot' | 'clock'

export type ProposalKind = 'undo' | 'pause' | 'replace'

/** An entry as it is read back. */
export interface TableEntry {
  version: number
  command: string
  at: number
  body: EntryBody
}
