import type { Memories } from '@midden/bots'
import type { Position, WholeGame } from '@midden/kernel'
import { BAD_PARAMS, RpcError } from './rpc.ts'

/** A match that a caller keeps here. Its position is replaced as a whole, so that an error changes nothing. */
export interface HeldMatch {
  game: WholeGame
  position: Position
  /** what the seats have kept since the set-up; null where that was not played here */
  memories: Memories | null
}

/** More matches than this at once are refused: free some first. */
const FULL = 10_000

/** The matches of one engine, by handle. */
export class MatchShelf {
  readonly #matches = new Map<string, HeldMatch>()
  #made = 0

  /** Under a handle of the caller's own, if one is given that nothing has yet. */
  put(held: HeldMatch, as?: string): string {
    if (this.#matches.size >= FULL)
      throw new RpcError(BAD_PARAMS, `there are ${FULL} matches already: free some before making more.`)
    if (as !== undefined && this.#matches.has(as))
      throw new RpcError(BAD_PARAMS, `as: there is a match ${JSON.stringify(as)} already.`)
    const handle = as ?? this.#fresh()
    this.#matches.set(handle, held)
    return handle
  }

  #fresh(): string {
    do this.#made++
    while (this.#matches.has(`m${this.#made}`))
    return `m${this.#made}`
  }

  find(handle: string): HeldMatch | undefined {
    return this.#matches.get(handle)
  }

  free(handle: string): void {
    this.#matches.delete(handle)
  }
}
