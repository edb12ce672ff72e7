import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { games } from '@midden/games'
import { PROMISES } from './ledger.ts'
import { HOUR, type Plan, planOf } from './plan.ts'
import { planted } from './planted.ts'
import { shorten } from './shorten.ts'
import { toys } from './toys.ts'
import { type RunReport, run } from './world.ts'

const RUN_HOURS = 2
const SHOWN = 60

const USAGE = `npm run world -- [--seed 1] [--hours 2] [--toys] [--planted NAME] [--plan FILE] [--all]
Plays servers, pages and a store through hours of virtual time in which everything goes wrong, and holds what each
page is sent against the journals after every step. More than ${RUN_HOURS} hours are several runs, each with a seed of its own.
What breaks a promise is shortened, told, and written to reports/, where --plan finds it again.
  --toys     only the toy games: quicker, and more happens in an hour
  --planted  with a bug: ${Object.keys(planted).join(', ')}
  --all      goes on after a broken promise, and shortens nothing\n`

type Play = (plan: Plan) => Promise<RunReport>

const hoursOf = (ms: number): string => (ms / HOUR).toFixed(2)

async function explain(plan: Plan, report: RunReport, play: Play, folder: string): Promise<void> {
  const { broken } = report
  process.stdout.write(`\nShortening …\n`)
  const short = await shorten(plan, broken!, play)
  const { story, broken: again } = await play(short)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `world-${plan.seed}.json`)
  writeFileSync(file, `${JSON.stringify(short, null, 2)}\n`)
  const text = [
    ...story.slice(-SHOWN),
    '',
    `${PROMISES[again!.promise]} ${again!.what}`,
    `${short.tables.length} tables, ${short.faults.length} faults, ${hoursOf(short.hours * HOUR)} hours.`,
    `Whole: npm run world -- --seed ${plan.seed} --hours ${plan.hours}`,
    `Short: npm run world -- --plan ${file}`,
    '',
  ]
  process.stdout.write(text.join('\n'))
}

function plansOf(seed: string, hours: number, all: typeof games): Plan[] {
  if (hours <= RUN_HOURS) return [planOf(seed, hours, all)]
  const runs = Math.ceil(hours / RUN_HOURS)
  return Array.from({ length: runs }, (_, i) => planOf(`${seed}.${i}`, RUN_HOURS, all))
}

/** The whole of `npm run world`. Answers the exit status. */
export async function runWorld(args: readonly string[], folder: string): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      hours: { type: 'string', default: '2' },
      toys: { type: 'boolean', default: false },
      planted: { type: 'string' },
      plan: { type: 'string' },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const bug = values.planted === undefined ? undefined : planted[values.planted]
  const isUnknown = values.planted !== undefined && bug === undefined
  if (values.help || isUnknown || !(Number(values.hours) > 0)) {
    process.stdout.write(USAGE)
    return values.help ? 0 : 1
  }
  const known = [...toys, ...games]
  const play: Play = (plan) => run(plan, known, bug?.plant())
  const all = values.toys ? toys : known
  const plans =
    values.plan === undefined
      ? plansOf(values.seed, Number(values.hours), all)
      : [JSON.parse(readFileSync(values.plan, 'utf8')) as Plan]
  let [ran, failed] = [0, 0]
  for (const plan of plans) {
    const report = await play(plan)
    const { broken, events, entries } = report
    ran += report.ran
    const end = broken === null ? 'all promises kept' : `${PROMISES[broken.promise]} ${broken.what}`
    process.stdout.write(
      `seed ${plan.seed}: ${hoursOf(report.ran)} hours, ${events} events, ${entries} entries: ${end.slice(0, 300)}\n`,
    )
    if (broken === null) continue
    failed++
    if (values.all) continue
    await explain(plan, report, play, folder)
    break
  }
  if (plans.length > 1) process.stdout.write(`${hoursOf(ran)} hours, ${failed} broken\n`)
  return failed === 0 ? 0 : 1
}
