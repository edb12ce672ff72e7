import { type Kysely, sql } from 'kysely'
import { StoreRefused } from './ports.ts'

/** A step from one schema to the next. Steps that have been released are never changed, only followed by new ones. */
export type Migration = (db: Kysely<unknown>) => Promise<void>

async function first(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('due', 'bigint')
    .addColumn('held', 'bigint', (c) => c.notNull())
    .addColumn('waiting', 'integer', (c) => c.notNull())
    .addColumn('changed', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('tables_due').on('tables').column('due').execute()
  await schema
    .createTable('entries')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('command', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('entries_version', ['table_id', 'version'])
    .addUniqueConstraint('entries_command', ['table_id', 'command'])
    .execute()
  await schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createTable('lobby')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('listed', 'integer', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .addColumn('people', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('lobby_listed').on('lobby').columns(['listed', 'status']).execute()
  await schema
    .createTable('seatings')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('seatings_person', ['person', 'table_id'])
    .execute()
  await schema.createIndex('seatings_table').on('seatings').column('table_id').execute()
  await people(db)
}

async function people({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('people')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('account', 'text')
    .addColumn('account_key', 'text', (c) => c.unique())
    .addColumn('password', 'text')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .createTable('adopted')
    .addColumn('guest', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('adopted_person').on('adopted').column('person').execute()
  for (const [table, key] of [
    ['sessions', 'selector'],
    ['tickets', 'hash'],
  ] as const)
    await schema
      .createTable(table)
      .addColumn(key, 'text', (c) => c.primaryKey())
      .addColumn(table === 'sessions' ? 'verifier' : 'selector', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .execute()
  await schema.createIndex('sessions_person').on('sessions').column('person').execute()
  await schema
    .createTable('mutes')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('other', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mutes_pair', ['person', 'other'])
    .execute()
}

/** The public list is read off an index of its own, however many tables there are. */
async function shownInOrder(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lobby').addColumn('shown', 'bigint').execute()
  await sql`update lobby set shown = created where listed = 1 and status in ('open', 'playing')`.execute(db)
  await db.schema.dropIndex('lobby_listed').execute()
  await db.schema.createIndex('lobby_shown').on('lobby').columns(['shown', 'table_id']).execute()
}

export const migrations: readonly Migration[] = [first, shownInOrder]

interface Meta {
  meta: { name: string; value: number }
}

/** Brings the schema up to date in one transaction. A store that a newer program has changed is refused. */
export async function migrate<T>(
  db: Kysely<T>,
  steps: readonly Migration[] = migrations,
  lock?: (trx: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const trx = transaction as unknown as Kysely<Meta>
    await lock?.(trx as unknown as Kysely<unknown>)
    await sql`create table if not exists meta (name text primary key, value integer not null)`.execute(trx)
    const row = await trx.selectFrom('meta').select('value').where('name', '=', 'schema').executeTakeFirst()
    const now = row?.value ?? 0
    if (now > steps.length)
      throw new StoreRefused(
        `The store has schema ${now} and this program knows schemas up to ${steps.length}: ` +
          'a newer version of the program has used it. Run that version, or restore a backup made before it.',
      )
    if (now === steps.length) return
    for (const step of steps.slice(now)) await step(trx as unknown as Kysely<unknown>)
    await trx
      .insertInto('meta')
      .values({ name: 'schema', value: steps.length })
      .onConflict((c) => c.column('name').doUpdateSet({ value: steps.length }))
      .execute()
  })
}
