import { type Journal, type Outcome, readAction } from '@midden/kernel'
import type { MatchFile } from '@midden/table'

/** A match without a server as a match file: nobody had to be convinced, so nothing was committed to. */
export const toMatchFile = (journal: Journal, outcome: Outcome | null): MatchFile => ({
  format: 'midden-match',
  version: 1,
  game: journal.game,
  rulesVersion: journal.rules,
  seats: journal.seats,
  options: journal.options,
  commitment: null,
  entropy: [],
  seed: journal.seed,
  actions: journal.moves.map((move) => ({ ...move })),
  ...(journal.redeals !== undefined && { redeals: journal.redeals }),
  ...(outcome !== null && { outcome }),
})

/** The kernel's journal of a match file, ready to be replayed; a sentence if there is none yet. */
export function journalOf(file: MatchFile): Journal | string {
  const seed = file.start ?? file.seed
  if (seed === undefined) return 'it holds no seed: a match can be replayed once it is over'
  return {
    game: file.game,
    rules: file.rulesVersion,
    seats: file.seats,
    options: file.options,
    seed,
    script: null,
    moves: file.actions.map(({ seat, action, luck }) =>
      luck === undefined ? { seat, action } : { seat, action, luck },
    ),
    ...(file.redeals !== undefined && { redeals: file.redeals }),
  }
}

const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
const isCount = (x: unknown): x is number => Number.isSafeInteger(x) && (x as number) >= 0
const isText = (x: unknown): x is string => typeof x === 'string'
const isRedeal = (x: unknown, seats: number): boolean =>
  isRecord(x) && isCount(x.after) && isCount(x.seat) && x.seat < seats && isText(x.seed)
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
  if (x.shares !== undefined && !(Array.isArray(x.shares) && x.shares.every((y) => y === null || isText(y))))
    return 'shares must be a list of texts and nulls'
  if (!isTextOrNone(x.seed)) return 'seed must be a text'
  if (!isTextOrNone(x.start)) return 'start must be a text'
  if (!Array.isArray(x.actions)) return 'actions must be a list'
  if (x.undone !== undefined && !(Array.isArray(x.undone) && x.undone.every(isCount)))
    return 'undone must be a list of whole numbers'
  if (x.forked !== undefined && !isCount(x.forked)) return 'forked must be a whole number'
  if (
    x.redeals !== undefined &&
    !(Array.isArray(x.redeals) && x.redeals.every((y) => isRedeal(y, x.seats as number)))
  )
    return 'redeals must be a list of objects with after, seat and seed'
  return x.outcome === undefined || isRecord(x.outcome) ? null : 'outcome must be an object'
}

/** Reads what claims to be a match file; a sentence says what is wrong with it. The moves are checked by playing them. */
export function readMatchFile(x: unknown): MatchFile | string {
  if (!isRecord(x)) return 'it must hold one JSON object'
  const wrong = wrongHead(x)
  if (wrong !== null) return wrong
  for (const [i, action] of (x.actions as unknown[]).entries()) {
    const bad = wrongAction(action, i)
    if (bad !== null) return bad
  }
  return x as unknown as MatchFile
}
