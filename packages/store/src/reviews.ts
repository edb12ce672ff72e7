import type { Reviews } from './ports.ts'
import type { Db } from './schema.ts'

export const reviews = (db: Db): Reviews => ({
  review: async (table) =>
    (await db.selectFrom('reviews').select('body').where('table_id', '=', table).executeTakeFirst())?.body ??
    null,
  keepReview: async (table, body) => {
    await db
      .insertInto('reviews')
      .columns(['table_id', 'body'])
      .expression((eb) =>
        eb
          .selectFrom('tables')
          .select(['id', eb.cast<string>(eb.val(body), 'text').as('body')])
          .where('id', '=', table),
      )
      .onConflict((c) => c.doNothing())
      .execute()
  },
})
