import type { TableSummary } from '@midden/protocol'
import { Link } from '../../router/router.tsx'
import { boxOf } from '../../shelf/boxes.ts'
import { Layer } from '../../shelf/layer.tsx'
import { SeatToken } from '../../table/seat-token.tsx'
import { type OnlineText, useOnlineText } from '../text/text.ts'
import { sittersOf } from '../wire/sitters.ts'
import './rows.css'

const isFree = ({ kind }: TableSummary['seats'][number]): boolean => kind === 'open' || kind === 'reserved'

/** Who is there, or who won. */
function people(t: OnlineText, { seats, outcome, me }: TableSummary): string {
  const names = sittersOf(seats, me === null ? [] : [me]).map(({ name }) => name)
  if (outcome !== null) return t.lobby.won((outcome.ranking[0] ?? []).map((seat) => names[seat]!))
  return names.filter((_, seat) => seats[seat]!.kind === 'person').join(', ')
}

function standing(t: OnlineText, { status, seats, me, changed }: TableSummary): string {
  if (status === 'over') return t.lobby.day(changed)
  if (status === 'playing') return me === null ? t.lobby.playing : t.lobby.waits
  const free = seats.filter(({ kind }) => kind === 'open').length
  if (free > 0) return t.lobby.free(free)
  const kept = seats.flatMap((seat) => (seat.kind === 'reserved' && seat.name !== null ? [seat.name] : []))
  return kept.length > 0 ? t.lobby.keptFor(kept) : t.lobby.ready
}

/** One ruled line of the ledger of tables. */
export function OnlineRow({ table }: { table: TableSummary }) {
  const t = useOnlineText()
  const { game, seats, status, clock, me, myTurn } = table
  const sitters = sittersOf(seats, me === null ? [] : [me])
  const address = `/online/table/${table.table}`
  return (
    <Link className="row" href={status === 'over' ? `${address}/replay` : address}>
      <Layer game={game} />
      <span>
        <b>{boxOf(game)?.title ?? game}</b>
        <small>{clock === 'none' ? t.clocks.none : t.lobby.clock(t.clocks[clock])}</small>
      </span>
      <small>{people(t, table)}</small>
      <span className="row-seats">
        {sitters.map(({ seat, name }) =>
          isFree(seats[seat]!) ? (
            <span key={seat} className="empty-seat" />
          ) : (
            <SeatToken key={seat} seat={seat} name={name} bot={seats[seat]!.bot} />
          ),
        )}
      </span>
      {myTurn ? (
        <span className="turn">{t.lobby.yourTurn}</span>
      ) : (
        <span className="when">{standing(t, table)}</span>
      )}
    </Link>
  )
}
