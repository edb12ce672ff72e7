import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inlineThinker } from '@midden/table'
import { afterAll } from 'vitest'
import { type NodeOptions, type RunningNode, startNode } from '../../src/index.ts'
import { games as toys } from './games.ts'

export { toys }

const opened: (() => Promise<void> | void)[] = []

/** Done at the end, the last first. */
export const atTheEnd = (close: () => void): void => void opened.push(close)

export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'midden-server-'))
  opened.push(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** Nobody in the tests has to hurry or wait. */
const GENEROUS = {
  address: { burst: 1e9, perSecond: 1e9 },
  pages: { burst: 1e9, perSecond: 1e9 },
  guarded: { burst: 1e9, perSecond: 1e9 },
  wrongCodes: { burst: 1e9, perSecond: 1e9 },
  person: { burst: 1e9, perSecond: 1e9 },
  messages: { burst: 1e9, perSecond: 1e9 },
  messagesPerAddress: { burst: 1e9, perSecond: 1e9 },
  work: { burst: 1e9, perSecond: 1e9 },
  workPerAddress: { burst: 1e9, perSecond: 1e9 },
  say: { burst: 1e9, perSecond: 1e9 },
  socketsPerAddress: 1e9,
  entries: { burst: 1e9, perSecond: 1e9 },
  newTables: { burst: 1e9, perSecond: 1e9 },
  guests: { burst: 1e9, perSecond: 1e9 },
  openTables: 1e9,
  runningTables: 1e9,
  botTables: 1e9,
}

export async function node(options: Partial<NodeOptions> = {}): Promise<RunningNode> {
  const games = options.games ?? toys
  const running = await startNode({
    port: 0,
    host: '127.0.0.1',
    data: options.data ?? (options.database === undefined ? folder() : ''),
    games,
    thinker: inlineThinker((id) => games.find((game) => game.id === id)),
    web: null,
    showMetrics: true,
    logLevel: null,
    limits: GENEROUS,
    ...options,
  })
  opened.push(() => running.close())
  return running
}

afterAll(async () => {
  for (const close of opened.reverse()) await close()
}, 120_000)
