/** A game's rules as data: clause id to our text. `keyof` of it is the type every citation is checked against. */
export type Ledger<C extends string = string> = Readonly<Record<C, string>>

/** Why something may not be done: the clauses that forbid it and a sentence for the player. */
export interface Refusal<C extends string = string> {
  clauses: readonly C[]
  reason: string
}

/** Something a player might look for that is not offered now, and why: a greyed button. */
export interface Barred<C extends string = string> extends Refusal<C> {
  act: string
  n?: number
}

const ID = /\b[A-Z]+-[A-Z]{0,3}\d+(?:\.\d+)*[a-z]?\b/g

/** The clauses named in a text, as PAN-3.3 or WK-R70. */
export const clausesIn = (text: string): string[] => text.match(ID) ?? []
