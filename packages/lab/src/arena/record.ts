import { canonical } from '@midden/kernel'
import type { BotResult } from './match.ts'
import type { Contest } from './task.ts'

/** What was played of a contest so far, by the number of the deal. */
export type ContestRecord = Map<number, BotResult[][]>

/** A contest may be made longer: everything else must be what it was. */
const nameOf = ({ games: _, ...contest }: Contest): string => canonical(contest)

/** The first line of a record. */
export const headOf = (contest: Contest): string => `${nameOf(contest)}\n`

/** One deal. */
export const lineOf = (deal: number, parts: BotResult[][]): string => `${JSON.stringify({ deal, parts })}\n`

/** What a record holds, or a sentence why it cannot be gone on with. A last line that was cut off is left out. */
export function readRecord(text: string, contest: Contest): ContestRecord | string {
  const [head, ...lines] = text.split('\n')
  if (head !== nameOf(contest)) return 'it is the record of another contest'
  const played: ContestRecord = new Map()
  const whole = lines.slice(0, -1)
  for (const [i, line] of whole.entries()) {
    try {
      const { deal, parts } = JSON.parse(line) as { deal: number; parts: BotResult[][] }
      if (!Number.isInteger(deal) || parts.length !== contest.seats) throw new Error('no deal')
      played.set(deal, parts)
    } catch {
      return `its line ${i + 2} is damaged`
    }
  }
  return played
}
