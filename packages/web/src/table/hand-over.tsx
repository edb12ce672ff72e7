import { Mark } from '../art/icons.tsx'
import type { TableLink, TableView } from '../link/table-link.ts'
import { usePage } from '../router/router.tsx'
import { inksOf } from '../shelf/boxes.ts'
import { useText } from '../text/text.ts'
import { SeatToken } from './seat-token.tsx'
import { useArmed } from './use-armed.ts'
import { namer } from './use-table.ts'
import './hand-over.css'

/** Between two people at one device nothing is shown at all. */
export function HandOver({ link, state }: { link: TableLink; state: TableView }) {
  const t = useText()
  const name = namer(state)(state.handTo!)
  const heading = usePage(t.handOver.title(name))
  const armed = useArmed()
  return (
    <main className="hand-over" style={inksOf(link.game.id)}>
      <Mark />
      <SeatToken seat={state.handTo!} name={name} />
      {/* It has the focus, and Enter does what the one button says. */}
      <h1
        ref={heading}
        tabIndex={-1}
        onKeyDown={({ key, repeat }) => key === 'Enter' && armed && !repeat && link.sit()}
      >
        {t.handOver.title(name)}
      </h1>
      <p>{t.handOver.why}</p>
      <button type="button" className="btn btn-go" onClick={() => link.sit()}>
        {t.handOver.take(name)}
      </button>
    </main>
  )
}
