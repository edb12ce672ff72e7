/** An exact probability in lowest terms. */
export interface Fraction {
  over: bigint
  under: bigint
}

export const ZERO: Fraction = { over: 0n, under: 1n }

function common(a: bigint, b: bigint): bigint {
  let [high, low] = [a, b]
  while (low > 0n) [high, low] = [low, high % low]
  return high
}

function fraction(over: bigint, under: bigint): Fraction {
  const shared = common(over, under)
  return { over: over / shared, under: under / shared }
}

/** n out of m, times a probability. */
export const times = (n: number, m: number, p: Fraction): Fraction =>
  fraction(BigInt(n) * p.over, BigInt(m) * p.under)

/** The other player's share. */
export const rest = (p: Fraction): Fraction => ({ over: p.under - p.over, under: p.under })

/** Positive if the first is greater, 0 if they are exactly equal. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}

export const greater = (a: Fraction, b: Fraction): Fraction => (compare(a, b) >= 0 ? a : b)

export const written = (p: Fraction): string => (p.under === 1n ? `${p.over}` : `${p.over}/${p.under}`)

/** As near as a number comes to it, for display. */
export const approximate = (p: Fraction): number => Number((p.over * 1_000_000_000n) / p.under) / 1e9
