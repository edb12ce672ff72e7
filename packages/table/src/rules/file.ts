import {
  type Action,
  atOnce,
  type Move,
  type Outcome,
  type Redeal,
  replaying,
  type Seat,
  type Steps,
} from '@midden/kernel'
import { entropyOf, sharesOf } from './advance.ts'
import { type Digest, positionHash } from './digest.ts'
import type { AnyMatch, TableState } from './state.ts'

/** A match as a file: what replays, bug reports and fairness checks are made of. */
export interface MatchFile {
  format: 'midden-match'
  version: 1
  game: string
  rulesVersion: number
  seats: number
  options: object
  /** SHA-256 of the secret, told before the first move; null where nobody had to be convinced */
  commitment: string | null
  /** what the players mixed into a table's draws, by seat */
  entropy: string[]
  /** what the entropy of each seat was promised to hash to before any of it was revealed; null: nothing was */
  shares?: (string | null)[]
  /** there once the match is over; with a commitment it is the secret that was committed to */
  seed?: string
  /** with a commitment: the engine's seed, drawn from the secret as luck number 0 */
  start?: string
  actions: FileAction[]
  /** numbers of the draws whose moves were taken back */
  undone?: number[]
  /** played on from an earlier match: that many actions, and the start, are its and not covered by the commitment */
  forked?: number
  /** what was dealt anew, of a match that was tried again from a moment of another */
  redeals?: readonly Redeal[]
  outcome?: Outcome
}

export interface FileAction {
  seat: Seat
  action: Action
  /** the number of this draw of luck; taken-back moves use theirs up */
  n?: number
  /** what the generator was re-seeded with before this action */
  luck?: string
  /** of the position after it */
  hash?: string
}

function* actionsOf(
  digest: Digest,
  { game, journal }: AnyMatch,
  numbers: readonly number[] = [],
): Steps<FileAction[]> {
  const actions: FileAction[] = []
  const write = (at: AnyMatch, move: Move | null): void => {
    if (move === null) return
    const n = numbers[actions.length] ?? 0
    const { seat, action, luck } = move
    const hash = positionHash(digest, at)
    actions.push({ seat, action, ...(n > 0 && { n }), ...(luck !== undefined && { luck }), hash })
  }
  yield* replaying(game, journal, undefined, write)
  return actions
}

const headOf = ({ game, options, seats }: TableState) => ({
  format: 'midden-match' as const,
  version: 1 as const,
  game: game.id,
  rulesVersion: game.rules,
  seats: seats.length,
  options,
})

const redealsOf = ({ journal: { redeals } }: AnyMatch) => (redeals === undefined ? {} : { redeals })

/** The finished match in full, with the secret and the hash after every action. */
export const matchFile = (digest: Digest, state: TableState): MatchFile | null =>
  atOnce(filing(digest, state))

/** The same with a rest after every action. */
export function* filing(digest: Digest, state: TableState): Steps<MatchFile | null> {
  const { match, game, fork, secret, commitment, numbers, undone } = state
  if (match === null || state.status !== 'over') return null
  const forked = fork?.moves.length ?? 0
  const outcome = game.outcome(match.position)
  const shares = sharesOf(state)
  return {
    ...headOf(state),
    commitment,
    entropy: entropyOf(state),
    ...(shares.some((share) => share !== null) && { shares }),
    seed: secret,
    start: match.journal.seed,
    actions: yield* actionsOf(digest, match, numbers),
    ...(undone.length > 0 && { undone: [...undone] }),
    ...(fork !== null && { forked }),
    ...redealsOf(match),
    ...(outcome !== null && { outcome }),
  }
}

/** A match that goes on, as far as it has come: it can be replayed, and keeps the secret of what is still to be drawn. */
export function unfinishedFile(digest: Digest, state: TableState): MatchFile | null {
  const { match } = state
  if (match === null) return null
  const { seed } = match.journal
  return {
    ...headOf(state),
    commitment: null,
    entropy: [],
    seed,
    actions: atOnce(actionsOf(digest, match)),
    ...redealsOf(match),
  }
}
