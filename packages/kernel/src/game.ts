import type { GameEvent, Passing, Tell } from './events.ts'
import type { Aside, Position, Program, Watch } from './frames.ts'
import type { Barred, Ledger, Refusal } from './ledger.ts'
import type { Action, Offer } from './offers.ts'
import type { Random } from './random.ts'
import type { Seat, Viewer } from './seats.ts'
import type { Sheet } from './sheet.ts'
import type { Wits } from './wits.ts'

/** What a viewer may know; `me` is null for a watcher. A game adds its own fields. */
export interface View {
  /** whose eyes: a seat, or null for a spectator */
  me: Viewer
}

/** The end: seats by place (those who share one together), points where the game has them, and how they came about. */
export interface Outcome {
  ranking: Seat[][]
  scores: number[] | null
  breakdown: unknown
}

/** A draw that a script may prescribe. `names` lets a script write names for the numbers, by index. */
export interface DrawInfo {
  about: string
  names?: readonly string[]
}

/** All that is said to people, in one language. `who` gives a seat's name. */
export interface Sentences<V, E> {
  /** `v`: the table as the reader sees it, where names of things depend on the table */
  event(e: E, who: (seat: Seat) => string, v?: V): string
  action(v: V, a: Action): string
  /** the cards that this action plays or takes, by name, where it may matter to a match who had them */
  cards?(v: V, a: Action): readonly string[]
  /** the question of the moment, by the name of its step */
  question(v: V, decision: string): string
  /** what those asked are at, told to those who wait; it names nobody. Editions from before it was asked for have none */
  waits?(v: V, decision: string): string
  /** the table as plain text: board, hands as far as they may be seen, for terminals and screen readers */
  table?(v: V, who: (seat: Seat) => string): string
}

/** The same of a whole game, which can be played from its words alone. */
export interface Words<V, E> extends Sentences<V, E> {
  waits(v: V, decision: string): string
  table(v: V, who: (seat: Seat) => string): string
}

/** What a game's options leave to whoever runs the table. */
export interface TableTerms {
  /** seconds for a decision before its default is taken, each time; left out: the table's own clock */
  timer?: number
  /** who answers for a seat whose player is away: the default at once, or nobody; left out: a bot */
  absent?: 'stand-in' | 'nobody'
}

/** What stands on the box, and what has to be settled before a match begins. */
export interface Box<O, C extends string> {
  id: string
  title: string
  /** raised whenever the same journal could give another match */
  rules: number
  seats: { min: number; max: number; clause: C }
  sheet: Sheet<O>
  /** refuses combinations of options and seats that no single option can see */
  admits?(options: O, seats: number): Refusal<C> | null
  terms?(options: O): TableTerms
}

/** What has to be done, step by step: all that it takes to carry a position on. */
export interface Course<S extends Position, E extends GameEvent, C extends string> {
  program: Program<S, E, C>
  asides?: readonly Aside<S, E, C>[]
  watch?: readonly Watch<S, E, C>[]
}

/** The rules: from the set-up through the course of the game to its outcome. */
export interface Rules<S extends Position, O, E extends GameEvent, C extends string> extends Course<S, E, C> {
  setup(options: O, seats: number, rng: Random, tell: Tell<E>): S
  /** by hand, every field named; only the frozen table options may be shared */
  clone(s: S): S
  outcome(s: S): Outcome | null
}

/** Who may know what. */
export interface Sight<S extends Position, V extends View> {
  /** built up from what the viewer may know, never by deleting */
  view(s: S, viewer: Viewer): V
  /** a full position that this view does not contradict */
  imagine(v: V, rng: Random): S
}

/** What is said: sentences, and reasons. All of it sees only the view, so it cannot leak. */
export interface Speech<V extends View, E extends GameEvent, C extends string> {
  words: Sentences<V, E>
  /** why an action that is not offered is not */
  refuse(v: V, seat: Seat, a: Action): Refusal<C>
  barred(v: V, seat: Seat): Barred<C>[]
}

/** What is played for a seat without a player of its own. */
export interface Habits<V extends View> {
  /** for a seat whose player is away */
  standIn(v: V, seat: Seat, offers: readonly Offer[], rng: Random): Action
  /** the steady bot's choice */
  sense(v: V, seat: Seat, offers: readonly Offer[], rng: Random): Action
}

/** What the rule book says. */
export interface RuleBook<C extends string> {
  ledger: Ledger<C>
  /** ids of the ledger's worked examples, each to be proven by a test */
  examples: readonly string[]
  /** ids of cards and the like, by kind, each to be played in one of the game's own tests */
  pieces?: Readonly<Record<string, readonly string[]>>
}

/** What the laws and programs of other people hold on to. No table needs it to play. */
export interface Inspection<S extends Position> {
  draws: Readonly<Record<string, DrawInfo>>
  /**
   * Events that show what leaves no trace in a view, such as cards turned up and put away again, with the fields that
   * do; `what` among them says that another of these events may stand in its place, and `at all` that there may be none.
   * Where they say `reveals`, the laws do not ask that these fields follow from what can be seen afterwards. All else
   * in them must.
   */
  passing?: Passing
  /** null, or what is wrong with this foreign or edited state: shape, ranges, conservation */
  audit(state: unknown): string | null
  /**
   * Changes, in place, every fact that the ledger hides from this viewer into another possible one: deals hidden
   * cards anew among their zones, changes sealed answers, deck orders, hidden money. Written from the position, never
   * by way of the view: it is the independent half of the secrecy laws (what the view shows must not move). Cards are
   * dealt anew by `shuffle` or `arrange` over the list of their places, and answers now and then kept where they are
   * still possible: so the laws come upon worlds in which something is revealed, and it is the same.
   */
  rehide(s: S, viewer: Viewer, rng: Random): void
}

/** A game as far as a table needs it. A page may fetch the ledger later, and leave out the table as plain text. */
export interface Game<
  S extends Position = Position,
  V extends View = View,
  O = object,
  E extends GameEvent = GameEvent,
  C extends string = string,
> extends Box<O, C>,
    Rules<S, O, E, C>,
    Sight<S, V>,
    Speech<V, E, C>,
    Habits<V> {
  ledger?: Ledger<C>
  /** what players that think ahead need beside all that */
  wits?: Wits<S, V, E>
}

/** A game with everything: what its package hands out, and what the laws are held against. */
export interface WholeGame<
  S extends Position = Position,
  V extends View = View,
  O = object,
  E extends GameEvent = GameEvent,
  C extends string = string,
> extends Game<S, V, O, E, C>,
    RuleBook<C>,
    Inspection<S> {
  ledger: Ledger<C>
  words: Words<V, E>
}

/** Fixes a game's types in one place and hands it on as it is. */
export const defineGame = <S extends Position, V extends View, O, E extends GameEvent<C>, C extends string>(
  game: WholeGame<S, V, O, E, C>,
): WholeGame<S, V, O, E, C> => game
