import { type Game, optionName, type TableOption, valueName } from '@midden/kernel'
import type { Estimate } from './estimate.ts'
import {
  against,
  cardsOf,
  type Length,
  lengthOf,
  type OptionFigure,
  openingsOf,
  type PieceFigure,
  type SeatFigure,
  seatsOf,
  skillOf,
} from './figures.ts'
import { type Finding, findingsOf } from './findings.ts'
import type { Played } from './played.ts'
import { partsOf, type StudyTask } from './task.ts'

/** What the matches of a study come to. */
export interface Figures {
  game: string
  rulesVersion: number
  seats: number
  bot: string
  /** by the book; what is measured beside has matches of its own */
  matches: number
  seed: string
  table: unknown
  seat: SeatFigure[]
  length: Length
  options: OptionFigure[]
  cards: PieceFigure[]
  openings: PieceFigure[]
  skill: Estimate
}

export interface Study extends Figures {
  findings: Finding[]
}

function optionsOf(task: StudyTask, game: Game, played: Played): OptionFigure[] {
  const book = played.rowsOf({ kind: 'book' })
  return partsOf(task, game).flatMap(({ part }): OptionFigure[] => {
    if (part.kind !== 'option') return []
    const changed = played.rowsOf(part)
    if (changed.length < 2) return []
    const option = (game.sheet as Record<string, TableOption>)[part.key]!
    return [
      {
        option: part.key,
        value: part.value,
        name: optionName(part.key, option),
        means: valueName(option, String(part.value)),
        clause: option.clause,
        matches: changed.length,
        ...against(book, changed),
      },
    ]
  })
}

/** The figures of what was played so far, and what can be said of them; null before anything was. */
export function studyOf(task: StudyTask, game: Game, played: Played): Study | null {
  const book = played.rowsOf({ kind: 'book' })
  if (book.length === 0) return null
  const skill = played.rowsOf({ kind: 'skill' })
  const figures: Figures = {
    game: task.game,
    rulesVersion: game.rules,
    seats: task.seats,
    bot: task.bot,
    matches: book.length,
    seed: task.seed,
    table: task.options,
    seat: seatsOf(book, task.seats),
    length: lengthOf(book),
    options: optionsOf(task, game, played),
    cards: cardsOf(book),
    openings: openingsOf(book),
    skill: skill.length === 0 ? { value: 0, low: 0, high: 1 } : skillOf(skill),
  }
  return { ...figures, findings: findingsOf(figures) }
}
