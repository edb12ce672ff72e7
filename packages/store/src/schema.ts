import type { Kysely, Transaction } from 'kysely'

/** One schema for both databases. Times are milliseconds since 1970, yes and no are 1 and 0. */
export interface Schema {
  meta: { name: string; value: number }
  tables: { id: string; version: number; due: number | null; held: number; waiting: number; changed: number }
  entries: { table_id: string; version: number; command: string; at: number; body: string }
  snapshots: { table_id: string; version: number; body: string }
  lobby: {
    table_id: string
    code: string
    game: string
    status: string
    listed: number
    /** for the list of tables: when it was opened; null where it is not shown there */
    shown: number | null
    created: number
    summary: string
    people: string
  }
  seatings: { table_id: string; person: string }
  people: {
    id: string
    name: string
    account: string | null
    account_key: string | null
    password: string | null
    created: number
  }
  adopted: { guest: string; person: string }
  sessions: { selector: string; verifier: string; person: string; expires: number }
  tickets: { hash: string; selector: string; person: string; expires: number }
  mutes: { person: string; other: string }
}

export type Db = Kysely<Schema>
export type Trx = Transaction<Schema>
