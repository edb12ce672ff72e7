import { type Action, type Game, menu, type Position, type Seat, widthOf } from '@midden/kernel'
import { type Onlooker, oneGame } from '../simulate/one-game.ts'
import { type Lookup, lineUp } from '../simulate/task.ts'
import { partyOf, type StudyJob } from './task.ts'

/** What came of one match. Plain data: it comes back from worker threads as it is. */
export interface MatchRow {
  number: number
  bots: string[]
  decisions: number
  /** the last round, where the game counts rounds */
  rounds: number | null
  /** of the win, by seat */
  shares: number[]
  scores: number[] | null
  /** what each seat had, by name, each once */
  cards: string[][]
  /** each seat's first real choice */
  openings: (string | null)[]
}

/** A record of one match: what the figures need beside its outcome. */
class Notes implements Onlooker {
  readonly #game: Game
  readonly cards: Set<string>[]
  readonly openings: (string | null)[]
  rounds: number | null = null

  constructor(game: Game, seats: number) {
    this.#game = game
    this.cards = Array.from({ length: seats }, () => new Set())
    this.openings = Array.from({ length: seats }, () => null)
  }

  looks(s: Position): void {
    const round = this.#game.wits?.horizon(s) ?? 0
    if (round > 0) this.rounds = round
  }

  hears(s: Position, seat: Seat, action: Action): void {
    const game = this.#game
    const { words } = game
    const isFirst = this.openings[seat] === null && widthOf(menu(game, s, seat)) > 1
    if (!isFirst && words.cards === undefined) return
    const view = game.view(s, seat)
    const names = words.cards?.(view, action) ?? []
    for (const name of names) this.cards[seat]!.add(name)
    if (isFirst)
      this.openings[seat] = names.length > 0 ? names.toSorted().join(', ') : words.action(view, action)
  }
}

/** Plays one match of a study. The same number is the same deal, whatever the options. */
export function playRow(
  { study, part }: Omit<StudyJob, 'from' | 'to'>,
  number: number,
  lookup: Lookup,
): MatchRow {
  const { game: id, seats, games, seed } = study
  const options = part.kind === 'option' ? { ...study.options, [part.key]: part.value } : study.options
  const bots = partyOf(study, part, number)
  const line = lineUp({ game: id, seats, games, seed, bots, rotate: false, options }, lookup)
  const notes = new Notes(line.game, seats)
  // Only of matches by the book it is asked who had what.
  const isBook = part.kind === 'book'
  const { decisions, outcome } = oneGame(line, number, isBook ? notes : { looks: (s) => notes.looks(s) })
  const first = outcome.ranking[0]!
  return {
    number,
    bots,
    decisions,
    rounds: notes.rounds,
    shares: bots.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0)),
    scores: outcome.scores,
    cards: notes.cards.map((names) => [...names].sort()),
    openings: notes.openings,
  }
}

/** In a worker thread: plays a part of a study. */
export const playRows = (job: StudyJob, lookup: Lookup): MatchRow[] =>
  Array.from({ length: job.to - job.from }, (_, i) => playRow(job, job.from + i, lookup))
