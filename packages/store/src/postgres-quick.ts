import { sql } from 'kysely'
import type { Append } from './ports.ts'
import type { Db } from './schema.ts'

/** Entries that follow what is there and change nothing in the lobby: nearly all of them are moves. */
const isPlain = ({ after, lobby }: Append): boolean => after > 0 && lobby === undefined

/**
 * One statement instead of a transaction of six: heads that are still at the expected version are locked in one order,
 * moved on, and their entries written; what another node holds is passed over. A command that is there already fails it whole, and the slow way sorts it out.
 */
export const postgresQuick =
  (db: Db, isDuplicate: (error: unknown) => boolean) =>
  async (batch: readonly Append[]): Promise<ReadonlySet<Append>> => {
    const byTable = new Map<string, Append>()
    for (const append of batch)
      if (isPlain(append) && !byTable.has(append.table)) byTable.set(append.table, append)
    if (byTable.size === 0) return new Set()
    const plain = [...byTable.values()]
    const column = <K extends keyof Append>(key: K): Append[K][] => plain.map((append) => append[key])
    try {
      const { rows } = await sql<{ table_id: string }>`
        with wanted as (
          select * from unnest(
            ${column('table')}::text[], ${column('after')}::bigint[], ${column('command')}::text[],
            ${column('at')}::bigint[], ${column('body')}::text[], ${column('due')}::bigint[],
            ${column('waiting')}::integer[], ${plain.map(({ at, changed = at }) => changed)}::bigint[]
          ) as w(id, after, command, at, body, due, waiting, changed)
        ), ready as (
          select w.* from wanted w join tables t on t.id = w.id and t.version = w.after
          order by t.id for update of t skip locked
        ), moved as (
          update tables t set version = r.after + 1, due = r.due, held = 0, waiting = r.waiting, changed = r.changed
          from ready r where t.id = r.id
        )
        insert into entries (table_id, version, command, at, body)
        select id, after + 1, command, at, body from ready
        returning table_id`.execute(db)
      return new Set(rows.map(({ table_id }) => byTable.get(table_id)!))
    } catch (error) {
      if (isDuplicate(error)) return new Set()
      throw error
    }
  }
