/** How likely so many dice of a pool reach a figure; a 10 always does (WK-9.3). */
export function passes(pool: number, from: number, need = 1): number {
  const n = Math.max(1, pool)
  const hit = (11 - Math.min(10, from)) / 10
  let below = 0
  let ways = 1
  for (let k = 0; k < need; k++) {
    below += ways * hit ** k * (1 - hit) ** (n - k)
    ways = (ways * (n - k)) / (k + 1)
  }
  return Math.max(0, 1 - below)
}

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
