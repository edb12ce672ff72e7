import { CLOCKS, type Clock, type Refused, type SeatPlan } from '@midden/table'
import { useState } from 'react'
import type { Box } from '../../games/box.ts'
import { go } from '../../router/router.tsx'
import { ALL_AIDS } from '../../screens/aid-fields.tsx'
import { Lid } from '../../screens/lid.tsx'
import { NameField } from '../../screens/name-field.tsx'
import { Notice } from '../../screens/notice.tsx'
import { Reading } from '../../screens/page.tsx'
import { useGame } from '../../screens/rules.tsx'
import { Segments } from '../../screens/segments.tsx'
import { TableOptions } from '../../screens/table-options.tsx'
import { boxOf } from '../../shelf/boxes.ts'
import { Clauses, OpenClause } from '../../table/clause.tsx'
import { useText } from '../../text/text.ts'
import { refusedIn, useOnlineText } from '../text/text.ts'
import { chance, refusedBy } from '../wire/api.ts'
import { openTable } from './opening.ts'
import { SeatPlans } from './seat-plans.tsx'

/** Opening a table on the server: who may sit where, how long a move may take, who can find it. */
export function SetUp({ id }: { id: string }) {
  const shell = useText()
  const box = boxOf(id)
  if (box === undefined) return <Notice title={shell.setUp.unknown} note={shell.missing.note} />
  return <Plan box={box} />
}

const open = (): SeatPlan => ({ kind: 'open' })

/** The refusal, with the server's own sentence where the rules are the reason. */
export function Refusal({ refused }: { refused: Refused }) {
  const t = useOnlineText()
  return (
    <p className="refusal" role="alert">
      {refused.code === 'rules' ? refused.reason : refusedIn(t, refused)} <Clauses ids={refused.clauses} />
    </p>
  )
}

function Plan({ box }: { box: Box }) {
  const shell = useText()
  const t = useOnlineText()
  const game = useGame(box.id)
  const { min, max, usual } = box.seats
  const [seats, setSeats] = useState<SeatPlan[]>(() => Array.from({ length: usual }, open))
  const [options, setOptions] = useState<Record<string, unknown>>({})
  const [clock, setClock] = useState<Clock>('none')
  const [aids, setAids] = useState(ALL_AIDS)
  const [listed, setListed] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [busy, setBusy] = useState(false)
  // Sent again under the same id, the same table is found instead of a second one opened.
  const [id, setId] = useState(() => chance())

  async function create(): Promise<void> {
    setBusy(true)
    try {
      go(`/online/table/${await openTable({ game: box.id, seats, options, clock, listed, ...aids }, id)}`)
    } catch (error) {
      const no = refusedBy(error)
      if (no.code !== 'unavailable') setId(chance())
      setRefused(no)
      setBusy(false)
    }
  }
  return (
    <OpenClause value={(clause) => go(`/rules/${box.id}#${clause}`)}>
      <Reading here="" title={t.setUp.title(box.title)}>
        <Lid box={box} />
        <p>{t.setUp.about}</p>
        <form
          className="plan"
          onSubmit={(event) => {
            event.preventDefault()
            create()
          }}
        >
          <NameField label={t.setUp.name} />
          <h2>{shell.setUp.seats}</h2>
          <Segments
            legend={shell.setUp.count}
            value={seats.length}
            choices={Array.from({ length: max - min + 1 }, (_, i) => ({
              value: min + i,
              label: String(min + i),
            }))}
            onChange={(count) => setSeats(Array.from({ length: count }, (_, i) => seats[i] ?? open()))}
          />
          <SeatPlans own={0} seats={seats} onChange={setSeats} />
          <Segments
            legend={t.setUp.listed}
            value={listed ? 'yes' : 'no'}
            choices={[
              { value: 'no', label: t.setUp.listedNo },
              { value: 'yes', label: t.setUp.listedYes },
            ]}
            note={t.setUp.listedNote}
            onChange={(value) => setListed(value === 'yes')}
          />
          <label className="field">
            <span className="label">{t.setUp.clock}</span>
            <select value={clock} onChange={({ target }) => setClock(target.value as Clock)}>
              {(Object.keys(CLOCKS) as Clock[]).map((each) => (
                <option key={each} value={each}>
                  {t.clocks[each]}
                </option>
              ))}
            </select>
          </label>
          <p className="note">{t.setUp.clockNote}</p>
          <TableOptions game={game} options={options} onOptions={setOptions} aids={aids} onAids={setAids} />
          {refused !== null &&
            (refused.code === 'unknown' ? (
              <p className="refusal" role="alert">
                {t.setUp.notHere}
              </p>
            ) : (
              <Refusal refused={refused} />
            ))}
          <button type="submit" className="btn btn-go" disabled={busy}>
            {t.setUp.go}
          </button>
        </form>
      </Reading>
    </OpenClause>
  )
}
