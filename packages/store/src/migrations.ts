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

/** What one person has opened can be counted; what nobody uses any more can be found. */
async function byHost(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lobby').addColumn('host', 'text').execute()
  await db.schema.alterTable('lobby').addColumn('playing', 'integer').execute()
  await db.schema.createIndex('lobby_host').on('lobby').columns(['host', 'status']).execute()
  await db.schema.createIndex('lobby_status').on('lobby').column('status').execute()
}

/** What is kept of a person can be told and taken away; keepers, ways to a new password, pages of the keeper. */
async function ownData(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('people').addColumn('mail', 'text').execute()
  await schema.alterTable('people').addColumn('keeper', 'integer').execute()
  await schema
    .createTable('visits')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('visits_person', ['person', 'table_id'])
    .execute()
  await schema.createIndex('visits_table').on('visits').column('table_id').execute()
  await sql`insert into visits (person, table_id) select person, table_id from seatings`.execute(db)
  await schema
    .createTable('resets')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .createTable('pages')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute()
}

/** Finished matches can be weighed, once each. */
async function reviews({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('reviews')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute()
}

export const migrations: readonly Migration[] = [first, shownInOrder, byHost, ownData, reviews]

interface Meta {
  meta: { name: string; value: number }
}

async function schemaOf(db: Kysely<Meta>): Promise<number> {
  const row = await db.selectFrom('meta').select('value').where('name', '=', 'schema').executeTakeFirst()
  return row?.value ?? 0
}

const tooNew = (now: number, known: number): StoreRefused =>
  new StoreRefused(
    `The store has schema ${now} and this program knows schemas up to ${known}: ` +
      'a newer version of the program has used it. Run that version, or restore a backup made before it.',
  )

/** For whoever only looks into a store: it must be as this program would write it. */
export async function mustBeCurrent<T>(db: Kysely<T>): Promise<void> {
  const now = await schemaOf(db as unknown as Kysely<Meta>)
  if (now > migrations.length) throw tooNew(now, migrations.length)
  if (now < migrations.length)
    throw new StoreRefused(
      'The store was written by an older version of the program: start this server on it once, which brings it up to date.',
    )
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
    const now = await schemaOf(trx)
    if (now > steps.length) throw tooNew(now, steps.length)
    if (now === steps.length) return
    for (const step of steps.slice(now)) await step(trx as unknown as Kysely<unknown>)
    await trx
      .insertInto('meta')
      .values({ name: 'schema', value: steps.length })
      .onConflict((c) => c.column('name').doUpdateSet({ value: steps.length }))
      .execute()
  })
}
