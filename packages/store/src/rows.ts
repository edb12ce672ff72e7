import { createHash } from 'node:crypto'
import { type ExpressionBuilder, sql } from 'kysely'
import { type Db, KEYS, type Schema } from './schema.ts'

export type RowKind = keyof typeof KEYS
export type Row = Readonly<Record<string, string | number | null>>

const PAGE = 500

/** All rows of one kind in the order of their keys, a page at a time. */
export async function* pagesOf(db: Db, name: RowKind): AsyncGenerator<Row[]> {
  const keys: readonly string[] = KEYS[name]
  const columns = sql.join(keys.map((key) => sql.ref(key)))
  let last: Row | undefined
  for (;;) {
    const after = last
    const rows: Row[] = await db
      .selectFrom(name as 'tables')
      .selectAll()
      .where((eb: ExpressionBuilder<Schema, 'tables'>) =>
        after === undefined
          ? eb.lit(true)
          : sql<boolean>`(${columns}) > (${sql.join(keys.map((key) => after[key]))})`,
      )
      .orderBy(sql`${columns}`)
      .limit(PAGE)
      .execute()
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) return
    last = rows.at(-1)
  }
}

/** How many rows there are, and a figure of all that stands in them, whatever their order. */
export interface Figure {
  rows: number
  sum: string
}

export async function figureOf(db: Db, name: RowKind): Promise<Figure> {
  const sum = Buffer.alloc(32)
  let rows = 0
  for await (const page of pagesOf(db, name))
    for (const row of page) {
      const columns = Object.keys(row).sort()
      const hash = createHash('sha256').update(JSON.stringify(columns.map((column) => [column, row[column]])))
      hash.digest().forEach((byte, i) => {
        sum[i]! ^= byte
      })
      rows++
    }
  return { rows, sum: sum.toString('hex') }
}
