import type { Selectable } from 'kysely'
import type { Deadlines, LobbyTable, Page, Tables } from './ports.ts'
import type { Db, Schema } from './schema.ts'

type Row = Omit<Selectable<Schema['lobby']>, 'shown' | 'host' | 'playing'> &
  Pick<Selectable<Schema['tables']>, 'waiting' | 'changed'>

function found(row: Row): LobbyTable {
  const { table_id, listed, people, ...rest } = row
  return { ...rest, table: table_id, listed: listed === 1, people: JSON.parse(people) as (string | null)[] }
}

const columns = [
  'lobby.table_id',
  'code',
  'game',
  'status',
  'listed',
  'created',
  'summary',
  'people',
  'waiting',
  'changed',
] as const

export function tables(db: Db): Tables {
  const rows = () => db.selectFrom('lobby').innerJoin('tables', 'tables.id', 'lobby.table_id').select(columns)
  const one = async (column: 'table_id' | 'code', value: string): Promise<LobbyTable | null> => {
    const row = await rows().where(column, '=', value).executeTakeFirst()
    return row === undefined ? null : found(row)
  }
  const latest = (by: 'shown' | 'changed', { after, limit }: Page) =>
    rows()
      .where((eb) => {
        const { at, table } = after ?? { at: Number.MAX_SAFE_INTEGER, table: '' }
        return eb(eb.refTuple(by, 'table_id'), '<', eb.tuple(at, table))
      })
      .orderBy(by, 'desc')
      .orderBy('table_id', 'desc')
      .limit(limit)
  return {
    row: (table) => one('table_id', table),
    byCode: (code) => one('code', code),
    listed: async (page) => {
      const list = await latest('shown', page).execute()
      return list.map(found)
    },
    of: async (people, statuses, page) => {
      if (people.length === 0) return []
      const list = await latest('changed', page)
        .where('status', 'in', statuses)
        .where('table_id', 'in', (eb) =>
          eb.selectFrom('seatings').select('seatings.table_id').where('person', 'in', people),
        )
        .execute()
      return list.map(found)
    },
    count: async (hosts, status, idle = false) => {
      if (hosts.length === 0) return 0
      const { n } = await db
        .selectFrom('lobby')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('host', 'in', hosts)
        .where('status', '=', status)
        .$if(idle, (query) => query.where('playing', '=', 0))
        .executeTakeFirstOrThrow()
      return n
    },
    stale: (status, since, limit) =>
      db
        .selectFrom('lobby')
        .innerJoin('tables', 'tables.id', 'lobby.table_id')
        .select(['tables.id as table', 'version'])
        .where('status', '=', status)
        .where('changed', '<', since)
        .limit(limit)
        .execute(),
    clear: async (ids) => {
      if (ids.length === 0) return
      await db.transaction().execute(async (trx) => {
        for (const name of ['entries', 'snapshots', 'lobby', 'seatings', 'visits', 'reviews'] as const)
          await trx.deleteFrom(name).where('table_id', 'in', ids).execute()
        await trx.deleteFrom('tables').where('id', 'in', ids).execute()
      })
    },
  }
}

export const deadlines = (db: Db, locks: boolean): Deadlines => ({
  claim: async (now, until, limit) => {
    const rows = await db
      .updateTable('tables')
      .set({ held: until })
      .where('id', 'in', (eb) => {
        const due = eb
          .selectFrom('tables')
          .select('id')
          .where('due', '<=', now)
          .where((eb) => eb.or([eb('held', '<', now), eb('held', '>', until)]))
          .orderBy('due')
          .limit(limit)
        return locks ? due.forUpdate().skipLocked() : due
      })
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  },
})
