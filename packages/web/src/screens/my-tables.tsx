import { lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react'
import { useKnownAs } from '../online/known.ts'
import { Link } from '../router/router.tsx'
import type { SavedTable } from '../save/saved-table.ts'
import { ServicesContext } from '../services.ts'
import { useSettings } from '../settings/settings.ts'
import { boxOf } from '../shelf/boxes.ts'
import { Layer } from '../shelf/layer.tsx'
import { SeatToken } from '../table/seat-token.tsx'
import { useText } from '../text/text.ts'
import './my-tables.css'

const Online = lazy(() => import('../online/screens/mine.tsx').then((m) => ({ default: m.OnlineMine })))

interface OnlineProps {
  which: 'mine' | 'finished'
  most: number
  /** what is said where there is none */
  none: ReactNode
  /** told how many of them wait for us */
  onTurns?: (turns: number) => void
}

/** Own tables on the server, where this browser is known there. */
export function OnlineTables(props: OnlineProps) {
  if (useKnownAs() === null) return props.none
  return (
    <Suspense fallback={null}>
      <Online {...props} />
    </Suspense>
  )
}

/** All tables kept in this browser, the last touched first; null until they are known. */
export function useTables(): [SavedTable[] | null, () => void] {
  const { shelf } = useContext(ServicesContext)
  const [tables, setTables] = useState<SavedTable[] | null>(null)
  const load = (): void => {
    shelf.all().then(setTables, () => setTables([]))
  }
  useEffect(() => {
    shelf.all().then(setTables, () => setTables([]))
  }, [shelf])
  return [tables, load]
}

const isMyTurn = (table: SavedTable): boolean =>
  table.ranking === null &&
  table.online === undefined &&
  (table.waiting.length === 0 || table.waiting.some((seat) => table.seats[seat]!.bot === null))

/** What a table waits for, in the language of the page; nothing until that is known. */
function useNote(table: SavedTable): string {
  const { shelf } = useContext(ServicesContext)
  const { language } = useSettings()
  const [note, setNote] = useState('')
  useEffect(() => {
    if (table.language === language) return
    let left = false
    import('../link/shelf-journal.ts')
      .then(({ noteIn }) => noteIn(language, table, shelf))
      .catch(() => table.note)
      .then((words) => !left && setNote(words))
    return () => {
      left = true
    }
  }, [shelf, language, table])
  return table.language === language ? table.note : note
}

/** One ruled line of the ledger of tables. */
export function TableRow({ table }: { table: SavedTable }) {
  const t = useText()
  const first = table.ranking?.[0] ?? []
  const people = table.seats.filter(({ bot }) => bot === null)
  const won =
    people.length === 1 && first.length === 1 && table.seats[first[0]!] === people[0]
      ? t.tables.youWon
      : t.tables.won(first.map((seat) => table.seats[seat]!.name))
  const asked = useNote(table)
  const note = table.online === undefined ? asked : t.tables.moved
  return (
    <Link className="row" href={`/table/${table.id}${table.ranking === null ? '' : '/replay'}`}>
      <Layer game={table.game} />
      <span>
        <b>{boxOf(table.game)?.title ?? table.game}</b>
        <small>
          {table.isTry === true && `${t.tables.isTry}, `}
          {t.tables.moves(table.moves)}
        </small>
      </span>
      <small>{table.ranking === null ? note : won}</small>
      <span className="row-seats">
        {table.seats.map(({ name, bot }, seat) => {
          const key = `${seat} ${name}`
          return <SeatToken key={key} seat={seat} name={name} bot={bot} />
        })}
      </span>
      {isMyTurn(table) ? (
        <span className="turn">{t.tables.yourTurn}</span>
      ) : (
        <span className="when">
          {table.ranking === null && table.online === undefined
            ? table.waiting.map((seat) => table.seats[seat]!.name).join(', ')
            : t.tables.day(table.touched)}
        </span>
      )}
    </Link>
  )
}

/** The first few tables, on the start page. */
export function MyTables() {
  const t = useText()
  const [tables] = useTables()
  const list = tables ?? []
  const [turns, setTurns] = useState(0)
  const mine = list.filter(isMyTurn).length + turns
  return (
    <div className="mine">
      <div className="head">
        <h2>{t.start.mine}</h2>
        {mine > 0 && <span>{t.start.waiting(mine)}</span>}
        {list.length > 4 && <Link href="/tables">{t.start.all(list.length)}</Link>}
      </div>
      <div className="tables">
        <OnlineTables
          which="mine"
          most={4}
          onTurns={setTurns}
          none={tables?.length === 0 && <p className="none">{t.start.none}</p>}
        />
        {list.slice(0, 4).map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </div>
    </div>
  )
}
