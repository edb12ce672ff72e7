import { parseArgs } from 'node:util'
import { games } from '@midden/games'
import { PROMISES } from './ledger.ts'
import { planOf } from './plan.ts'
import { toys } from './toys.ts'
import { run } from './world.ts'

const RUN_HOURS = 2

export async function runWorld(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      hours: { type: 'string', default: '1' },
      games: { type: 'boolean', default: false },
      on: { type: 'boolean', default: false },
    },
  })
  const all = values.games ? [...toys, ...games] : toys
  const hours = Number(values.hours)
  let bad = 0
  for (let i = 0; i * RUN_HOURS < hours; i++) {
    const seed = hours <= RUN_HOURS ? values.seed : `${values.seed}.${i}`
    const from = performance.now()
    const plan = planOf(seed, Math.min(hours, RUN_HOURS), all)
    const report = await run(plan, all)
    if (report.broken !== null && hours <= RUN_HOURS) process.stdout.write(`${report.story.join('\n')}\n`)
    process.stdout.write(
      `seed ${seed}: ${(report.ran / 3600_000).toFixed(2)} h, ${report.events} events, ${report.entries} entries, ${Math.round(performance.now() - from)} ms ${report.broken === null ? 'ok' : `${PROMISES[report.broken.promise]} ${report.broken.what.slice(0, 200)}`}\n`,
    )
    if (report.broken !== null) {
      bad++
      if (!values.on) return 1
    }
  }
  return bad
}
