import { MOVED_MOVES } from '@midden/protocol/client'
import type { Refused, SeatPlan } from '@midden/table'
import { useContext, useEffect, useState } from 'react'
import { go, Link } from '../../router/router.tsx'
import { useFail } from '../../screens/guard.tsx'
import { NameField } from '../../screens/name-field.tsx'
import { MovedNotice, Notice } from '../../screens/notice.tsx'
import { Reading } from '../../screens/page.tsx'
import { ServicesContext } from '../../services.ts'
import { boxOf } from '../../shelf/boxes.ts'
import { useText } from '../../text/text.ts'
import { useOnlineText } from '../text/text.ts'
import { chance, refusedBy } from '../wire/api.ts'
import { type Movable, movable, moveTable, plansOf } from './moving.ts'
import { SeatPlans } from './seat-plans.tsx'
import { Refusal } from './set-up.tsx'

/** A table of this browser opened to friends: who keeps which chair, before it moves to the server. */
export function AskFriends({ id }: { id: string }) {
  const shell = useText()
  const t = useOnlineText()
  const services = useContext(ServicesContext)
  const fail = useFail()
  const [found, setFound] = useState<Movable | 'missing' | 'outdated' | null>(null)
  useEffect(() => {
    movable(services, id).then(setFound, fail)
  }, [services, id, fail])
  if (found === null) return <p className="laying-out label">{shell.table.loading}</p>
  if (typeof found === 'string') return <Notice title={shell.tables[found]} note={shell.tables.missingNote} />
  const { table, state } = found
  if (table.online !== undefined) return <MovedNotice to={table.online} />
  if (state.status === 'over') return <Notice title={t.friends.over} note={t.friends.overNote} />
  if (table.moves > MOVED_MOVES) return <Notice title={t.friends.tooLong} note={shell.tables.missingNote} />
  return <Chairs found={found} />
}

function Chairs({ found }: { found: Movable }) {
  const shell = useText()
  const t = useOnlineText()
  const services = useContext(ServicesContext)
  const [seats, setSeats] = useState<SeatPlan[]>(() => plansOf(found))
  const [refused, setRefused] = useState<Refused | null>(null)
  const [busy, setBusy] = useState(false)
  // Sent again under the same id, the same table is found instead of a second one opened.
  const [command, setCommand] = useState(() => chance())
  const { table, own } = found

  async function move(): Promise<void> {
    setBusy(true)
    try {
      go(`/online/table/${await moveTable(services, table.id, seats, command)}`, 'replace')
    } catch (error) {
      const no = refusedBy(error)
      if (no.code !== 'unavailable') setCommand(chance())
      setRefused(no)
      setBusy(false)
    }
  }
  return (
    <Reading here="" title={t.friends.title(boxOf(table.game)?.title ?? table.game)}>
      <p>{t.friends.about}</p>
      <p>{t.friends.luck}</p>
      <form
        className="plan"
        onSubmit={(event) => {
          event.preventDefault()
          move()
        }}
      >
        <NameField label={t.setUp.name} />
        <h2>{shell.setUp.seats}</h2>
        <SeatPlans own={own} seats={seats} onChange={setSeats} />
        {refused !== null && <Refusal refused={refused} />}
        <div className="row-actions">
          <button type="submit" className="btn btn-go" disabled={busy}>
            {t.friends.go}
          </button>
          <Link className="btn" href={`/table/${table.id}`}>
            {shell.tables.here}
          </Link>
        </div>
      </form>
    </Reading>
  )
}
