/** Dice of a check: how likely at least one of them reaches the difficulty. */
export const passes = (pool: number, difficulty: number): number =>
  1 - ((difficulty - 1) / 10) ** Math.max(1, pool)

/** One attack in figures: what is rolled, and what a hit takes. */
export interface Blow {
  pool: number
  difficulty: number
  /** the lowest Bull's Eye, and what each adds */
  crit: number
  each: number
  /** damage of a hit without one, less the armour that is left */
  damage: number
}

/** No body in the game has more Health than this. */
const MOST = 5

/** Chances that a blow takes 0, 1, 2 … Health. */
export function losses({ pool, difficulty, crit, each, damage }: Blow): number[] {
  const chances = new Array<number>(MOST + 1).fill(0)
  const n = Math.max(1, pool)
  const miss = (Math.min(difficulty, crit) - 1) / 10
  const bull = (11 - crit) / 10
  chances[0]! += miss ** n
  let ways = 1
  for (let k = 0; k <= n; k++) {
    const some = ways * bull ** k * (1 - bull) ** (n - k)
    const chance = k === 0 ? some - miss ** n : some
    chances[Math.max(0, Math.min(MOST, damage + each * k))]! += chance
    ways = (ways * (n - k)) / (k + 1)
  }
  return chances
}

export const mean = (chances: readonly number[]): number => chances.reduce((sum, p, n) => sum + p * n, 0)
