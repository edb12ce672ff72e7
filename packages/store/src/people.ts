import type { People, Person } from './ports.ts'
import type { Db } from './schema.ts'

/** Accounts are told apart without regard to case. */
const keyOf = (account: string): string => account.toLowerCase()

export function people(db: Db, isDuplicate: (error: unknown) => boolean): People {
  const persons = () => db.selectFrom('people').select(['id', 'name', 'account', 'password', 'created'])
  const first = async (query: { executeTakeFirst(): Promise<Person | undefined> }): Promise<Person | null> =>
    (await query.executeTakeFirst()) ?? null

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
    },
  }
}
