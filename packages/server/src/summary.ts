import { has, owing } from '@midden/kernel'
import type { TableSummary } from '@midden/protocol'
import type { LobbyRow, LobbyTable } from '@midden/store'
import { type Clock, isPlayed, type SeatRow, seatRow, type TableState } from '@midden/table'

interface Summary {
  clock: Clock
  seats: SeatRow[]
  outcome: TableSummary['outcome']
  /** left out where the row was written before it was told here */
  commitment?: string
}

/** The seats that owe an answer, a bit each. */
export const waitingMask = ({ match, game, status }: TableState): number =>
  match === null || status !== 'playing' ? 0 : owing(game, match.position)

/** What the lobby keeps of a table. */
export function lobbyRow(state: TableState): LobbyRow {
  const { match, game } = state
  const summary: Summary = {
    clock: state.clock,
    seats: state.seats.map(seatRow),
    outcome: match === null ? null : game.outcome(match.position),
    commitment: state.commitment,
  }
  return {
    code: state.code,
    game: game.id,
    status: state.status,
    listed: state.listed,
    created: state.created,
    summary: JSON.stringify(summary),
    people: state.seats.map(({ person }) => person),
    host: state.host,
    playing: state.seats.filter(isPlayed).length,
  }
}

/** The row as one person may read it. The invitation is for those who sit there. */
export function summaryFor(row: LobbyTable, ids: readonly string[], invited = false): TableSummary {
  const { clock, seats, outcome, commitment = null } = JSON.parse(row.summary) as Summary
  const mine = row.people.flatMap((person, seat) =>
    person !== null && ids.includes(person) && seats[seat]!.kind === 'person' ? [seat] : [],
  )
  const me = mine[0] ?? null
  return {
    table: row.table,
    game: row.game,
    status: row.status as TableSummary['status'],
    listed: row.listed,
    clock,
    seats,
    created: row.created,
    changed: row.changed,
    me,
    myTurn: mine.some((seat) => has(row.waiting, seat)),
    code: me !== null || invited ? row.code : null,
    outcome,
    commitment,
  }
}
