import { below } from '@midden/kernel'
import type { Wk } from './position.ts'

/** One die: 1 to 10 (WK-1.16). */
export const roll = (s: Wk): number => below(s.rng, 10, 'die') + 1

/** A pool of dice, first to last. */
export function rollPool(s: Wk, pool: number): number[] {
  const dice: number[] = []
  for (let i = 0; i < pool; i++) dice.push(roll(s))
  return dice
}

/** Dice that reach the difficulty; a 10 always does (WK-9.3, WK-9.4). */
export function successes(dice: readonly number[], difficulty: number): number {
  let n = 0
  for (const die of dice) if (die >= difficulty || die === 10) n++
  return n
}
