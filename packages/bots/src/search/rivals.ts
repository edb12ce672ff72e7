import type { Action } from '@midden/kernel'
import type { Candidate } from '../bot.ts'

/** An answer in the running, and what its lines came to beside those of the policy's own answer in the same worlds. */
export class Rival {
  readonly action: Action
  #worlds = 0
  #gain = 0
  #squares = 0
  #share = 0
  #shareSquares = 0

  constructor(action: Action) {
    this.action = action
  }

  add(gain: number, share: number): void {
    this.#worlds++
    this.#gain += gain
    this.#squares += gain * gain
    this.#share += share
    this.#shareSquares += share * share
  }

  get gain(): number {
    return this.#worlds === 0 ? 0 : this.#gain / this.#worlds
  }

  /** Gain in standard errors. */
  get significance(): number {
    if (this.#worlds < 2) return 0
    const error = errorOf(this.#gain, this.#squares, this.#worlds)
    return error === 0 ? Math.sign(this.#gain) * Number.POSITIVE_INFINITY || 0 : this.gain / error
  }

  considered(): Candidate {
    const share = this.#worlds === 0 ? 0 : this.#share / this.#worlds
    return { action: this.action, share, error: errorOf(this.#share, this.#shareSquares, this.#worlds) }
  }

  get worlds(): number {
    return this.#worlds
  }
}

/** The standard error of a mean, from sums. */
function errorOf(sum: number, squares: number, n: number): number {
  if (n < 2) return 0
  const variance = Math.max(0, (squares - (sum * sum) / n) / (n - 1))
  return Math.sqrt(variance / n)
}
