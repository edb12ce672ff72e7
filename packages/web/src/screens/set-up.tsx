import type { Refusal } from '@midden/kernel'
import { useContext, useState } from 'react'
import type { Box } from '../games/box.ts'
import { go, Link } from '../router/router.tsx'
import type { LocalSeat } from '../save/saved-table.ts'
import { ServicesContext } from '../services.ts'
import { useSettings } from '../settings/settings.ts'
import { boxOf } from '../shelf/boxes.ts'
import { seatPlan } from '../shelf/seat-plan.ts'
import { Clauses, OpenClause } from '../table/clause.tsx'
import { useText } from '../text/text.ts'
import { ALL_AIDS } from './aid-fields.tsx'
import { useFail } from './guard.tsx'
import { Lid } from './lid.tsx'
import { Notice } from './notice.tsx'
import { Reading } from './page.tsx'
import { useGame } from './rules.tsx'
import { SeatFields } from './seat-fields.tsx'
import { Segments } from './segments.tsx'
import { TableOptions } from './table-options.tsx'
import './set-up.css'

/** Setting a table up: who sits where, and every option of the game with its clause. */
export function SetUpScreen({ id }: { id: string }) {
  const t = useText()
  const box = boxOf(id)
  if (box === undefined) return <Notice title={t.setUp.unknown} note={t.missing.note} />
  return <Plan box={box} />
}

function Plan({ box }: { box: Box }) {
  const t = useText()
  const services = useContext(ServicesContext)
  const { name, language } = useSettings()
  const game = useGame(box.id)
  const [seats, setSeats] = useState<LocalSeat[]>(() => seatPlan(box.seats.usual, 1, name))
  const [options, setOptions] = useState<Record<string, unknown>>({})
  const [aids, setAids] = useState(ALL_AIDS)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const fail = useFail()

  function resize(count: number): void {
    const more = seatPlan(count, 1, name)
    setSeats(more.map((fresh, seat) => seats[seat] ?? fresh))
  }
  async function deal(): Promise<void> {
    const dealt = await services.deal(box.id, { seats, options, ...aids }).catch(fail)
    if (typeof dealt === 'string') go(`/table/${dealt}`)
    else if (dealt !== undefined) setRefusal(dealt)
  }

  const people = seats.filter(({ bot }) => bot === null).length
  const { min, max } = box.seats
  const { tag, bots } = box.words[language]
  return (
    <OpenClause value={(clause) => go(`/rules/${box.id}#${clause}`)}>
      <Reading here="" title={t.setUp.title(box.title)}>
        <Lid box={box} />
        <p>{tag}</p>
        <div className="row-actions ways">
          <Link className="btn" href={`/learn/${box.id}`}>
            {t.setUp.learn}
          </Link>
          <Link className="btn" href={`/rules/${box.id}`}>
            {t.setUp.rules}
          </Link>
          <Link className="btn" href={`/play/${box.id}/online`}>
            {t.setUp.online}
          </Link>
        </div>
        <form
          className="plan"
          onSubmit={(event) => {
            event.preventDefault()
            deal()
          }}
        >
          <h2>{t.setUp.seats}</h2>
          <Segments
            legend={t.setUp.count}
            value={seats.length}
            choices={Array.from({ length: max - min + 1 }, (_, i) => ({
              value: min + i,
              label: String(min + i),
            }))}
            onChange={resize}
          />
          <SeatFields seats={seats} onChange={setSeats} />
          {bots !== undefined && people < seats.length && <p className="note">{bots}</p>}
          <p className="note">{people === 0 ? t.setUp.watch : people > 1 && t.setUp.hiddenHands}</p>
          <TableOptions game={game} options={options} onOptions={setOptions} aids={aids} onAids={setAids} />
          {refusal !== null && (
            <p className="refusal" role="alert">
              <b>{t.setUp.refused}.</b> {refusal.reason} <Clauses ids={refusal.clauses} />
            </p>
          )}
          <button type="submit" className="btn btn-go" disabled={game === null}>
            {t.start.deal(box.title, seats.length)}
          </button>
        </form>
      </Reading>
    </OpenClause>
  )
}
