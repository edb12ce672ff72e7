import { sql } from 'kysely'
import { lookingInto, type Place } from './beside.ts'
import type { Entry } from './ports.ts'
import { pagesOf } from './rows.ts'
import type { Db } from './schema.ts'

/** Something that is not as it must be: at one table, or in the store itself. */
export interface Fault {
  table: string | null
  fault: string
}

export interface CheckReport {
  tables: number
  entries: number
  people: number
  faults: Fault[]
}

/** Follows a table's journal from its beginning; says what is wrong with it. */
export type FollowJournal = (table: string, entries: readonly Entry[]) => Promise<string | null>

const countOf = async (db: Db, name: 'people'): Promise<number> => {
  const { n } = await db
    .selectFrom(name)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Rows that belong to a table that is not there. */
async function strays(db: Db): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const name of ['entries', 'snapshots', 'lobby', 'seatings', 'reviews'] as const) {
    const { rows } = await sql<{ table_id: string }>`
      select distinct table_id from ${sql.table(name)} where table_id not in (select id from tables)`.execute(
      db,
    )
    for (const { table_id } of rows)
      faults.push({ table: table_id, fault: `${name} of a table that is not there` })
  }
  return faults
}

const gapIn = (entries: readonly Entry[], version: number): string | null => {
  const at = entries.findIndex((entry, i) => entry.version !== i + 1)
  if (at >= 0) return `entry ${at + 1} is missing`
  return entries.length === version
    ? null
    : `it is said to have ${version} entries, and has ${entries.length}`
}

/** Is all there that must be there, and does every journal lead where it led? */
export const checkStore = (place: Place, follow: FollowJournal): Promise<CheckReport> =>
  lookingInto(place, async (db, damage) => {
    const checked: CheckReport = { tables: 0, entries: 0, people: 0, faults: [] }
    if (damage !== null) return { ...checked, faults: [{ table: null, fault: damage }] }
    checked.people = await countOf(db, 'people')
    checked.faults.push(...(await strays(db)))
    for await (const page of pagesOf(db, 'tables'))
      for (const { id, version } of page as { id: string; version: number }[]) {
        const entries = await db
          .selectFrom('entries')
          .select(['version', 'command', 'at', 'body'])
          .where('table_id', '=', id)
          .orderBy('version')
          .execute()
        const shown = await db
          .selectFrom('lobby')
          .select('code')
          .where('table_id', '=', id)
          .executeTakeFirst()
        checked.tables++
        checked.entries += entries.length
        const fault =
          gapIn(entries, version) ??
          (shown === undefined ? 'the lobby does not know it' : await follow(id, entries))
        if (fault !== null) checked.faults.push({ table: id, fault })
      }
    return checked
  })
