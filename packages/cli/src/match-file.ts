import { readFileSync } from 'node:fs'
import { canonical, type GameEvent, hashOf, replay, Unplayable, type WholeGame } from '@midden/kernel'
import { type Generator, journalOf, readMatchFile, verifyFairness } from '@midden/protocol/client'
import type { AnyMatch, MatchFile } from '@midden/table'
import type { CliContext } from './context.ts'
import { failed } from './stop.ts'

export function fileFrom(path: string): MatchFile {
  let content: string
  try {
    content = readFileSync(path, 'utf8')
  } catch {
    throw failed(`${path} cannot be read: give the path of a match file.`)
  }
  let raw: unknown
  try {
    raw = JSON.parse(content)
  } catch {
    throw failed(`${path} is not a match file: it is not JSON.`)
  }
  const file = readMatchFile(raw)
  if (typeof file === 'string') throw failed(`${path} is not a match file: ${file}.`)
  return file
}

/** The game by the rules of the match; where they are not kept, by today's, which then say so. */
export async function gameOf(file: MatchFile, cli: CliContext): Promise<WholeGame> {
  const kept = await cli.fetchEdition(file.game, file.rulesVersion)
  const game = kept ?? cli.games.find(({ id }) => id === file.game)
  if (game !== undefined) return game
  throw failed(`the match is of the game "${file.game}", which this version does not have.`)
}

/** One action of a replay: the match after it and what happened. */
export type Each = (match: AnyMatch, number: number, events: readonly GameEvent[]) => void

/** Plays a file's actions over, at most `upTo` of them. A sentence tells the first thing that does not fit. */
export function replayFile(game: WholeGame, file: MatchFile, upTo: number, each: Each): AnyMatch | string {
  if (file.rulesVersion !== game.rules)
    return `it was played by rules ${file.rulesVersion} of ${game.title}, and these are rules ${game.rules}`
  const journal = journalOf(file)
  if (typeof journal === 'string') return journal
  try {
    return replay(
      game,
      journal,
      upTo,
      (match, move, told) => each(match, move === null ? 0 : match.journal.moves.length, told),
      true,
    )
  } catch (error) {
    if (!(error instanceof Unplayable)) throw error
    const { move, refused } = error
    if (move === 0) return `its table cannot be set up: ${refused.reason}`
    const { seat, action } = journal.moves[move - 1]!
    return `action ${move}, ${canonical(action)} of seat ${seat}, is refused: ${refused.reason}`
  }
}

/** Compares a replay with all that the file says about it; null, or the first difference. */
export async function firstDifference(game: WholeGame, file: MatchFile): Promise<string | null> {
  const { commitment, start, actions } = file
  let difference: string | null = null
  const generators: Generator[] = []
  const end = replayFile(game, file, actions.length, ({ position }, number) => {
    const { a, b, c, d } = position.rng
    generators.push({ a, b, c, d })
    const said = number === 0 ? undefined : actions[number - 1]!.hash
    if (said === undefined || difference !== null) return
    const hash = hashOf(position)
    if (hash !== said)
      difference = `after action ${number} the state hash is ${hash}, and the file says ${said}`
  })
  if (difference !== null || typeof end === 'string') return difference ?? (end as string)
  const outcome = game.outcome(end.position)
  if (file.outcome !== undefined && canonical(outcome) !== canonical(file.outcome))
    return `the outcome is ${canonical(outcome)}, and the file says ${canonical(file.outcome)}`
  // Where a table committed itself, its luck is checked by other means than it was made with.
  return commitment === null && start === undefined
    ? null
    : ((await verifyFairness(file, generators))[0] ?? null)
}
