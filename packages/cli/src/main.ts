import { fetchEdition, games } from '@midden/games'
import { run } from './index.ts'

const { stdin, stdout, stderr, env } = process

// A reader that has seen enough (midden ledger | head) is no mistake.
stdout.on('error', () => process.exit())
process.exitCode = await run(process.argv.slice(2), {
  stdin,
  stdout,
  stderr,
  games,
  fetchEdition,
  tty: { stdin: stdin.isTTY === true, stdout: stdout.isTTY === true, stderr: stderr.isTTY === true },
  // Beside this file once both are bundled.
  worker: new URL('./worker.js', import.meta.url),
  env,
})
