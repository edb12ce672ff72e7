import type Database from 'better-sqlite3'
import type { Append } from './ports.ts'

/**
 * Entries that follow what is there and change nothing in the lobby: three prepared statements each, one commit. What
 * comes in while the disk is waited for is the next batch.
 */
export function sqliteQuick(database: Database.Database, flush: () => Promise<void>) {
  const head = database.prepare('select version from tables where id = ?').pluck()
  const enter = database.prepare(
    'insert into entries (table_id, version, command, at, body) values (?, ?, ?, ?, ?) on conflict do nothing',
  )
  const move = database.prepare(
    'update tables set version = ?, due = ?, held = 0, waiting = ?, changed = ? where id = ?',
  )

  function store({ table, after, command, at, changed = at, body, due, waiting }: Append): boolean {
    if (head.get(table) !== after) return false
    const version = after + 1
    if (enter.run(table, version, command, at, body).changes === 0) return false
    move.run(version, due, waiting, changed, table)
    return true
  }
  const storeAll = database.transaction(
    (batch: readonly Append[]): ReadonlySet<Append> => new Set(batch.filter(store)),
  )

  /** Answers which of the batch it has stored. Somebody else's transaction may be under way: then none. */
  return async (batch: readonly Append[]): Promise<ReadonlySet<Append>> => {
    const plain = batch.filter(({ after, lobby }) => after > 0 && lobby === undefined)
    if (plain.length === 0 || database.inTransaction) return new Set()
    const stored = storeAll(plain)
    await flush()
    return stored
  }
}
