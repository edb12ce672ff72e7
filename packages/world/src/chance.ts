import { below, seeded } from '@midden/kernel'

/** Draws that a seed tells: the same seed, the same world. */
export interface Chance {
  /** a whole number from 0 to n − 1 */
  below(n: number): number
  between(from: number, to: number): number
  /** does something happen that happens so often in a thousand times? */
  often(inThousand: number): boolean
  one<T>(list: readonly T[]): T
  bytes(n: number): Buffer
  letters(n: number): string
}

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789'

export function chanceOf(seed: string): Chance {
  const rng = seeded(seed)
  const draw = (n: number): number => below(rng, n, 'world')
  return {
    below: draw,
    between: (from, to) => from + draw(to - from + 1),
    often: (inThousand) => draw(1000) < inThousand,
    one: (list) => list[draw(list.length)]!,
    bytes: (n) => Buffer.from(Array.from({ length: n }, () => draw(256))),
    letters: (n) => Array.from({ length: n }, () => SIGNS[draw(SIGNS.length)]).join(''),
  }
}
