import type { RecapCell, RecapRow, Seat } from '@midden/kernel'
import type { RetoldBeat } from '@midden/table'
import { type Ref, useState } from 'react'
import type { TableView } from '../link/table-link.ts'
import { KeyCap } from '../table/key-cap.tsx'
import { SeatToken } from '../table/seat-token.tsx'
import { ringFrom } from '../table/seats.tsx'
import { Sentence } from '../table/sentence.tsx'
import { namer } from '../table/use-table.ts'
import { useText } from '../text/text.ts'
import './recap-sheet.css'

function Cell({ cell, own, beside }: { cell: RecapCell | null | undefined; own: boolean; beside: boolean }) {
  const look = `${own ? 'own' : ''}${beside ? ' beside' : ''}`
  if (cell === null || cell === undefined)
    return (
      <td className={`${look} nil`}>
        <span aria-hidden="true">–</span>
      </td>
    )
  return (
    <td className={look} data-tone={cell.tone}>
      <b>{cell.text}</b> {cell.why !== undefined && <small>{cell.why}</small>}
    </td>
  )
}

function Row({ row, seats, me, at }: { row: RecapRow; seats: readonly Seat[]; me: Seat; at: Seat }) {
  return (
    <tr className={row.sum === true ? 'sum' : undefined}>
      <th scope="row">
        {row.label}
        {row.why !== undefined && (
          <small>
            {row.open === true && <span aria-hidden="true">⇄ </span>}
            {row.why}
          </small>
        )}
      </th>
      {seats.map((seat) => (
        <Cell key={seat} cell={row.cells[seat]} own={seat === me} beside={seat !== at} />
      ))}
    </tr>
  )
}

/** The account of a round, on the board's own area: the reader's column first; on a phone one column at a time. */
export function RecapSheet({ beat, state }: { beat: RetoldBeat; state: TableView }) {
  const t = useText()
  const { sitters, viewer } = state
  const seats = ringFrom(viewer, sitters.length)
  const [at, look] = useState(seats[0]!)
  const who = namer(state)
  const name = (seat: Seat): string => (seat === viewer ? t.table.you : who(seat))
  const recap = beat.recap!
  return (
    <section className="recap" aria-label={recap.title}>
      <header>
        <h2>{recap.title}</h2>
      </header>
      <fieldset className="whose" aria-label={t.table.seats}>
        {seats.map((seat) => (
          <button key={seat} type="button" aria-pressed={seat === at} onClick={() => look(seat)}>
            {name(seat)}
          </button>
        ))}
      </fieldset>
      <table>
        <thead>
          <tr>
            <th aria-label={t.beats.what} />
            {seats.map((seat) => (
              <th
                key={seat}
                scope="col"
                className={`${seat === viewer ? 'own' : ''}${seat === at ? '' : ' beside'}`}
              >
                <SeatToken seat={seat} name={who(seat)} /> {name(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {recap.rows.map((row) => (
            <Row key={row.label} row={row} seats={seats} me={viewer ?? -1} at={at} />
          ))}
        </tbody>
      </table>
      {recap.foot.map((line) => (
        <p key={line}>
          <Sentence text={line} />
        </p>
      ))}
    </section>
  )
}

/** The question's place beside a recap: what it came to for the reader, and what comes next. */
export function RecapBar({
  beat,
  next,
  heading,
}: {
  beat: RetoldBeat
  next(): void
  heading: Ref<HTMLHeadingElement>
}) {
  const t = useText()
  const recap = beat.recap!
  return (
    <div className="question on-black recap-bar">
      <span className="you">{t.table.you}</span>
      <div className="what">
        <h1 ref={heading} tabIndex={-1}>
          <Sentence text={recap.sentence} />
        </h1>
      </div>
      <div className="confirm">
        <button type="button" className="btn btn-go" onClick={next}>
          {recap.next} <KeyCap of="↵" />
        </button>
      </div>
    </div>
  )
}
