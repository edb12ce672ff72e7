import type { Readable, Writable } from 'node:stream'
import type { WholeGame } from '@midden/kernel'

/** What a command works with. Tests bring their own streams and games. */
export interface CliContext {
  stdin: Readable
  stdout: Writable
  stderr: Writable
  games: readonly WholeGame[]
  /** a game by the edition that a file names, also an older one */
  fetchEdition(id: string, edition: number): Promise<WholeGame | undefined>
  /** colours and progress bars only where somebody looks */
  tty: { stdin: boolean; stdout: boolean; stderr: boolean }
  /** the file of worker threads; null where there is none, and all is done in this one */
  worker: URL | null
  env: Readonly<Record<string, string | undefined>>
}

/** The one document that --json promises. */
export const printJson = (cli: CliContext, document: unknown): void =>
  void cli.stdout.write(`${JSON.stringify(document, null, 2)}\n`)
