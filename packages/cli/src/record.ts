import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { failed } from './stop.ts'

export interface Kept<T> {
  /** what was there before */
  before: T
  add(line: string): void
}

/**
 * A record of what is done, that the same command goes on from. `read` takes what is there (null where there is
 * nothing) and says with which lines it is good, or in a sentence why it is not.
 */
export function recordAt<T>(
  path: string,
  head: string,
  read: (text: string | null) => { before: T; lines: readonly string[] } | string,
): Kept<T> {
  const found = read(existsSync(path) ? readFileSync(path, 'utf8') : null)
  if (typeof found === 'string')
    throw failed(`${path} cannot be gone on with: ${found}. Give another file, or delete this one.`)
  try {
    // Written anew, so that a line that was cut off is gone.
    writeFileSync(path, head + found.lines.join(''))
  } catch {
    throw failed(`${path} cannot be written. Give a file in a folder that is yours.`)
  }
  return { before: found.before, add: (line) => appendFileSync(path, line) }
}
