import { parseArgs } from 'node:util'
import { isMainThread } from 'node:worker_threads'
import { gameById, games } from '@midden/games'
import type { WholeGame } from '@midden/kernel'
import { serve, spread } from '../threads.ts'
import { progressLine, summary } from './report.ts'
import { add, LIGHT, nothing, type SoakShare, type SoakTotals, together, walkShare } from './share.ts'

const SIZE = 100

interface Wish {
  games: number
  only: WholeGame | undefined
  workers: number
  minutes: number
  seed: string
  secrets: number
}

const USAGE = `npm run soak -- [--games 10000] [--game ID] [--workers 2] [--minutes 30] [--seed soak] [--secrets ${LIGHT.secrecy}]
Random games under the kernel's laws, shared out evenly among the games there are. In so many of a thousand
decisions (--secrets) what a seat gets is held against a world with other secrets.\n`

function whole(text: string, flag: string): number {
  const n = Number(text)
  if (!Number.isInteger(n) || n < 1)
    throw new Error(`--${flag} must be a whole number from 1 on, not "${text}"`)
  return n
}

function read(args: readonly string[]): Wish | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '10000' },
      game: { type: 'string' },
      workers: { type: 'string', default: '2' },
      minutes: { type: 'string' },
      seed: { type: 'string', default: 'soak' },
      secrets: { type: 'string', default: String(LIGHT.secrecy) },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  const only = values.game === undefined ? undefined : gameById(values.game)
  if (values.game !== undefined && only === undefined)
    throw new Error(`there is no game "${values.game}"; there are ${games.map(({ id }) => id).join(', ')}`)
  return {
    games: whole(values.games, 'games'),
    only,
    workers: whole(values.workers, 'workers'),
    minutes: values.minutes === undefined ? Number.POSITIVE_INFINITY : whole(values.minutes, 'minutes'),
    seed: values.seed,
    secrets: whole(values.secrets, 'secrets'),
  }
}

/** Shares in turn of every game, so that the speed so far tells how long the rest takes. */
export function sharesOf(ids: readonly string[], total: number, seed: string, secrets: number): SoakShare[] {
  const shares: SoakShare[] = []
  const each = ids.map((_, i) => Math.floor((total + i) / ids.length))
  for (let from = 0; from < each.at(-1)!; from += SIZE)
    ids.forEach((game, i) => {
      const to = Math.min(from + SIZE, each[i]!)
      if (from < to) shares.push({ game, seed, from, to, secrets })
    })
  return shares
}

async function soak(wish: Wish, file: URL, out: NodeJS.WriteStream): Promise<void> {
  const ids = (wish.only === undefined ? games : [wish.only]).map(({ id }) => id)
  const totals = new Map(ids.map((id) => [id, nothing()]))
  const sum = nothing()
  const started = performance.now()
  const seconds = (): number => (performance.now() - started) / 1000
  let shown = 0
  const each = (more: SoakTotals, { game }: SoakShare): void => {
    add(totals.get(game)!, more)
    add(sum, more)
    if (seconds() - shown < (out.isTTY ? 1 : 30)) return
    shown = seconds()
    const line = progressLine(sum.games, wish.games, shown)
    out.write(out.isTTY ? `\r${line.padEnd(90)}` : `${line}\n`)
  }
  const inTime = (): boolean => seconds() < wish.minutes * 60
  await spread<SoakShare, SoakTotals>(
    file,
    wish.workers,
    sharesOf(ids, wish.games, wish.seed, wish.secrets),
    each,
    inTime,
  )
  if (out.isTTY) out.write('\r')
  together(totals)
  if (ids.length > 1) totals.set('all', sum)
  out.write(summary(totals, seconds()))
}

/** The whole of `npm run soak`, in the main thread and in its workers alike. Answers the exit status. */
export async function runSoak(args: readonly string[], file: URL): Promise<number> {
  if (!isMainThread) {
    serve((share: SoakShare): SoakTotals => walkShare(share, gameById(share.game)!))
    return 0
  }
  try {
    const wish = read(args)
    if (wish === null) process.stdout.write(USAGE)
    else await soak(wish, file, process.stdout)
    return 0
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`)
    return 1
  }
}
