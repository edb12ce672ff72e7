import { StoreAway, StoreRefused } from './ports.ts'
import { codeOf } from './watched.ts'

const NOT_OURS = 'give it to the user the server runs as, or name another with --data'

/** SQLite's codes, and the system's, that tell of the disk or the file; in words, with what to do. */
const TROUBLES: readonly [code: RegExp, sentence: string][] = [
  [/^(?:SQLITE_FULL|ENOSPC)$/, 'it cannot grow: the disk is full, or the limit given with --disk is reached'],
  [/^(?:SQLITE_(?:READONLY|CANTOPEN|PERM|AUTH).*|EACCES|EPERM)$/, `it may not be written: ${NOT_OURS}`],
  [/^ENOENT$/, 'no folder can be made there: name another with --data'],
  [/^EROFS$/, 'its disk may only be read: name another folder with --data'],
  [/^(?:ENOTDIR|EEXIST)$/, 'that is a file and no folder: name a folder with --data'],
  [
    /^SQLITE_(?:CORRUPT|NOTADB)/,
    'it is damaged: stop the server, look with "midden check", and go on with a backup',
  ],
  [/^(?:SQLITE_IOERR|EIO$)/, 'the disk fails: read the system’s log, and move the store to another disk'],
  [/^SQLITE_(?:BUSY|LOCKED)/, 'another program holds it: let that finish, or end it'],
]

const sentenceFor = (error: unknown): string | undefined =>
  TROUBLES.find(([code]) => code.test(codeOf(error)))?.[1]

export function sqliteTrouble(error: unknown): StoreAway | null {
  const sentence = sentenceFor(error)
  return sentence === undefined
    ? null
    : new StoreAway(`the store cannot be used: ${sentence}`, { cause: error })
}

/** What stands in the way of opening a folder; a mistake of ours stays what it is. */
export function sqliteRefusal(folder: string, error: unknown): unknown {
  const sentence = sentenceFor(error)
  return sentence === undefined
    ? error
    : new StoreRefused(`The store in ${folder} cannot be used: ${sentence}.`)
}
