import type { Action, Journal, Seat } from '@midden/kernel'

/** How somebody stood after so many moves: chances to win by what the players knew, taken together, with their 95 % interval. */
export interface Step {
  index: number
  /** whose move led here; null at the set-up */
  actor: Seat | null
  chance: number[]
  low: number[]
  high: number[]
  /** what the draws of this move gave to each seat, measured against other draws; 0 on average, and in a first look */
  luck: number[]
  /** what else became of the chance: choices, what they brought to light, and doubt. Luck and this are the change */
  skill: number[]
  /** 1: a first look only */
  pass: 1 | 2
}

export type Label = 'best' | 'fine' | 'costly' | 'gift'

/** An answer that could have been given: its seat's chance by what it could know then, and the error of that. */
export interface Choice {
  action: Action
  words: string
  chance: number
  error: number
}

/** What the better answer would have brought, on the same deals. */
export interface Reason {
  /** points more for each seat at the end of a line */
  points: number[]
  /** lines of both answers that were held against each other */
  lines: number
  /** it is what the policy chooses, too: its reasons are those of the better answer */
  isPolicy: boolean
  clauses: string[]
}

/** One decision that was no matter of course, judged by what its seat could know then. */
export interface Decision {
  /** the number of its move: it led to this step */
  step: number
  seat: Seat
  played: Action
  words: string
  chance: number
  /** share of the win that was given away; 0 where that is not beyond doubt */
  loss: number
  /** of the difference between the best answer and the one played */
  error: number
  label: Label
  best: Choice
  /** what it changed for each seat that this was played and not the best; all 0 without a loss */
  effect: number[]
  reason: Reason | null
  others: Choice[]
}

/** One of the largest swings. */
export interface Turn {
  step: number
  /** whose chance it is, and what became of it */
  seat: Seat
  change: number
  /** whose choice did it; null: what was drawn */
  by: Seat | null
}

/** start + draw + theirs − yours + rest = end. */
export interface Split {
  start: number
  /** all luck that was measured */
  draw: number
  /** slips that were graded */
  theirs: number
  yours: number
  /** what neither explains: what hidden answers and good moves brought to light, and doubt */
  rest: number
  end: number
  /** the chance that the graded slips alone make of the start, from 0 to 1 */
  adjusted: number
}

/** How well a seat chose. */
export interface Accuracy {
  /** the mean share of the chance within reach that was kept */
  value: number
  error: number
  /** the mean share of the win given away in a decision */
  loss: number
  lossError: number
  decisions: number
}

export interface Review {
  game: string
  edition: number
  seats: number
  steps: Step[]
  decisions: Decision[]
  /** steps of decisions that are still to be weighed, in that order */
  pending: number[]
  turns: Turn[]
  /** by seat */
  splits: Split[]
  accuracy: Accuracy[]
}

export interface Terms {
  journal: Journal
  /** lines for each decision, and for each step of the curve */
  lines: number
  stepLines: number
  seed: string
  /** whose turning points they are; left out: anybody's */
  seat?: Seat
  /** what was there when it stopped: it goes on from there */
  earlier?: Review
}
