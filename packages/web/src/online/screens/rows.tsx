import type { TableSummary } from '@midden/protocol'
import { Link } from '../../router/router.tsx'
import { boxOf } from '../../shelf/boxes.ts'
import { SeatToken } from '../../table/seat-token.tsx'
import { type OnlineText, useOnlineText } from '../text/text.ts'
import { sittersOf } from '../wire/sitters.ts'

const isFree = ({ kind }: TableSummary['seats'][number]): boolean => kind === 'open' || kind === 'reserved'

/** What there is to say of a table in a few words. */
function noteOf(t: OnlineText, { status, seats, outcome, me }: TableSummary): string {
  const free = seats.filter(isFree).length
  if (status === 'open') return free > 0 ? t.lobby.free(free) : t.lobby.ready
  if (outcome === null) return me === null ? t.lobby.playing : t.lobby.waits
  const names = sittersOf(seats, me).map(({ name }) => name)
  return t.lobby.won((outcome.ranking[0] ?? []).map((seat) => names[seat]!))
}

/** One ruled line of the ledger of tables. */
export function OnlineRow({ table }: { table: TableSummary }) {
  const t = useOnlineText()
  const { game, seats, status, clock, me, myTurn } = table
  const sitters = sittersOf(seats, me)
  const address = `/online/table/${table.table}`
  return (
    <Link className="row" href={status === 'over' ? `${address}/replay` : address}>
      <i className={`layer layer-${game}`} />
      <span>
        <b>{boxOf(game)?.title ?? game}</b>
        <small>{clock === 'none' ? t.clocks.none : t.lobby.clock(t.clocks[clock])}</small>
      </span>
      <small>{noteOf(t, table)}</small>
      <span className="row-seats">
        {sitters.map(({ seat, name }) =>
          isFree(seats[seat]!) ? (
            <span key={seat} className="empty-seat" />
          ) : (
            <SeatToken key={seat} seat={seat} name={name} />
          ),
        )}
      </span>
      {myTurn ? (
        <span className="turn">{t.lobby.yourTurn}</span>
      ) : (
        <span className="when">
          {status === 'over' ? t.lobby.over : status === 'open' ? t.lobby.laidOut : t.lobby.goOnline}
        </span>
      )}
    </Link>
  )
}
