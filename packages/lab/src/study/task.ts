import { type Game, isRefusal, readOptions, type TableOption } from '@midden/kernel'

/** How balanced a game is: by so many matches between equals, with every option against the book, and between unequals. */
export interface StudyTask {
  game: string
  seats: number
  /** who plays at every seat */
  bot: string
  games: number
  /** deals that each option is tried on, of those of the book; 0 leaves options out */
  each: number
  seed: string
  options: Readonly<Record<string, unknown>>
}

/** A part of a study: matches of one sort, from one number up to (not with) another. */
export interface StudyJob {
  study: StudyTask
  part: StudyPart
  from: number
  to: number
}

/** The book: equals by the table's options. An option: the same deals with it changed. Skill: unequals. */
export type StudyPart = { kind: 'book' } | { kind: 'option'; key: string; value: unknown } | { kind: 'skill' }

/** Who meets where skill is measured, beside whoever is studied. */
const UNEQUAL = ['gus', 'flap', 'random']

/** Every value of every choice that the table may be laid with instead of its own. */
export function partsOf(study: StudyTask, game: Game): { part: StudyPart; games: number }[] {
  const changed: { part: StudyPart; games: number }[] = []
  for (const [key, option] of Object.entries(game.sheet as Record<string, TableOption>)) {
    if (option.kind !== 'choice') continue
    const own = study.options[key] ?? option.default
    for (const value of option.values) {
      if (value === own) continue
      const options = readOptions<object>(game.sheet, { ...study.options, [key]: value })
      if (isRefusal(options) || (game.admits?.(options, study.seats) ?? null) !== null) continue
      changed.push({ part: { kind: 'option', key, value }, games: Math.min(study.games, study.each) })
    }
  }
  return [
    { part: { kind: 'book' }, games: study.games },
    { part: { kind: 'skill' }, games: study.games },
    ...changed,
  ]
}

/** Matches that are played at a time. */
const AT_A_TIME = 10

export const jobsOf = (study: StudyTask, game: Game): StudyJob[] =>
  partsOf(study, game).flatMap(({ part, games }) =>
    Array.from({ length: Math.ceil(games / AT_A_TIME) }, (_, i) => ({
      study,
      part,
      from: i * AT_A_TIME,
      to: Math.min(games, (i + 1) * AT_A_TIME),
    })),
  )

/** Who sits where in a match of this part. */
export function partyOf({ bot, seats }: StudyTask, part: StudyPart, number: number): string[] {
  if (part.kind !== 'skill') return Array.from({ length: seats }, () => bot)
  const crew = [bot, ...UNEQUAL.filter((name) => name !== bot)]
  return Array.from({ length: seats }, (_, seat) => crew[(seat + number) % crew.length]!)
}
