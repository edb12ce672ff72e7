import { wilson, Z } from '../simulate/result.ts'
import type { BotResult } from './match.ts'

/** A share with its 95 % interval. */
export interface ShareEstimate {
  share: number
  low: number
  high: number
}

/** The matches of one deal, each as its bots saw it. */
type Played = readonly (readonly BotResult[])[]

const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length

function covariance(x: readonly number[], y: readonly number[]): number {
  const [mx, my] = [mean(x), mean(y)]
  return x.reduce((sum, xi, i) => sum + (xi - mx) * (y[i]! - my), 0) / Math.max(1, x.length - 1)
}

/** Student's t for a 95 % interval, by its series in the freedom of the estimate. */
function studentT(freedom: number): number {
  if (freedom === 1) return 12.706
  const by = [
    Z ** 3 + Z,
    5 * Z ** 5 + 16 * Z ** 3 + 3 * Z,
    3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z,
  ] as const
  return Z + by[0] / (4 * freedom) + by[1] / (96 * freedom ** 2) + by[2] / (384 * freedom ** 3)
}

/** All that one bot had of one deal, from every seat it sat at. */
interface Deal {
  matches: number
  share: number
  luck: number
}

function dealsOf(deals: readonly Played[], bot: string): Deal[] {
  return deals.flatMap((matches) => {
    const own = matches.flat().filter((part) => part.bot === bot)
    if (own.length === 0) return []
    const [share, luck] = [mean(own.map((part) => part.share)), mean(own.map((part) => part.luck))]
    return [{ matches: matches.length, share, luck }]
  })
}

/** How far shares go with luck: luck is a share of the win itself, so not at all at the least and wholly at the most. */
function weightOf(deals: readonly Deal[]): number {
  const shares = deals.map(({ share }) => share)
  const lucks = deals.map(({ luck }) => luck)
  const spread = covariance(lucks, lucks)
  return spread === 0 ? 0 : Math.min(1, Math.max(0, covariance(shares, lucks) / spread))
}

/** What is left of every deal's share without its luck, by a weight that the other deals tell: none corrects itself. */
const fairOf = (deals: readonly Deal[]): number[] =>
  deals.map(({ share, luck }, i) => share - weightOf(deals.toSpliced(i, 1)) * luck)

/** Nothing makes a match count for more than so many. */
const MOST_GAIN = 4

/**
 * A bot's share of the wins, a deal counted once, with its luck taken off (a control variate). The interval is Wilson's
 * for as many matches as would be as sure, so it holds the share and lies between none and all; deals that agree to the
 * point count for no more matches than they had.
 */
export function shareOf(deals: readonly Played[], bot: string): ShareEstimate {
  const own = dealsOf(deals, bot)
  // One deal says nothing of how far others lie from it.
  if (own.length < 2) return { share: mean(own.map(({ share }) => share)), low: 0, high: 1 }
  const fair = fairOf(own)
  const share = Math.min(1, Math.max(0, mean(fair)))
  const variance = covariance(fair, fair) / fair.length
  const matches = own.reduce((sum, deal) => sum + deal.matches, 0)
  const agree = own.every((deal) => deal.share === own[0]!.share)
  const worth = Math.max(own.length, (share * (1 - share)) / Math.max(variance, 1e-9))
  const count = agree ? matches : Math.min(MOST_GAIN * matches, worth)
  const [low, high] = wilson(share * count, count, studentT(own.length - 1))
  return { share, low, high }
}
