import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address() as { port: number }
      server.close(() => resolve(address.port))
    })
  })

/** A server process that can be killed and started again at the same address. */
export interface Killable {
  url: string
  kill(): Promise<void>
  start(): Promise<void>
}

export async function killable(program: URL, data: string, database = ''): Promise<Killable> {
  const port = await freePort()
  let child: ChildProcess | null = null

  const start = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const args = [fileURLToPath(program), String(port), data, database]
      const mine = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
      child = mine
      let words = ''
      mine.stderr!.on('data', (data: Buffer) => {
        words += String(data)
      })
      mine.stdout!.once('data', () => resolve())
      mine.once('exit', (code, signal) => {
        if (signal !== 'SIGKILL') reject(new Error(`the server ended with ${code}: ${words}`))
      })
    })

  return {
    url: `http://127.0.0.1:${port}`,
    start,
    kill: () =>
      new Promise((resolve) => {
        if (child === null || child.exitCode !== null || child.signalCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}
