import type { Face } from '../games/contract.ts'
import type { TableView } from '../link/table-link.ts'
import { Guard } from '../screens/guard.tsx'
import { lookOnly } from '../table/board-props.ts'
import { namer } from '../table/use-table.ts'
import { useText } from '../text/text.ts'
import type { ReplayLink } from './replay-link.ts'
import './all-hands.css'

/** The hand of the seat looked through, or everybody's. */
export function AllHands({
  link,
  state,
  face,
  all,
}: {
  link: ReplayLink
  state: TableView
  face: Face
  all: boolean
}) {
  const t = useText()
  const who = namer(state)
  const seats = all ? state.sitters.map(({ seat }) => seat) : state.viewer === null ? [] : [state.viewer]
  return (
    <div className="all-hands" data-all={all}>
      {seats.map((seat) => (
        <section key={seat} aria-label={t.replay.handOf(who(seat))}>
          {all && <h2 className="label">{who(seat)}</h2>}
          <Guard reset={`${state.moves}/${seat}`}>
            <div className="hand">{face.Hand?.(lookOnly(link, link.seen(seat)))}</div>
          </Guard>
        </section>
      ))}
    </div>
  )
}
