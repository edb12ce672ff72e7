import { few, grouped } from './group.ts'
import type { Append, AppendResult, Entry, Journals, Snapshot } from './ports.ts'
import type { Db, Trx } from './schema.ts'

/** Whether rows are locked while a transaction looks at them. SQLite has one writer and needs no locks. */
export interface Dialect {
  locks: boolean
  isDuplicate(error: unknown): boolean
  /** Stores what simply follows, in as few steps as this database can; answers which of the batch it has stored. */
  quick?(batch: readonly Append[]): Promise<ReadonlySet<Append>>
}

/** Of a store's connections, so many may wait for locks. */
const SLOW_AT_ONCE = 4

async function headsOf(db: Db, tables: readonly string[], lock: boolean): Promise<Map<string, number>> {
  if (tables.length === 0) return new Map()
  let query = db.selectFrom('tables').select(['id', 'version']).where('id', 'in', tables)
  // In one order on every node, so that two batches never wait for each other.
  if (lock) query = query.orderBy('id').forUpdate()
  return new Map((await query.execute()).map(({ id, version }) => [id, version]))
}

async function knownCommands(trx: Trx, batch: readonly Append[]): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('entries')
    .select(['table_id', 'command', 'version'])
    .where((eb) =>
      eb(
        eb.refTuple('table_id', 'command'),
        'in',
        batch.map(({ table, command }) => eb.tuple(table, command)),
      ),
    )
    .execute()
  return new Map(rows.map(({ table_id, command, version }) => [`${table_id} ${command}`, version]))
}

async function writeLobby(trx: Trx, { table, lobby }: Append): Promise<void> {
  if (lobby === undefined) return
  const { listed, people, ...rest } = lobby
  const isShown = listed && (rest.status === 'open' || rest.status === 'playing')
  const row = {
    ...rest,
    listed: listed ? 1 : 0,
    shown: isShown ? rest.created : null,
    people: JSON.stringify(people),
  }
  await trx
    .insertInto('lobby')
    .values({ table_id: table, ...row })
    .onConflict((c) => c.column('table_id').doUpdateSet(row))
    .execute()
  await trx.deleteFrom('seatings').where('table_id', '=', table).execute()
  const seated = [...new Set(people.filter((person) => person !== null))]
  if (seated.length === 0) return
  const rows = seated.map((person) => ({ table_id: table, person }))
  await trx.insertInto('seatings').values(rows).execute()
  await trx
    .insertInto('visits')
    .values(rows)
    .onConflict((c) => c.doNothing())
    .execute()
}

/** What becomes of each append, by the journals as they are: at most one of a batch may follow a version. */
function judge(
  batch: readonly Append[],
  heads: Map<string, number>,
  known: Map<string, number>,
): { accepted: Append[]; answers: AppendResult[] } {
  const accepted: Append[] = []
  const answers = batch.map((append): AppendResult => {
    const { table, command, after } = append
    const before = known.get(`${table} ${command}`)
    if (before !== undefined) return { kind: 'known', version: before }
    const head = heads.get(table) ?? 0
    if (head !== after) return { kind: 'behind', version: head }
    const version = after + 1
    heads.set(table, version)
    known.set(`${table} ${command}`, version)
    accepted.push(append)
    return { kind: 'stored', version }
  })
  return { accepted, answers }
}

async function writeBatch(trx: Trx, batch: readonly Append[], locks: boolean): Promise<AppendResult[]> {
  const tables = [...new Set(batch.map(({ table }) => table))]
  const heads = await headsOf(trx, tables, locks)
  const { accepted, answers } = judge(batch, heads, await knownCommands(trx, batch))
  if (accepted.length === 0) return answers
  const latest = new Map(
    accepted.map(({ table, after, due, waiting, at, changed = at }) => [
      table,
      { id: table, version: after + 1, due, held: 0, waiting, changed },
    ]),
  )
  await trx
    .insertInto('tables')
    .values([...latest.values()])
    .onConflict((c) =>
      c.column('id').doUpdateSet((eb) => ({
        version: eb.ref('excluded.version'),
        due: eb.ref('excluded.due'),
        held: 0,
        waiting: eb.ref('excluded.waiting'),
        changed: eb.ref('excluded.changed'),
      })),
    )
    .execute()
  await trx
    .insertInto('entries')
    .values(
      accepted.map(({ table, after, command, at, body }) => ({
        table_id: table,
        version: after + 1,
        command,
        at,
        body,
      })),
    )
    .execute()
  for (const append of accepted) await writeLobby(trx, append)
  return answers
}

export interface GroupedJournals extends Journals {
  drain(): Promise<void>
}

export function journals(db: Db, { locks, isDuplicate, quick }: Dialect): GroupedJournals {
  const transact = (batch: readonly Append[]): Promise<AppendResult[]> =>
    db.transaction().execute((trx) => writeBatch(trx, batch, locks))

  async function slowly(batch: readonly Append[]): Promise<AppendResult[]> {
    try {
      return await transact(batch)
    } catch (error) {
      if (!isDuplicate(error)) throw error
    }
    // Two nodes began the same journal at once: each append is tried again by itself, on what is there now.
    const answers: AppendResult[] = []
    for (const append of batch) answers.push(...(await transact([append])))
    return answers
  }

  async function quickly(batch: readonly Append[]): Promise<AppendResult[]> {
    const stored = (await quick?.(batch)) ?? new Set()
    const rest = batch.filter((append) => !stored.has(append))
    const answers = rest.length === 0 ? [] : await slowly(rest)
    return batch.map((append) =>
      stored.has(append) ? { kind: 'stored', version: append.after + 1 } : answers.shift()!,
    )
  }

  const atOnce = few(SLOW_AT_ONCE)

  /** Where rows are locked, one table that another node holds must not keep the others of a batch waiting. */
  async function tableByTable(batch: readonly Append[]): Promise<(AppendResult | Promise<AppendResult>)[]> {
    const stored = (await quick?.(batch)) ?? new Set()
    const slow = new Map<string, Append[]>()
    for (const append of batch)
      if (!stored.has(append)) slow.set(append.table, [...(slow.get(append.table) ?? []), append])
    const answers = new Map<Append, Promise<AppendResult>>()
    for (const group of slow.values()) {
      const all = atOnce(() => slowly(group))
      group.forEach((append, i) => {
        answers.set(
          append,
          all.then((done) => done[i]!),
        )
      })
    }
    return batch.map((append) => answers.get(append) ?? { kind: 'stored', version: append.after + 1 })
  }

  const group = grouped<Append, AppendResult>(locks ? tableByTable : quickly)

  return {
    append: (entry) => group.add(entry),
    drain: () => group.drain(),
    entries: (table: string, after: number): Promise<Entry[]> =>
      db
        .selectFrom('entries')
        .select(['version', 'command', 'at', 'body'])
        .where('table_id', '=', table)
        .where('version', '>', after)
        .orderBy('version')
        .execute(),
    heads: (tables) => headsOf(db, tables, false),
    find: async (table, command) => {
      const row = await db
        .selectFrom('entries')
        .select('version')
        .where('table_id', '=', table)
        .where('command', '=', command)
        .executeTakeFirst()
      return row?.version ?? null
    },
    snapshot: async (table): Promise<Snapshot | null> =>
      (await db
        .selectFrom('snapshots')
        .select(['version', 'body'])
        .where('table_id', '=', table)
        .executeTakeFirst()) ?? null,
    keep: async (table, { version, body }) => {
      await db
        .insertInto('snapshots')
        .values({ table_id: table, version, body })
        .onConflict((c) =>
          c.column('table_id').doUpdateSet({ version, body }).where('snapshots.version', '<', version),
        )
        .execute()
    },
    rewrite: async (table, bodies) => {
      await db.transaction().execute(async (trx) => {
        for (const { version, body } of bodies)
          await trx
            .updateTable('entries')
            .set({ body })
            .where('table_id', '=', table)
            .where('version', '=', version)
            .execute()
        await trx.deleteFrom('snapshots').where('table_id', '=', table).execute()
      })
    },
  }
}
