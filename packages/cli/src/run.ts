import { type Command, helpFor, overview, readArgs } from './command.ts'
import { arena } from './commands/arena.ts'
import { backup } from './commands/backup.ts'
import { bench } from './commands/bench.ts'
import { calibrate } from './commands/calibrate.ts'
import { check } from './commands/check.ts'
import { engine } from './commands/engine.ts'
import { keeper } from './commands/keeper.ts'
import { ledger } from './commands/ledger.ts'
import { migrate } from './commands/migrate.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { review } from './commands/review.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { study } from './commands/study.ts'
import { train } from './commands/train.ts'
import type { CliContext } from './context.ts'
import { version } from './repository.ts'
import { badUsage, Stop } from './stop.ts'

/** Every command. A new one is one line here. */
const commands: readonly Command[] = [
  serve,
  play,
  simulate,
  arena,
  study,
  train,
  calibrate,
  bench,
  ledger,
  replay,
  review,
  engine,
  backup,
  check,
  migrate,
  keeper,
]

async function dispatch(args: readonly string[], cli: CliContext): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    ;(name === undefined ? cli.stderr : cli.stdout).write(overview(commands))
    return name === undefined ? 2 : 0
  }
  if (name === '--version' || name === '-v') {
    cli.stdout.write(`${version()}\n`)
    return 0
  }
  const command = commands.find((candidate) => candidate.name === name)
  if (command === undefined)
    throw badUsage(
      `there is no command "${name}"; there are ${commands.map((known) => known.name).join(', ')}.`,
    )
  const given = readArgs(command, rest, cli.env)
  if (given.flags.has('help')) {
    cli.stdout.write(helpFor(command))
    return 0
  }
  return command.run(given, cli)
}

const sentence = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error)
  return `something went wrong that should not have (${message.split('\n')[0]}); please report it.`
}

/** Runs one command line and answers the exit status. Whatever happens ends in one sentence. */
export async function run(args: readonly string[], cli: CliContext): Promise<number> {
  try {
    return await dispatch(args, cli)
  } catch (error) {
    cli.stderr.write(`midden: ${error instanceof Stop ? error.message : sentence(error)}\n`)
    return error instanceof Stop ? error.status : 1
  }
}
