import type { Position, WholeGame } from '@midden/kernel'
import { BAD_PARAMS, RpcError } from './rpc.ts'

/** A match that a caller keeps here. Its position is replaced as a whole, so that an error changes nothing. */
export interface Held {
  game: WholeGame
  position: Position
}

/** More matches than this at once are refused: free some first. */
const FULL = 10_000

/** The matches of one engine, by handle. */
export class Shelf {
  readonly #matches = new Map<string, Held>()
  #made = 0

  put(held: Held): string {
    if (this.#matches.size >= FULL)
      throw new RpcError(BAD_PARAMS, `there are ${FULL} matches already: free some before making more.`)
    const handle = `m${++this.#made}`
    this.#matches.set(handle, held)
    return handle
  }

  find(handle: string): Held | undefined {
    return this.#matches.get(handle)
  }

  free(handle: string): void {
    this.#matches.delete(handle)
  }
}
