import { createHash } from 'node:crypto'
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
  /** what was mixed into the draws on the way: before which action (counted from 0), and the text */
  entropy: { before: number; luck: string }[] | null
  seed?: string
  actions: { seat: Seat; action: Action; hash?: string }[]
  outcome?: Outcome
}

/** Writes a match down with the state hash after every action. */
export function matchFile({ game, position, journal }: AnyMatch): MatchFile {
  const actions: MatchFile['actions'] = []
  replay(game, journal, journal.moves.length, (match, { seat, action }) => {
    actions.push({ seat, action, hash: hashOf(match.position) })
  })
  const mixed = journal.moves.flatMap(({ luck }, before) => (luck === undefined ? [] : { before, luck }))
  const outcome = game.outcome(position)
  return {
    format: 'midden-match',
    version: 1,
    game: game.id,
    rulesVersion: game.rules,
    seats: journal.seats,
    options: journal.options,
    commitment: null,
    entropy: mixed.length === 0 ? null : mixed,
    seed: journal.seed,
    actions,
    ...(outcome !== null && { outcome }),
  }
}

const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
const isCount = (x: unknown): x is number => Number.isSafeInteger(x) && (x as number) >= 0
const isTextOrNull = (x: unknown): boolean => x === null || typeof x === 'string'

function wrongAction(x: unknown, i: number): string | null {
  if (!isRecord(x)) return `actions[${i}] must be an object`
  if (!isCount(x.seat)) return `actions[${i}].seat must be a seat's number`
  const action = readAction(x.action)
  if (typeof action === 'string') return `actions[${i}].action: ${action}`
  return x.hash === undefined || typeof x.hash === 'string' ? null : `actions[${i}].hash must be a text`
}

function wrongEntropy(x: unknown): boolean {
  if (x === null) return false
  return (
    !Array.isArray(x) ||
    x.some((mix) => !isRecord(mix) || !isCount(mix.before) || typeof mix.luck !== 'string')
  )
}

function wrongHead(x: Record<string, unknown>): string | null {
  if (x.format !== 'midden-match') return 'format must be "midden-match"'
  if (x.version !== 1) return `version must be 1, and it is ${JSON.stringify(x.version)?.slice(0, 40)}`
  if (typeof x.game !== 'string') return 'game must be the id of a game'
  if (!isCount(x.rulesVersion)) return 'rulesVersion must be a whole number'
  if (!isCount(x.seats)) return 'seats must be a whole number'
  if (!isRecord(x.options)) return 'options must be an object'
  if (!isTextOrNull(x.commitment)) return 'commitment must be a text or null'
  if (wrongEntropy(x.entropy)) return 'entropy must be null or a list of { before, luck }'
  if (x.seed !== undefined && typeof x.seed !== 'string') return 'seed must be a text'
  if (!Array.isArray(x.actions)) return 'actions must be a list'
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

const journalOf = (file: MatchFile, seed: string): Journal => {
  const luck = new Map(file.entropy?.map((mix) => [mix.before, mix.luck]))
  const moves = file.actions.map(({ seat, action }, i) => {
    const mixed = luck.get(i)
    return mixed === undefined ? { seat, action } : { seat, action, luck: mixed }
  })
  const { game, rulesVersion: rules, seats, options } = file
  return { game, rules, seats, options, seed, script: null, moves }
}

/** One action of a replay: the match after it and what happened. */
export type Each = (match: AnyMatch, number: number, events: readonly Told[]) => void

/** Plays a file's actions over, at most `upTo` of them. A sentence tells the first thing that does not fit. */
export function replayFile(game: Game, file: MatchFile, upTo: number, each: Each): AnyMatch | string {
  if (file.rulesVersion !== game.rules)
    return `it was played by rules ${file.rulesVersion} of ${game.title}, and these are rules ${game.rules}`
  if (file.seed === undefined) return 'it holds no seed: a match can be replayed once it is over'
  const journal = journalOf(file, file.seed)
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
export function firstDifference(game: Game, file: MatchFile): string | null {
  const { commitment, seed, actions } = file
  if (
    commitment !== null &&
    seed !== undefined &&
    createHash('sha256').update(seed).digest('hex') !== commitment
  )
    return 'the seed is not the one that was committed to'
  let difference: string | null = null
  const end = replayFile(game, file, actions.length, ({ position }, number) => {
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
  return null
}
