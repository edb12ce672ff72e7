import {
  type Action,
  act,
  begin,
  canonical,
  type Game,
  hashOf,
  isRefusal,
  type Journal,
  type Match,
  type Outcome,
  type Position,
  readAction,
  replay,
  type Seat,
  type Told,
  type View,
} from '@midden/kernel'
import { type Generator, verifyFairness } from '@midden/protocol/client'

/** A match of any game. */
export type AnyMatch = Match<Position, View, object, Told, string>

/** A saved match: what replays, bug reports and fairness checks are made of. */
export interface MatchFile {
  format: 'midden-match'
  version: 1
  game: string
  rulesVersion: number
  seats: number
  options: object
  /** SHA-256 of the seed, published before the first move; null where nobody had to be convinced */
  commitment: string | null
  /** what the players mixed into a server's draws, by seat */
  entropy: string[]
  /** there once the match is over */
  seed?: string
  /** where a server drew the engine's seed from the secret and the entropy; left out: `seed` itself is it */
  start?: string
  /** `luck`, a server's draw number `n`, re-seeded the generator before the action; `hash` is of the state after it */
  actions: { seat: Seat; action: Action; n?: number; luck?: string; hash?: string }[]
  /** the draws of moves that were taken back, and how many actions come from an earlier match */
  undone?: number[]
  forked?: number
  outcome?: Outcome
}

/** Writes a match down with the state hash after every action. */
export function matchFile({ game, position, journal }: AnyMatch): MatchFile {
  const actions: MatchFile['actions'] = []
  replay(game, journal, journal.moves.length, (match, move) => {
    actions.push({ ...move, hash: hashOf(match.position) })
  })
  const outcome = game.outcome(position)
  return {
    format: 'midden-match',
    version: 1,
    game: game.id,
    rulesVersion: game.rules,
    seats: journal.seats,
    options: journal.options,
    commitment: null,
    entropy: [],
    seed: journal.seed,
    actions,
    ...(outcome !== null && { outcome }),
  }
}

const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
const isCount = (x: unknown): x is number => Number.isSafeInteger(x) && (x as number) >= 0
const isText = (x: unknown): x is string => typeof x === 'string'
const isTextOrNone = (x: unknown): boolean => x === undefined || isText(x)

function wrongAction(x: unknown, i: number): string | null {
  if (!isRecord(x)) return `actions[${i}] must be an object`
  if (!isCount(x.seat)) return `actions[${i}].seat must be a seat's number`
  const action = readAction(x.action)
  if (typeof action === 'string') return `actions[${i}].action: ${action}`
  if (!isTextOrNone(x.luck)) return `actions[${i}].luck must be a text`
  if (x.n !== undefined && !isCount(x.n)) return `actions[${i}].n must be a whole number`
  return isTextOrNone(x.hash) ? null : `actions[${i}].hash must be a text`
}

function wrongHead(x: Record<string, unknown>): string | null {
  if (x.format !== 'midden-match') return 'format must be "midden-match"'
  if (x.version !== 1) return `version must be 1, and it is ${JSON.stringify(x.version)?.slice(0, 40)}`
  if (!isText(x.game)) return 'game must be the id of a game'
  if (!isCount(x.rulesVersion)) return 'rulesVersion must be a whole number'
  if (!isCount(x.seats)) return 'seats must be a whole number'
  if (!isRecord(x.options)) return 'options must be an object'
  if (x.commitment !== null && !isText(x.commitment)) return 'commitment must be a text or null'
  if (!Array.isArray(x.entropy) || !x.entropy.every(isText)) return 'entropy must be a list of texts'
  if (!isTextOrNone(x.seed)) return 'seed must be a text'
  if (!isTextOrNone(x.start)) return 'start must be a text'
  if (!Array.isArray(x.actions)) return 'actions must be a list'
  if (x.undone !== undefined && !(Array.isArray(x.undone) && x.undone.every(isCount)))
    return 'undone must be a list of whole numbers'
  if (x.forked !== undefined && !isCount(x.forked)) return 'forked must be a whole number'
  return x.outcome === undefined || isRecord(x.outcome) ? null : 'outcome must be an object'
}

/** Reads a match file; a sentence says what is wrong with it. */
export function readMatchFile(text: string): MatchFile | string {
  let x: unknown
  try {
    x = JSON.parse(text)
  } catch {
    return 'it is not JSON'
  }
  if (!isRecord(x)) return 'it must hold one JSON object'
  const wrong = wrongHead(x)
  if (wrong !== null) return wrong
  for (const [i, action] of (x.actions as unknown[]).entries()) {
    const bad = wrongAction(action, i)
    if (bad !== null) return bad
  }
  return x as unknown as MatchFile
}

const journalOf = (file: MatchFile, seed: string): Journal => ({
  game: file.game,
  rules: file.rulesVersion,
  seats: file.seats,
  options: file.options,
  seed,
  script: null,
  moves: file.actions.map(({ seat, action, luck }) =>
    luck === undefined ? { seat, action } : { seat, action, luck },
  ),
})

/** One action of a replay: the match after it and what happened. */
export type Each = (match: AnyMatch, number: number, events: readonly Told[]) => void

/** Plays a file's actions over, at most `upTo` of them. A sentence tells the first thing that does not fit. */
export function replayFile(game: Game, file: MatchFile, upTo: number, each: Each): AnyMatch | string {
  if (file.rulesVersion !== game.rules)
    return `it was played by rules ${file.rulesVersion} of ${game.title}, and these are rules ${game.rules}`
  const seed = file.start ?? file.seed
  if (seed === undefined) return 'it holds no seed: a match can be replayed once it is over'
  const journal = journalOf(file, seed)
  const events: Told[] = []
  const match = begin(game, journal, events)
  if (isRefusal(match)) return `its table cannot be set up: ${match.reason}`
  each(match, 0, events)
  for (const [i, { seat, action, luck }] of journal.moves.slice(0, upTo).entries()) {
    const heard: Told[] = []
    const refused = act(match, seat, action, heard, luck)
    if (refused !== null)
      return `action ${i + 1}, ${canonical(action)} of seat ${seat}, is refused: ${refused.reason}`
    each(match, i + 1, heard)
  }
  return match
}

/** Compares a replay with all that the file says about it; null, or the first difference. */
export async function firstDifference(game: Game, file: MatchFile): Promise<string | null> {
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
  // Only a server commits itself to anything; its luck is checked by other means than it was made with.
  return commitment === null && start === undefined
    ? null
    : ((await verifyFairness(file, generators))[0] ?? null)
}
