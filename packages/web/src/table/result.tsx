import { useContext } from 'react'
import type { BoardProps, Face } from '../games/contract.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { Link } from '../router/router.tsx'
import { useText } from '../text/text.ts'
import { CompanyContext } from './company.ts'
import { SeatToken } from './seat-token.tsx'
import { useAgain } from './use-again.ts'
import { useArmed } from './use-armed.ts'
import { placesOf } from './use-table.ts'
import './result.css'

function Places({ state }: { state: TableView }) {
  const t = useText()
  const { outcome, sitters } = state
  const places = placesOf(outcome?.ranking ?? [])
  return (
    <ol tabIndex={0}>
      {[...places].map(([seat, place]) => (
        <li key={seat}>
          <span className="place">{t.end.place(place)}</span>
          <SeatToken seat={seat} name={sitters[seat]!.name} />
          <b>{sitters[seat]!.name}</b>
          {outcome?.scores && <span className="points">{t.end.points(outcome.scores[seat]!)}</span>}
        </li>
      ))}
    </ol>
  )
}

interface Props {
  link: TableLink
  state: TableView
  face: Face
  props: BoardProps
}

/** The end: places and points, or the game's own account of it, and what to do next. */
export function Result({ link, state, face, props }: Props) {
  const t = useText()
  const again = useAgain(link)
  const armed = useArmed()
  const company = useContext(CompanyContext)
  return (
    <div className="result">
      {face.result === undefined ? <Places state={state} /> : face.result(props)}
      <div className="confirm">
        <Link className="btn" href={`${link.address}/replay`}>
          {t.end.replay}
        </Link>
        {link.address !== '/replay' && (
          <Link className="btn" href={`${link.address}/review`}>
            {t.end.review}
          </Link>
        )}
        {company !== null && <company.Again />}
        {again !== null && (
          <button type="button" className="btn btn-go" disabled={!armed} onClick={again}>
            {t.end.again}
          </button>
        )}
      </div>
    </div>
  )
}
