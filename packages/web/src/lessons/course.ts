import type { Action, Draw, Game, GameEvent, Seat } from '@midden/kernel'
import type { AnyMatch } from '@midden/table'

/** What an action is like: all that is named here is equal, `ns` in any order; `count`: so many pieces. */
export interface Like {
  act: string
  n?: number
  ns?: readonly number[]
  with?: number
  count?: number
}

/** A move of somebody's. */
export type Play = readonly [seat: Seat, action: Action]

/** Another choice than the one asked for: it is played on a copy, and this is said about it. */
export interface Try {
  on: Like
  says: string
  /** what is drawn on the copy; left out: anything */
  draws?: readonly Draw[]
  /** what is played on the copy after it */
  plays?: readonly Play[]
}

/** One thing to do, or only to look at. */
export interface LessonBeat {
  says: string
  /** step after step, each with its alternatives; what is not offered is left out. Nothing: there is only Next */
  does: readonly (readonly Like[])[]
  tries?: readonly Try[]
  /** said when it is done; left out: the next beat follows at once */
  after?: string
  /** one line for the list of what the reader knows now */
  learnt?: string
  /** what it speaks of on the board: the rest steps back. A selector below the table */
  shows?: string
  /** beats in a row with the same word may be done in any order */
  anyOrder?: string
  /** it begins at another of the chapter's positions */
  opens?: number
}

/** A prepared position: who sits there, what lies there, what will be drawn, and what the others will do. */
export interface LessonStart {
  /** the match with its draws prescribed; what is told of it goes into the list */
  lay(game: Game, told: GameEvent[]): AnyMatch
  /** the moves of the others, a list a seat; the reader's own stays empty */
  others: readonly (readonly Action[])[]
}

/** Something on the board that the last question may be answered with. */
export interface WinReason {
  /** on the button */
  name: string
  /** where it lies on the board: a selector below the table */
  at: string
  /** said when it is chosen; a right one ends the chapter */
  says: string
  right?: true
}

export interface Chapter {
  id: string
  title: string
  /** what the reader will be able to do */
  goal: string
  minutes: number
  /** who else sits at the table */
  others: readonly string[]
  openings: readonly [LessonStart, ...LessonStart[]]
  /** decisions that the lesson answers itself, for everybody, where no beat asks for them */
  habits?: Readonly<Record<string, Like>>
  beats: readonly LessonBeat[]
  /** how it ended, and the question about it */
  won: string
  asks: string
  reasons: readonly WinReason[]
  /** the question is answered when all right reasons are chosen */
  allReasons?: true
}

/** A real game that needs to be introduced: what it is called, what it is about, and what its button says. */
export interface Start {
  title: string
  about: readonly string[]
  button: string
}

/** All lessons of a game. */
export interface Course {
  chapters: readonly Chapter[]
  /** five lines that are enough to play */
  remember: readonly string[]
  /** the seats of the real game that follows, the reader's own included */
  real: { seats: number; options?: Readonly<Record<string, string>>; start?: Start }
}
