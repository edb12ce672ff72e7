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
  /** points more for oneself, and for the best of the others, at the end of a line */
  own: number
  rival: number
  /** lines of both answers that were held against each other */
  lines: number
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

/** The largest swings. */
export interface Turn {
  step: number
  seat: Seat
  change: number
  kind: 'choice' | 'draw'
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
}
