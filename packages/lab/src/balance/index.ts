import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { missions } from '@midden/waste-knights/reading'
import { serve, spread } from '../threads.ts'
import { type Facts, together } from './facts.ts'
import { playStretch, type Stretch } from './play.ts'
import { writeReport } from './report.ts'

const CHUNK = 10
const listed = (text: string): string[] => text.split(',').filter((word) => word !== '')

/** The stretches of all missions that can be played at a size of table; all get on at the same pace. */
function stretchesOf(ids: readonly string[], sizes: readonly number[], games: number): Stretch[] {
  const list: Stretch[] = []
  for (const { id, players } of missions.filter((row) => ids.includes(row.id)))
    for (const seats of sizes)
      if (seats >= players)
        for (let from = 0; from < games; from += CHUNK)
          list.push({ mission: id, seats, from, to: Math.min(games, from + CHUNK) })
  return list.sort((a, b) => a.from - b.from)
}

/** In a worker thread: plays what it is given. */
export const serveBalance = (): void => serve<Stretch, Facts>(playStretch)

/** Plays many games of Waste Knights between steady bots and writes tables and plots about them. */
export async function runBalance(args: string[], root: URL, file: URL): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      games: { type: 'string', default: '100' },
      missions: { type: 'string', default: 'M1,M2,M3,M4,M5' },
      seats: { type: 'string', default: '3' },
      /** stop after so many, with the games played by then */
      minutes: { type: 'string', default: '600' },
      workers: { type: 'string', default: String(availableParallelism()) },
      to: { type: 'string', default: 'docs/balance-waste-knights/' },
    },
  })
  const stretches = stretchesOf(
    listed(values.missions),
    listed(values.seats).map(Number),
    Number(values.games),
  )
  const until = performance.now() + 60_000 * Number(values.minutes)
  const goOn = (): boolean => performance.now() < until
  let done = 0
  const count = (part: Facts): void => {
    done += part.games
    if (process.stderr.isTTY) process.stderr.write(`\r${done} games`)
  }
  const facts = await spread<Stretch, Facts>(file, Number(values.workers), stretches, count, goOn)
  const byTable = new Map<string, Facts[]>()
  for (const part of facts) {
    const key = `${part.mission}/${part.seats}`
    byTable.set(key, [...(byTable.get(key) ?? []), part])
  }
  const all = [...byTable.values()].map(together)
  writeReport(all, new URL(values.to, root))
  process.stdout.write(`${done} games: figures and plots are in ${values.to}\n`)
}
