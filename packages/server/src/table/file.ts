import { type Journal, replay } from '@midden/kernel'
import type { FileAction, MatchFile } from '@midden/protocol'
import { entropyOf, positionHash } from './advance.ts'
import { commitmentTo } from './luck.ts'
import type { TableState } from './state.ts'

/** The finished match in full, with the secret and the hash after every action. */
export function matchFile(state: TableState): MatchFile | null {
  const { match, game, fork, secret, numbers, undone } = state
  if (match === null || state.status !== 'over') return null
  const forked = fork?.moves.length ?? 0
  const actions: FileAction[] = []
  replay(game, match.journal as Journal, match.journal.moves.length, (at, { seat, action, luck }) => {
    const n = numbers[actions.length]!
    const hash = positionHash(at)
    actions.push({
      seat,
      action,
      ...(n > 0 && { n }),
      ...(luck !== undefined && { luck }),
      hash,
    })
  })
  const outcome = game.outcome(match.position)
  return {
    format: 'midden-match',
    version: 1,
    game: game.id,
    rulesVersion: game.rules,
    seats: state.seats.length,
    options: state.options,
    commitment: commitmentTo(secret),
    entropy: entropyOf(state),
    seed: secret,
    start: match.journal.seed,
    actions,
    ...(undone.length > 0 && { undone: [...undone] }),
    ...(fork !== null && { forked }),
    ...(outcome !== null && { outcome }),
  }
}
