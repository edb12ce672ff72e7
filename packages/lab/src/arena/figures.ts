import type { Part } from './match.ts'

/** A share with its 95 % interval. */
export interface Estimate {
  share: number
  low: number
  high: number
}

const Z = 1.96

const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length

function covariance(x: readonly number[], y: readonly number[]): number {
  const [mx, my] = [mean(x), mean(y)]
  return x.reduce((sum, xi, i) => sum + (xi - mx) * (y[i]! - my), 0) / Math.max(1, x.length - 1)
}

/** All that one bot had of one deal, from every seat it sat at. */
interface Deal {
  share: number
  luck: number
}

function dealsOf(deals: readonly (readonly Part[])[], bot: string): Deal[] {
  return deals.flatMap((parts) => {
    const own = parts.filter((part) => part.bot === bot)
    if (own.length === 0) return []
    return [{ share: mean(own.map(({ share }) => share)), luck: mean(own.map(({ luck }) => luck)) }]
  })
}

/**
 * A bot's share of the wins, a deal counted once. What its draws gave is taken off, as far as shares go with it
 * (a control variate): the mean stays what it is, its interval gets narrower.
 */
export function shareOf(deals: readonly (readonly Part[])[], bot: string): Estimate {
  const own = dealsOf(deals, bot)
  const shares = own.map(({ share }) => share)
  const lucks = own.map(({ luck }) => luck)
  const spread = covariance(lucks, lucks)
  const weight = spread === 0 ? 0 : covariance(shares, lucks) / spread
  const fair = shares.map((share, i) => share - weight * lucks[i]!)
  const share = mean(fair)
  // One deal says nothing of how far others lie from it.
  if (fair.length < 2) return { share, low: 0, high: 1 }
  const reach = Z * Math.sqrt(covariance(fair, fair) / fair.length)
  return { share, low: Math.max(0, share - reach), high: Math.min(1, share + reach) }
}
