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
    /** null in rows from before these were written */
    host: string | null
    playing: number | null
  }
  seatings: { table_id: string; person: string }
  people: {
    id: string
    name: string
    account: string | null
    account_key: string | null
    password: string | null
    created: number
    mail: string | null
    keeper: number | null
  }
  adopted: { guest: string; person: string }
  sessions: { selector: string; verifier: string; person: string; expires: number }
  tickets: { hash: string; selector: string; person: string; expires: number }
  mutes: { person: string; other: string }
  /** every table that a person has ever sat at */
  visits: { person: string; table_id: string }
  /** one-use ways to a new password */
  resets: { hash: string; person: string; expires: number }
  /** matches that were weighed */
  reviews: { table_id: string; body: string }
  /** what the keeper of the server has written for everybody */
  pages: { name: string; text: string }
}

/** What holds data, each with the columns that tell its rows apart. */
export const KEYS = {
  tables: ['id'],
  entries: ['table_id', 'version'],
  snapshots: ['table_id'],
  lobby: ['table_id'],
  seatings: ['person', 'table_id'],
  people: ['id'],
  adopted: ['guest'],
  sessions: ['selector'],
  tickets: ['hash'],
  mutes: ['person', 'other'],
  visits: ['person', 'table_id'],
  resets: ['hash'],
  reviews: ['table_id'],
  pages: ['name'],
} as const satisfies { [T in Exclude<keyof Schema, 'meta'>]: readonly (keyof Schema[T])[] }

export type Db = Kysely<Schema>
export type Trx = Transaction<Schema>
