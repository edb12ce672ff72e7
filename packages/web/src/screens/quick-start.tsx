import { useContext, useState } from 'react'
import { FIRST_LEVEL, mixed, playing, usual } from '../cast/mix.ts'
import { levelIn, recordIn } from '../cast/record.ts'
import { go } from '../router/router.tsx'
import { ServicesContext } from '../services.ts'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { BOXES, boxOf } from '../shelf/boxes.ts'
import { seatPlan } from '../shelf/seat-plan.ts'
import { useText } from '../text/text.ts'
import { Crew } from './crew.tsx'
import { useFail } from './guard.tsx'
import { NameField } from './name-field.tsx'
import { Segments } from './segments.tsx'
import './quick-start.css'

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

type Against = 'bots' | 'device' | 'friends'

/** An order slip: three choices with good defaults, and one button to the first decision. */
export function QuickStart() {
  const t = useText()
  const services = useContext(ServicesContext)
  const { name, named, language, company } = useSettings()
  // Asked once; while it is typed the field stays.
  const [asksName] = useState(!named)
  const [box, setBox] = useState(BOXES[0]!)
  const { id } = box
  const [wish, setWish] = useState(0)
  const [against, setAgainst] = useState<Against>('bots')
  const [why, setWhy] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const fail = useFail()
  const [chosen, choose] = useState<readonly string[] | null>(null)
  const seats = wish === 0 ? box.seats.usual : Math.min(box.seats.max, Math.max(box.seats.min, wish))

  const from = playing(box)
  const bots = usual(chosen ?? company, seats - 1, from, FIRST_LEVEL)

  async function mix(): Promise<void> {
    const level = levelIn(recordIn(await services.shelf.all(), id))
    choose(mixed(level, seats - 1, from, bots))
  }

  async function deal(): Promise<void> {
    setBusy(true)
    setWhy(null)
    changeSettings({ named: true })
    if (against === 'friends') {
      const opened = await import('../online/screens/opening.ts')
        .then(({ openForFriends }) => openForFriends(id, seats))
        .catch(() => ({ why: null }))
      setBusy(false)
      if ('address' in opened) go(opened.address)
      else setWhy(opened.why ?? t.start.noServer)
      return
    }
    const alone = against === 'bots'
    if (alone) changeSettings({ company: bots })
    const plan = { seats: seatPlan(seats, alone ? 1 : seats, name, bots), options: {}, aids: true }
    const dealt = await services.deal(id, plan).catch(fail)
    setBusy(false)
    if (typeof dealt === 'string') go(`/table/${dealt}`)
  }

  return (
    <div className="quick-start">
      <div className="head">
        <h2>{t.start.quick}</h2>
        <span>{t.start.quickNote}</span>
      </div>
      <div className="slip">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            deal()
          }}
        >
          <Segments<string>
            legend={t.start.game}
            value={id}
            choices={BOXES.map(({ id: value, words }) => ({ value, label: words[language].short }))}
            onChange={(chosen) => setBox(boxOf(chosen)!)}
          />
          <Segments<number>
            legend={t.start.seats}
            value={seats}
            choices={numbers(box.seats.min, box.seats.max).map((n) => ({ value: n, label: String(n) }))}
            onChange={setWish}
          />
          <Segments<Against>
            legend={t.start.against}
            value={against}
            choices={[
              { value: 'bots', label: t.start.bots },
              { value: 'device', label: t.start.oneDevice },
              { value: 'friends', label: t.start.friends },
            ]}
            onChange={setAgainst}
          />
          {against === 'bots' && (
            <Crew set={`/play/${id}`} from={from} bots={bots} onChange={choose} onMix={mix} />
          )}
          {asksName && <NameField label={t.start.callYou} />}
          <button type="submit" className="btn btn-go" disabled={busy}>
            {against === 'friends' ? t.start.openTable(box.title, seats) : t.start.deal(box.title, seats)}
          </button>
          <p className="silent" role="alert">
            {why}
          </p>
        </form>
      </div>
    </div>
  )
}
