import { Readable, Writable } from 'node:stream'
import type { WholeGame } from '@midden/kernel'
import { type CliContext, run } from '../src/index.ts'
import { heap } from './heap.ts'

class Kept extends Writable {
  readonly #pieces: Buffer[] = []
  override _write(piece: Buffer, _encoding: string, done: () => void): void {
    this.#pieces.push(piece)
    done()
  }
  get text(): string {
    return Buffer.concat(this.#pieces).toString('utf8')
  }
}

export interface Ran {
  status: number
  out: string
  err: string
}

type Input = string | readonly Uint8Array[] | ((said: () => string) => AsyncIterable<string>)

/** Runs one command line with this on stdin; what is said may decide it. */
export async function midden(
  args: readonly string[],
  input: Input = '',
  {
    games = [heap],
    tty = false,
    env = {},
  }: { games?: readonly WholeGame[]; tty?: boolean; env?: CliContext['env'] } = {},
): Promise<Ran> {
  const stdout = new Kept()
  const stderr = new Kept()
  const typed = typeof input === 'function' ? input(() => stdout.text) : input
  const stdin = Readable.from(typeof typed === 'string' ? [Buffer.from(typed)] : typed, { objectMode: false })
  const cli: CliContext = {
    stdin,
    stdout,
    stderr,
    games,
    fetchEdition: async (id, edition) => games.find((game) => game.id === id && game.rules === edition),
    tty: { stdin: tty, stdout: tty, stderr: tty },
    worker: null,
    env,
  }
  const status = await run(args, cli)
  return { status, out: stdout.text, err: stderr.text }
}
