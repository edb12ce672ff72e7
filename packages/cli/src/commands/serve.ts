import type { Command } from '../command.ts'
import { on, text, whole } from '../command.ts'
import { failed } from '../stop.ts'

/** What the system says when the door cannot be opened, in words. */
const DOORS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is taken: stop what runs there, or give another with --port.',
  EACCES: 'this port needs more rights: give one above 1023 with --port.',
  EADDRNOTAVAIL: 'this machine has no such address: see --host.',
}

export const serve: Command = {
  name: 'serve',
  about: 'The web table, for this machine or for friends.',
  words: [],
  flags: {
    port: { value: 'N', about: 'where to listen (default 8080)' },
    host: { value: 'ADDRESS', about: 'which of the machine’s addresses (default 127.0.0.1)' },
    data: { value: 'DIR', about: 'folder of the embedded store (default midden-data)' },
    database: { value: 'URL', about: 'postgres://… instead, for several nodes' },
    origin: { value: 'URL', many: true, about: 'address under which browsers may come, behind a proxy' },
    proxy: { about: 'a proxy is in front: believe what it says about who asks' },
    'no-page': { about: 'only what is behind the page: another server shows it (npm run dev)' },
    log: { value: 'LEVEL', about: 'fatal, error, warn, info, debug or silent (default warn)' },
  },
  async run(given, house) {
    const port = whole(given, 'port', 0, 65_535)
    // Loaded only here: the other commands start faster without a web server.
    const server = await import('@midden/server')
    const web = on(given, 'no-page') ? null : server.builtWeb()
    if (web === null && !on(given, 'no-page'))
      throw failed('the page has not been built: run npm run build:web in the folder of Midden first.')
    try {
      const node = await server.serve({
        port,
        host: text(given, 'host'),
        data: text(given, 'data'),
        database: text(given, 'database'),
        web,
        logLevel: text(given, 'log') ?? 'warn',
        trustProxy: on(given, 'proxy'),
        ...(given.flags.has('origin') && { origins: given.flags.get('origin')! }),
      })
      house.stdout.write(`The table is open: http://localhost:${node.port}\n`)
    } catch (error) {
      if (error instanceof server.StoreRefused) throw failed(error.message)
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (Object.hasOwn(DOORS, code)) throw failed(DOORS[code]!)
      throw error
    }
    // The server ends the process itself when it is told to stop.
    return new Promise<number>(() => {})
  },
}
