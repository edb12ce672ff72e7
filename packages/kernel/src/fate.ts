import type { GameEvent } from './events.ts'
import type { View } from './game.ts'
import type { Seat, Viewer } from './seats.ts'

/**
 * How an event comes before people's eyes: in the log alone, by a mark on what it changes, in a beat, or in the account
 * of a round. A beat is what one cause brought within one move. Whatever changes somebody's fate without their having
 * chosen it gets a beat of theirs in any case: a `log` or a `mark` joins the cause under way, or is one of its own.
 */
export interface Showing {
  as: 'log' | 'mark' | 'moment' | 'recap'
  /** belongs to the cause of this name: to the one under way, or else it begins it; left out: a moment is its own cause */
  cause?: string
  /** begins its cause anew, even with one of that name under way */
  opens?: true
  /** nothing further belongs to the cause */
  closes?: true
  /** told with whatever cause is under way; one with a name of its own only with what the same move began, or begins it */
  joins?: true
  /** where it begins its cause: what joins goes on with it in later moves, too, and comes back to it; false: no longer */
  keeps?: boolean
  /** the beat waits for this viewer */
  holds?: true
}

/** An entry for every event: a new one does not compile without. */
export type Shows<E extends GameEvent> = {
  readonly [W in E['what']]: Showing | ((e: Extract<E, { what: W }>, me: Viewer) => Showing)
}

/** Something of a seat's that an event changed. */
export interface Change {
  of: 'money' | 'score' | 'health' | 'cards' | 'standing'
  /** its name among the holdings */
  key: string
  by: number
  /** what it comes to, where the event says so */
  now?: number
  /** known beforehand by the seat's own answer, or dealt into a hand that it is asked about at once: a mark will do */
  chosen?: true
}

/** What changes somebody's fate, and how they are shown it. Made from events as they were told to that seat. */
export interface Fate<V extends View = View, E extends GameEvent = GameEvent> {
  shows(e: E, me: Viewer): Showing
  /** nothing: it is not this seat's */
  changes(e: E, seat: Seat): readonly Change[]
  /** all that makes up a seat's fate, as far as the viewer may know it, by the keys of the changes */
  holdings(v: V, seat: Seat): Readonly<Record<string, number>>
}

/** Who reads a beat, what names are, and the table as the reader saw it before the move and after it. */
export interface Reader<V extends View = View> {
  me: Viewer
  who(seat: Seat): string
  before: V
  after: V
}

/** What a row of an account says of one seat: "€4 → €9", and why in a few words. */
export interface RecapCell {
  text: string
  why?: string
  tone?: 'good' | 'bad'
}

export interface RecapRow {
  label: string
  why?: string
  /** one a seat; null: nothing of theirs */
  cells: readonly (RecapCell | null)[]
  /** what the rows above come to */
  sum?: true
  /** what others do can still change it */
  open?: true
}

/** The account of a round. It lies on the board until the reader goes on. */
export interface Recap {
  title: string
  /** what it came to for the reader, in one sentence */
  sentence: string
  rows: readonly RecapRow[]
  /** below the table: who starts next and why, what the odds are */
  foot: readonly string[]
  /** the button: what comes next */
  next: string
}

/** The sentences of beats in one language. They say "you" to the seat they are about. */
export interface Retelling<V extends View = View, E extends GameEvent = GameEvent> {
  /** the heading of a cause, by what is told of it: "Bruna's auction" */
  title(cause: string, events: readonly E[], reader: Reader<V>): string
  /** one event as a line of a beat; null: it goes without saying */
  line(e: E, reader: Reader<V>): string | null
  /** a change in two or three words: "€4 → €14", "Health 3 → 2", "+1 loan" */
  chip(change: Change): string
  /**
   * The account of a round that ends with a beat shown as a recap: `round` is all that was told since the account
   * before it (also what the same move told after that account), and the reader's `before` is the table as it was
   * then. null: nothing to account for.
   */
  recap?(round: readonly E[], reader: Reader<V>): Recap | null
}

/** A game's table of showings as the function that its fate asks for. */
export const showing =
  <E extends GameEvent>(shows: Shows<E>) =>
  (e: E, me: Viewer): Showing => {
    const entry = shows[e.what as E['what']] as Showing | ((e: E, me: Viewer) => Showing)
    return typeof entry === 'function' ? entry(e, me) : entry
  }
