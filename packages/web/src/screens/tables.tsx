import type { MatchFile } from '@midden/table'
import { type ChangeEvent, useContext, useState } from 'react'
import { go, Link } from '../router/router.tsx'
import { fromMatchFile } from '../save/match-file.ts'
import type { SavedTable } from '../save/saved-table.ts'
import type { Shelf } from '../save/store.ts'
import { ServicesContext } from '../services.ts'
import { useSettings } from '../settings/settings.ts'
import { boxOf } from '../shelf/boxes.ts'
import { seatPlan } from '../shelf/seat-plan.ts'
import { useText } from '../text/text.ts'
import { OnlineTables, TableRow, useTables } from './my-tables.tsx'
import { Reading } from './page.tsx'
import './tables.css'

function Rows({ tables, remove }: { tables: SavedTable[]; remove(table: SavedTable): void }) {
  const t = useText()
  return (
    <div className="tables">
      {tables.map((table) => (
        <div className="row-with" key={table.id}>
          <TableRow table={table} />
          <button
            type="button"
            className="btn btn-plain"
            aria-label={`${t.tables.remove}: ${boxOf(table.game)?.title ?? table.game}, ${t.tables.moves(table.moves)}`}
            onClick={() => remove(table)}
          >
            {t.tables.remove}
          </button>
        </div>
      ))}
    </div>
  )
}

function NoneYet() {
  const t = useText()
  return (
    <>
      <p>{t.tables.none}</p>
      <Link className="btn" href="/">
        {t.tables.toShelf}
      </Link>
    </>
  )
}

/** What has just come takes the focus of what has gone. */
const focused = (element: HTMLElement | null): void => element?.focus()

/** All tables of this browser, and a way in for match files. */
export function TablesScreen() {
  const t = useText()
  const { shelf, keep } = useContext(ServicesContext)
  const { name } = useSettings()
  const [tables, load] = useTables()
  const [removed, setRemoved] = useState<Parameters<Shelf['put']> | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const open = (tables ?? []).filter(({ ranking }) => ranking === null)
  const over = (tables ?? []).filter(({ ranking }) => ranking !== null)

  async function remove(table: SavedTable): Promise<void> {
    const entries = await shelf.entries(table.id)
    await shelf.remove(table.id)
    setRemoved([table, entries])
    load()
  }
  async function restore(): Promise<void> {
    if (removed !== null) await shelf.put(...removed)
    document.querySelector<HTMLElement>('main h1')?.focus()
    setRemoved(null)
    load()
  }
  async function openFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0]
    if (file === undefined) return
    try {
      const match: unknown = JSON.parse(await file.text())
      const journal = fromMatchFile(match)
      if (typeof journal === 'string') throw new Error(journal)
      go(`/table/${await keep(journal, seatPlan(journal.seats, 1, name), match as MatchFile)}/replay`)
    } catch (error) {
      setWrong(`${t.replay.broken} (${(error as Error).message})`)
    }
  }

  return (
    <Reading here="/tables" title={t.tables.title}>
      <h2>{t.tables.open}</h2>
      <OnlineTables which="mine" most={12} none={open.length === 0 && <NoneYet />} />
      {open.length > 0 && <Rows tables={open} remove={remove} />}
      <h2>{t.tables.over}</h2>
      <OnlineTables which="finished" most={12} none={over.length === 0 && <p>{t.tables.noneOver}</p>} />
      {over.length > 0 && <Rows tables={over} remove={remove} />}
      <p role="status">
        {removed !== null && (
          <>
            {t.tables.removed}{' '}
            <button type="button" className="btn" onClick={restore} ref={focused}>
              {t.tables.restore}
            </button>
          </>
        )}
        {wrong}
      </p>
      <label className="btn file">
        {t.tables.load}
        <input type="file" accept="application/json,.json" onChange={openFile} />
      </label>
    </Reading>
  )
}
