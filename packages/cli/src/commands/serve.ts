import type { Command, CommandLine } from '../command.ts'
import { on, text, whole } from '../command.ts'
import { version } from '../repository.ts'
import { badUsage, failed } from '../stop.ts'

/** What the system says when the door cannot be opened, in words. */
const DOORS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is taken: stop what runs there, or give another with --port.',
  EACCES: 'this port needs more rights: give one above 1023 with --port.',
  EADDRNOTAVAIL: 'this machine has no such address: see --host.',
  ENOTFOUND: 'no machine has this name: see --host.',
}
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent']

function level(given: CommandLine): string {
  const said = text(given, 'log') ?? 'warn'
  if (!LEVELS.includes(said)) throw badUsage(`--log is one of ${LEVELS.join(', ')}, not "${said}".`)
  return said
}

/** As a browser names it: scheme, name and port, nothing after them. */
function origin(said: string): string {
  const url = URL.canParse(said) ? new URL(said) : null
  if (url === null || !/^https?:$/.test(url.protocol))
    throw badUsage(
      `--origin must begin with https:// or http://, as https://table.example does, not "${said}".`,
    )
  if (url.origin !== said) throw badUsage(`--origin must be ${url.origin}, not "${said}".`)
  return said
}

export const serve: Command = {
  name: 'serve',
  about: 'The web table, for this machine or for friends.',
  fromEnvironment: true,
  words: [],
  flags: {
    port: { value: 'N', about: 'where to listen (default 8080)' },
    host: { value: 'ADDRESS', about: 'which of the machine’s addresses (default 127.0.0.1)' },
    data: { value: 'DIR', about: 'folder of the embedded store (default midden-data)' },
    database: { value: 'URL', about: 'postgres://… instead, for several nodes' },
    origin: { value: 'URL', many: true, about: 'address under which browsers may come, behind a proxy' },
    proxy: { about: 'a proxy is in front: believe what it says about who asks' },
    'no-page': { about: 'only what is behind the page: another server shows it (npm run dev)' },
    disk: { value: 'MB', about: 'the embedded store may grow to so many megabytes' },
    metrics: { about: 'answer /metrics, for whoever can reach it' },
    abandoned: {
      value: 'DAYS',
      about: 'matches in which nothing happens for so long are ended (default 60; 0: never)',
    },
    mail: {
      value: 'COMMAND',
      about: 'sends mail it is given on stdin, as "/usr/sbin/sendmail -t" does; needs --origin',
    },
    keep: { value: 'DAYS', about: 'finished matches are forgotten after so long (default 0: never)' },
    limit: { value: 'NAME=N', many: true, about: 'how much guests may ask for: see docs/operations.md' },
    log: { value: 'LEVEL', about: 'fatal, error, warn, info, debug or silent (default warn)' },
  },
  async run(given, cli) {
    const port = whole(given, 'port', 0, 65_535)
    const disk = whole(given, 'disk', 1, 10_000_000)
    const abandoned = whole(given, 'abandoned', 0, 36_500)
    const finished = whole(given, 'keep', 0, 36_500)
    const mail = text(given, 'mail')
    const logLevel = level(given)
    const origins = given.flags.get('origin')?.map(origin)
    if (mail !== undefined && origins === undefined)
      throw badUsage('--mail needs --origin too: links in mails begin with it.')
    // Loaded only here: the other commands start faster without a web server.
    const server = await import('@midden/server')
    const web = on(given, 'no-page') ? null : server.builtWeb()
    if (web === null && !on(given, 'no-page'))
      throw failed('the page has not been built: run npm run build:web in the folder of Midden first.')
    const limits = server.readLimits(given.flags.get('limit') ?? [])
    if (typeof limits === 'string') throw badUsage(limits)
    try {
      const node = await server.serve({
        port,
        host: text(given, 'host'),
        data: text(given, 'data'),
        database: text(given, 'database'),
        web,
        disk,
        logLevel,
        limits,
        mail,
        keeping: {
          ...(abandoned !== undefined && { abandoned }),
          ...(finished !== undefined && { finished }),
        },
        origins,
        version: version(),
        trustProxy: on(given, 'proxy'),
        showMetrics: on(given, 'metrics'),
      })
      cli.stdout.write(`The table is open: http://localhost:${node.port}\n`)
    } catch (error) {
      if (error instanceof server.StoreRefused) throw failed(error.message)
      const isDoor =
        error instanceof Error && 'syscall' in error && /^(?:listen|getaddrinfo)$/.test(String(error.syscall))
      const code = isDoor && 'code' in error ? String(error.code) : ''
      if (Object.hasOwn(DOORS, code)) throw failed(DOORS[code]!)
      throw error
    }
    // The server ends the process itself when it is told to stop.
    return new Promise<number>(() => {})
  },
}
