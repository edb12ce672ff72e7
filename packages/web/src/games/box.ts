import type { Language } from '../settings/settings.ts'

/** Colours, as a style sheet writes them. */
export interface Inks {
  /** the table: what it is printed on and with, and its one loud colour */
  paper: string
  ink: string
  spot: string
  /** what can be read on the paper of a whole page; left out: black */
  onPaper?: string
  /** what its charts are printed on; left out: its paper, bleached */
  stock?: string
  /** the box as it stands on the shelf */
  lid: string
  side: string
  /** its layer of the ground, with one of the hatchings */
  layer: string
  hatch: string
}

/** Whom a game is owed to. */
export interface Credits {
  title: string
  design: string
  art?: string
  published?: string
}

/** A box on the shelf: what can be said of a game before it is loaded. */
export interface Box {
  id: string
  title: string
  /** where it stands, counted from the left */
  place: number
  seats: { min: number; max: number; usual: number }
  /** how long a match takes here among people, how much there is to learn, and from what age on */
  minutes: number
  weight: 'light' | 'medium' | 'heavy'
  age: number
  /** what it is in five words, its name where there is little room, and what must be said of its bots */
  words: Readonly<Record<Language, { tag: string; short: string; bots?: string }>>
  /** an SVG drawing; the wider it is, the more of the shelf it takes */
  cover: string
  /** false: it gives bots nothing to look ahead with, and of the company only Gus can play it */
  thinks?: boolean
  inks: Inks
  credits?: Credits
}

/** The titles of the rule book's chapters, from the first on; where a language is missing, English. */
export type Chapters = Readonly<{ en: readonly string[] } & { [L in Language]?: readonly string[] }>

/** A decision in plain words: a name for it, what it is, what matters, and what people ask about it. */
export type PlainRule = readonly [
  title: string,
  what: string,
  matters: string,
  ...asked: readonly (readonly [question: string, answer: string])[],
]

/** Every decision and every right of a game in plain words, by the name of its step; where a language is missing, English. */
export type PlainRules = Readonly<{ en: PlainBook } & { [L in Language]?: PlainBook }>
export type PlainBook = Readonly<Record<string, PlainRule>>

/** A card as a search of the rules finds it: what it is called and what is to be said about it. */
export interface CardFact {
  /** as it is printed: "6", "ORD", "G01" */
  id: string
  name: string
  text: string
  /** the clauses about it */
  clauses: readonly string[]
}
