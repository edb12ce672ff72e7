import type { Seat } from '@midden/kernel'
import type { Glory } from '../events/bodies.ts'
import type { WkEvent } from '../events.ts'

/** Reputation won or lost, and what brought it. */
export interface Gain {
  by: number
  from: Glory
}

/** Where Reputation came from: the data of a picture. */
export interface Account {
  /** by round, what each seat gained in it and what it had then */
  rounds: { round: number; gains: Gain[][]; now: number[] }[]
  /** by source, what it brought each seat */
  sources: { from: Glory['by']; sums: number[] }[]
}

const SOURCES: readonly Glory['by'][] = [
  'task',
  'enemy',
  'duel',
  'revival',
  'blue card',
  'event',
  'mission',
  'text',
]

/** The account of all that was told of a match, or of some rounds of it. */
export function accountOf(told: readonly WkEvent[], seats: number): Account {
  const account: Account = { rounds: [], sources: [] }
  const now = new Array<number>(seats).fill(0)
  const sums = new Map<Glory['by'], number[]>()
  const begin = (round: number) => {
    const gains = now.map((): Gain[] => [])
    account.rounds.push({ round, gains, now: now.slice() })
  }
  for (const e of told) {
    if (e.what === 'round begins') {
      // The first round goes without saying.
      if (account.rounds.length === 0 && e.round > 1) begin(e.round - 1)
      if (account.rounds.at(-1)?.round === 0) account.rounds.at(-1)!.round = Math.max(1, e.round - 1)
      if (account.rounds.at(-1)?.round !== e.round) begin(e.round)
    }
    if (e.what !== 'counter' || e.counter !== 'rep' || e.from === undefined) continue
    if (account.rounds.length === 0) begin(0)
    const { gains, now: then } = account.rounds.at(-1)!
    gains[e.seat]!.push({ by: e.by, from: e.from })
    now[e.seat] = e.now
    then[e.seat] = e.now
    const sum = sums.get(e.from.by) ?? new Array<number>(seats).fill(0)
    sum[e.seat]! += e.by
    sums.set(e.from.by, sum)
  }
  if (account.rounds[0]?.round === 0) account.rounds[0].round = 1
  account.sources = SOURCES.flatMap((from) => (sums.has(from) ? [{ from, sums: sums.get(from)! }] : []))
  return account
}

/** What one seat gained since the last dawn. */
export const gainsOf = (account: Account, seat: Seat): Gain[] =>
  account.rounds.flatMap(({ gains }) => gains[seat]!)
