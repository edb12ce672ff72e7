import type { Action, Barred, GameEvent, Offer, Outcome, Seat, View } from '@midden/kernel'
import type { Beat, StoryLine } from '@midden/table'
import type { ReactNode } from 'react'
import type { Sitter } from '../link/table-link.ts'

/** What is asked of the viewer, whatever the board shows. */
export type Live<V extends View = View> = Pick<
  BoardProps<V>,
  'view' | 'moves' | 'decision' | 'menu' | 'rights'
>

/**
 * All a board is given. It keeps nothing of the match itself: it draws the view and proposes actions.
 * Put `data-card="key"` on every element that is a card, peg or token; the same key in the next view moves there.
 */
export interface BoardProps<V extends View = View, E extends GameEvent = GameEvent> {
  view: V
  /** moves made so far; changes exactly when the view may have */
  moves: number
  /** the decision asked of the viewer, by the name of its step; null while others decide */
  decision: string | null
  /** what answers it: exactly what may be picked on the board */
  menu: readonly Offer[]
  /** what may be done beside the question, at any time */
  rights: readonly Offer[]
  barred: readonly Barred[]
  /** what is picked and not yet committed; for "some of these" perhaps not yet enough */
  picked: Action | null
  pick(action: Action | null): void
  /** picks one way of several; not even where the first tap plays is that an answer */
  select(action: Action): void
  /** puts one of "some of these" into the pick, or takes it out again; `with` as many copies as are there */
  toggle(act: string, n: number): void
  /** what a hint says, as long as it stands; the board draws it beside what is picked */
  hint: Action | null
  /** commits what is picked, or this */
  commit(action?: Action): void
  /** opens the closer look at a card, by its `data-card` key */
  inspect(card: string): void
  /** what the last move did */
  latest: readonly E[]
  /** all the viewer was told, each line with the move that caused it; own moves and what came before end at `seenTo` */
  story: readonly StoryLine<E>[]
  seenTo: number
  /** what happened and is being told; the board shows the table as it was then */
  beat: Beat | null
  /** something is being told: what the page would answer by itself waits where nobody waits for it */
  telling: boolean
  /** the table as it is, while the board shows it as it was */
  live: Live<V>
  /** answers for the viewer by a rule they have set: what is being told goes on */
  answerFor(action: Action): void
  /** nobody elsewhere can look on, now or later: not even a spectator sees when an answer comes */
  unwatched: boolean
  sitters: readonly Sitter[]
  who(seat: Seat): string
  /** may deltas and odds be shown on options? */
  aids: boolean
  outcome: Outcome | null
}

/** Words for the black bar. */
export interface Caption {
  title: string
  clause?: string
  why?: string
  whyClause?: string
  /** at the right end of the bar: "2 of 4" */
  count?: string
}

export interface Phase {
  /** "Round 2 of 3" */
  round?: string
  steps: readonly string[]
  now: number
}

export interface SeatMark {
  /** a few words: what this seat does or waits for */
  note?: string
  badges?: readonly string[]
  /** a tick: this seat's sealed answer is in */
  ready?: boolean
  /** out of the game */
  out?: boolean
  /** at the end, where "1st" would be wrong */
  place?: string
}

/** The four that make a face: with these a game is at home on the table. The rest is refinement. */
interface Essentials<V extends View, E extends GameEvent> {
  Board(props: BoardProps<V, E>): ReactNode
  /** the viewer's own cards, beside the options; left out: the options take the whole width */
  Hand?(props: BoardProps<V, E>): ReactNode
  /** one card, large, with all that is to be said about it */
  Closer?(props: BoardProps<V, E> & { card: string }): ReactNode
  /** `beat`: what is being told */
  phase?(view: V, beat: Beat | null): Phase
}

/** The question and its answers, where the plain list and the words of the game are not enough. */
interface Asking<V extends View, E extends GameEvent> {
  /** the question in the words of this board; null: the game's own */
  asks?(props: BoardProps<V, E>): Caption | null
  /** the sentence below the question */
  why?(view: V, decision: string): { text: string; clause?: string } | null
  /** draws the answers to a decision itself (a bid, cards by owner); null: the plain list */
  answers?(props: BoardProps<V, E>): ReactNode
  /** what the keys 1 to 9 do where `answers` draws the options itself; those that do nothing are left out */
  keys?(props: BoardProps<V, E>): readonly ((() => void) | undefined)[] | null
  /** the cards of the hand are the options: the plain list folds away behind a button */
  handIsList?(view: V, decision: string): boolean
  /** while that list is folded away: the few lines that go with what is picked, and a word on how to pick */
  few?(props: BoardProps<V, E>): ReactNode
  /** what is picked as soon as the question comes, because the board shows it as chosen */
  ready?(menu: readonly Offer[]): Action | null
  /** what most would answer: picked when the question comes, and everything else is a tap away; never in a lesson */
  usual?(asked: Live<V>): Action | null
  /** an action in the words of this board, on the commit button; null: the game's own */
  label?(props: BoardProps<V, E>, action: Action): string | null
  /** the second line of an option: what it means, from public knowledge and the viewer's own; odds only with `aids` */
  detail?(view: V, action: Action, aids: boolean): string | null
  /** the name of one of "some of these" */
  piece?(view: V, act: string, n: number): string
  /** the commit button asks once more, with these words */
  sure?(view: V, action: Action): string | null
  /** a line between the hand and the commit button: a tally, a comparison */
  tally?(props: BoardProps<V, E>): ReactNode
  /** what is read out when this is picked, beside its name: what it comes to */
  aloud?(props: BoardProps<V, E>, action: Action): string | null
  /** a second button beside the commit button that plays at once: "Bid nothing" */
  beside?(props: BoardProps<V, E>): { label: string; action: Action } | null
  /** why a bot would do this, in sentences; left out: the second line of the option */
  because?(props: BoardProps<V, E>, action: Action): string | null
  /** fetches what `because` needs, if that is not there from the start */
  fetchReasons?(): Promise<void>
}

/** What stands around the board: the plate, the seats, the log, the end. */
interface Surroundings<V extends View, E extends GameEvent> {
  /** the name on the plate of the top bar, where the title is too long for it; `only-broad` is left out where it is narrow */
  plate?: ReactNode
  seat?(view: V, seat: Seat): SeatMark
  /** what the viewer holds, read out on request; left out: the names of what lies in `Hand` */
  holds?(view: V): string
  /** the ink of each seat where players choose theirs; where one has not, the seat's usual one */
  inks?(view: V): readonly (string | undefined)[]
  /** a seat's public things, below its name */
  Facts?(props: { view: V; seat: Seat; who: (seat: Seat) => string }): ReactNode
  UnderSeats?(props: BoardProps<V, E>): ReactNode
  OverLog?(props: BoardProps<V, E>): ReactNode
  /** draws what may be done at any time, away from the question: the list leaves it out until all of it is asked for */
  Belt?(props: BoardProps<V, E>): ReactNode
  /** a piece of a sentence of the log in the words of this board: names of cards for their numbers */
  reads?(view: V, text: string): string
  /** a heading in the log before this event */
  chapter?(event: E): string | null
  /** the end in words, where "Bruna wins" is not enough */
  verdict?(props: BoardProps<V, E>): Caption
  /** the end beside the buttons, instead of the list of places */
  result?(props: BoardProps<V, E>): ReactNode
}

/** How a move is seen and heard. */
interface Timing<V extends View, E extends GameEvent> {
  /** the sound of an event: one of the small set */
  sound?(event: E): Sound | null
  /**
   * Where a card comes from that is new on the table, or goes to that has left it: the `data-place` of a pile or a seat
   * (`seat 0`), or the key of another card. null: it is simply there, or gone.
   */
  way?(props: BoardProps<V, E>, card: string, going: boolean): string | null
  /** the name of the still frame before these events are told, if they have one; the style sheet knows it as `data-still` */
  suspense?(events: readonly E[]): string | null
  /** how much longer than usual bots wait after a move, so that it can be seen */
  dwell?(events: readonly E[]): number
}

/**
 * How one game looks. Only `Board` is needed; `Essentials` names the three that a game seldom does without. Methods, so
 * that a face typed to its own view fits wherever a face is wanted.
 */
export interface Face<V extends View = View, E extends GameEvent = GameEvent>
  extends Essentials<V, E>,
    Asking<V, E>,
    Surroundings<V, E>,
    Timing<V, E> {}

export type Sound = 'card' | 'stamp' | 'coin' | 'click' | 'bang' | 'bell' | 'turn'
