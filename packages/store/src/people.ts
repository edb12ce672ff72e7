import type { Pages, People, Person } from './ports.ts'
import type { Db } from './schema.ts'

/** Accounts are told apart without regard to case. */
const keyOf = (account: string): string => account.toLowerCase()

export function people(db: Db, isDuplicate: (error: unknown) => boolean): People {
  const persons = () => db.selectFrom('people').select(['id', 'name', 'account', 'password', 'created'])
  const first = async (query: { executeTakeFirst(): Promise<Person | undefined> }): Promise<Person | null> =>
    (await query.executeTakeFirst()) ?? null

  const own = (id: string) =>
    db.selectFrom('people').select(['mail', 'keeper']).where('id', '=', id).executeTakeFirst()

  return {
    add: (person, session) =>
      db.transaction().execute(async (trx) => {
        const account_key = person.account === null ? null : keyOf(person.account)
        await trx
          .insertInto('people')
          .values({ ...person, account_key })
          .execute()
        await trx.insertInto('sessions').values(session).execute()
      }),
    person: (id) => first(persons().where('id', '=', id)),
    byAccount: (account) => first(persons().where('account_key', '=', keyOf(account))),
    rename: async (id, name) => {
      await db.updateTable('people').set({ name }).where('id', '=', id).execute()
    },
    makeAccount: async (id, account, password) => {
      try {
        const { numUpdatedRows } = await db
          .updateTable('people')
          .set({ account, account_key: keyOf(account), password })
          .where('id', '=', id)
          .where('account', 'is', null)
          .executeTakeFirst()
        return numUpdatedRows === 1n
      } catch (error) {
        if (isDuplicate(error)) return false
        throw error
      }
    },
    adopt: async (guest, person) => {
      await db
        .insertInto('adopted')
        .values({ guest, person })
        .onConflict((c) => c.column('guest').doNothing())
        .execute()
    },
    idsOf: async (person) => {
      const rows = await db.selectFrom('adopted').select('guest').where('person', '=', person).execute()
      return [person, ...rows.map(({ guest }) => guest)]
    },
    openSession: async (session) => {
      await db.insertInto('sessions').values(session).execute()
    },
    session: async (selector) =>
      (await db
        .selectFrom('sessions')
        .select(['selector', 'verifier', 'person', 'expires'])
        .where('selector', '=', selector)
        .executeTakeFirst()) ?? null,
    sessionsBeyond: async (person, newest) => {
      const rows = await db
        .selectFrom('sessions')
        .select('selector')
        .where('person', '=', person)
        .orderBy('expires', 'desc')
        .execute()
      return rows.slice(newest).map(({ selector }) => selector)
    },
    closeSession: async (selector) => {
      await db.deleteFrom('sessions').where('selector', '=', selector).execute()
      await db.deleteFrom('tickets').where('selector', '=', selector).execute()
    },
    closeSessions: async (person) => {
      await db.deleteFrom('sessions').where('person', '=', person).execute()
      await db.deleteFrom('tickets').where('person', '=', person).execute()
    },
    issue: async (ticket) => {
      await db.insertInto('tickets').values(ticket).execute()
    },
    redeem: async (hash, now) => {
      const row = await db
        .deleteFrom('tickets')
        .where('hash', '=', hash)
        .returning(['hash', 'selector', 'person', 'expires'])
        .executeTakeFirst()
      return row === undefined || row.expires < now ? null : row
    },
    setPassword: async (id, password) => {
      await db.updateTable('people').set({ password }).where('id', '=', id).execute()
    },
    mailOf: async (id) => (await own(id))?.mail ?? null,
    setMail: async (id, mail) => {
      await db.updateTable('people').set({ mail }).where('id', '=', id).execute()
    },
    isKeeper: async (id) => (await own(id))?.keeper === 1,
    addReset: async (reset) => {
      await db.insertInto('resets').values(reset).execute()
    },
    takeReset: async (hash, now) => {
      const row = await db
        .deleteFrom('resets')
        .where('hash', '=', hash)
        .returning(['person', 'expires'])
        .executeTakeFirst()
      if (row === undefined || row.expires < now) return null
      await db.deleteFrom('resets').where('person', '=', row.person).execute()
      return row.person
    },
    visited: async (ids) => {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('visits')
        .select('table_id')
        .distinct()
        .where('person', 'in', ids)
        .orderBy('table_id')
        .execute()
      return rows.map(({ table_id }) => table_id)
    },
    forget: (ids) =>
      db.transaction().execute(async (trx) => {
        for (const name of [
          'sessions',
          'tickets',
          'adopted',
          'mutes',
          'resets',
          'visits',
          'seatings',
        ] as const)
          await trx
            .deleteFrom(name as 'sessions')
            .where('person', 'in', ids)
            .execute()
        await trx.deleteFrom('mutes').where('other', 'in', ids).execute()
        await trx.deleteFrom('people').where('id', 'in', ids).execute()
      }),
    muted: async (person) => {
      const rows = await db.selectFrom('mutes').select('other').where('person', '=', person).execute()
      return rows.map(({ other }) => other)
    },
    mute: async (person, other, on) => {
      const pair = { person, other }
      if (on)
        await db
          .insertInto('mutes')
          .values(pair)
          .onConflict((c) => c.doNothing())
          .execute()
      else await db.deleteFrom('mutes').where('person', '=', person).where('other', '=', other).execute()
    },
    sweep: async (now) => {
      await db.deleteFrom('sessions').where('expires', '<', now).execute()
      await db.deleteFrom('tickets').where('expires', '<', now).execute()
      await db.deleteFrom('resets').where('expires', '<', now).execute()
    },
  }
}

export const pages = (db: Db): Pages => ({
  page: async (name) =>
    (await db.selectFrom('pages').select('text').where('name', '=', name).executeTakeFirst())?.text ?? null,
  setPage: async (name, text) => {
    await db
      .insertInto('pages')
      .values({ name, text })
      .onConflict((c) => c.column('name').doUpdateSet({ text }))
      .execute()
  },
})

/** Makes the bearer of an account a keeper of the server, or no longer one; false if there is no such account. */
export async function makeKeeper(db: Db, account: string, on: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ keeper: on ? 1 : 0 })
    .where('account_key', '=', keyOf(account))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
