/** So long a key means what it meant. */
const HELD = 2000

/** What the number keys mean now, and since when they mean something else than before. */
export interface Meant {
  /** moves on with the player's own answers, and with what they type */
  own: string
  meanings: readonly (string | null)[]
  changed: readonly number[]
}

/**
 * A key that changes its meaning under somebody's finger does nothing for a moment. Who has just answered expects a new
 * question, unless the first tap plays: then the second one of a double tap would answer it.
 */
export function follow(
  before: Meant | null,
  own: string,
  meanings: readonly (string | null)[],
  tapsPlay: boolean,
  now: number,
): Meant {
  const turned = (key: number): boolean => {
    const was = before?.meanings[key] ?? null
    const is = meanings[key] ?? null
    return was !== null && is !== null && was !== is && (tapsPlay || before?.own === own)
  }
  const changed = meanings.map((_, key) =>
    turned(key) ? now : (before?.changed[key] ?? Number.NEGATIVE_INFINITY),
  )
  return { own, meanings, changed }
}

export const steady = ({ changed }: Meant, key: number, now: number): boolean =>
  now - (changed[key] ?? Number.NEGATIVE_INFINITY) >= HELD
