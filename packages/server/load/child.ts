import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface, type Interface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A program of this folder running beside us, read line by line. */
export interface Child {
  process: ChildProcess
  line(): Promise<string>
  stop(): Promise<void>
}

export function child(name: string, ...args: string[]): Child {
  const file = fileURLToPath(new URL(`./${name}.js`, import.meta.url))
  const running = spawn(process.execPath, ['--expose-gc', file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const lines: Interface = createInterface({ input: running.stdout! })
  return {
    process: running,
    line: () => new Promise((resolve) => lines.once('line', resolve)),
    stop: () =>
      new Promise((resolve) => {
        running.once('exit', () => resolve())
        running.kill('SIGTERM')
        setTimeout(() => running.kill('SIGKILL'), 10_000).unref()
      }),
  }
}

export interface Weight {
  rss: number
  /** heap and buffers in use; the resident memory also holds what was freed and not given back */
  held: number
  cpu: number
  /** of that in the system: the network and the disk */
  system: number
}

/** `begin` and `end` stand around what is measured: in between a profile is kept, where one is wanted. */
export async function weigh(
  { process: running, line }: Child,
  what: 'begin' | 'end' | 'look' = 'look',
): Promise<Weight> {
  const answer = line()
  running.send(what)
  return JSON.parse(await answer) as Weight
}
