import type { Refusal } from '@midden/kernel'
import { use, useContext, useState } from 'react'
import { Icon } from '../art/icons.tsx'
import { mixed, playing, usual } from '../cast/mix.ts'
import { levelIn, recordIn } from '../cast/record.ts'
import {
  botSeats,
  filled,
  nextSeat,
  plansOf,
  resized,
  type Seating,
  seated,
  sitDown,
} from '../cast/seating.ts'
import { Stage } from '../cast/stage.tsx'
import type { Box } from '../games/box.ts'
import { loadGame } from '../games/load.ts'
import { go, Link } from '../router/router.tsx'
import type { LocalSeat } from '../save/saved-table.ts'
import { ServicesContext } from '../services.ts'
import { otherNames } from '../settings/names.ts'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { boxOf } from '../shelf/boxes.ts'
import { botsOf, seatPlan } from '../shelf/seat-plan.ts'
import { Clauses, OpenClause } from '../table/clause.tsx'
import { useText } from '../text/text.ts'
import { ALL_AIDS } from './aid-fields.tsx'
import { fetched } from './fetched.ts'
import { useFail } from './guard.tsx'
import { useTables } from './my-tables.tsx'
import { Notice } from './notice.tsx'
import { Reading } from './page.tsx'
import { SeatList } from './seat-list.tsx'
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

function Ways({ id }: { id: string }) {
  const t = useText()
  const ways = [
    [`/learn/${id}`, t.setUp.learn],
    [`/rules/${id}`, t.setUp.rules],
    [`/play/${id}/online`, t.setUp.online],
  ] as const
  return (
    <div className="row-actions ways">
      {ways.map(([href, label]) => (
        <Link key={href} className="btn" href={href}>
          {label}
        </Link>
      ))}
    </div>
  )
}

/** The one yellow button; while a seat is empty it says which. */
function Deal({ box, seating }: { box: Box; seating: Seating }) {
  const t = useText()
  const label = t.start.deal(box.title, seating.places.length)
  const empty = seating.places.indexOf(null)
  if (empty === -1)
    return (
      <button type="submit" form="plan" className="btn btn-go deal">
        {label}
      </button>
    )
  return (
    <button type="button" className="btn deal" data-waits aria-disabled="true">
      <span>
        <b>{label}</b>
        <small>{t.setUp.stillEmpty(empty + 1)}</small>
      </span>
    </button>
  )
}

/** What is played, with its options. */
const rulesOf = fetched(loadGame)

function Plan({ box }: { box: Box }) {
  const t = useText()
  const services = useContext(ServicesContext)
  const { name, language, company } = useSettings()
  const game = use(rulesOf(box.id, language))
  const [tables] = useTables()
  const record = recordIn(tables ?? [], box.id)
  const from = playing(box)
  const along = (seats: number): string[] => usual(company, seats, from, levelIn(record))
  const [seating, seat] = useState(() =>
    seated(seatPlan(box.seats.usual, 1, name, along(box.seats.usual - 1))),
  )
  const [said, say] = useState('')
  const [options, setOptions] = useState<Record<string, unknown>>({})
  const [aids, setAids] = useState(ALL_AIDS)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const fail = useFail()

  async function deal(): Promise<void> {
    const seats = plansOf(seating)
    if (seats === null) return
    const dealt = await services.deal(box.id, { seats, options, ...aids }).catch(fail)
    if (typeof dealt === 'string') {
      if (botSeats(seating) > 0) changeSettings({ company: botsOf(seats) })
      go(`/table/${dealt}`)
    } else if (dealt !== undefined) setRefusal(dealt)
  }
  function settle(plan: LocalSeat): void {
    const at = nextSeat(seating)
    const next = sitDown(seating, plan)
    seat(next)
    say(t.setUp.sits(next.places[at]!.name, at + 1))
  }
  function mix(): void {
    const seats = botSeats(seating)
    const now = seating.places.flatMap((place) => (place?.bot == null ? [] : [place.bot]))
    const next = filled(seating, mixed(levelIn(record), seats, from, now))
    seat(next)
    say(next.places.map((place, at) => t.setUp.sits(place!.name, at + 1)).join(' '))
  }

  const bots = botSeats(seating)
  const { length } = seating.places
  const taken = seating.places.flatMap((place) => (place === null ? [] : [place.name]))
  const { min, max } = box.seats
  const { tag, bots: ofBots } = box.words[language]
  return (
    <OpenClause value={(clause) => go(`/rules/${box.id}#${clause}`)}>
      <Reading here="" title={t.setUp.title(box.title)}>
        <div className="about-game">
          <p>{tag}</p>
          <Ways id={box.id} />
        </div>
        <div className="set-up">
          <form
            id="plan"
            className="plan"
            onSubmit={(event) => {
              event.preventDefault()
              deal()
            }}
          >
            <Segments
              legend={t.setUp.count}
              value={length}
              choices={Array.from({ length: max - min + 1 }, (_, i) => ({
                value: min + i,
                label: String(min + i),
              }))}
              onChange={(count) => seat(resized(seating, count, along(count - 1)))}
            />
            <SeatList
              seating={seating}
              onChange={seat}
              onPerson={() =>
                settle({
                  name: [name, ...otherNames(length, [name])].find((each) => !taken.includes(each))!,
                  bot: null,
                })
              }
            />
            <p className="sr" role="status">
              {said}
            </p>
            {bots > 0 && (
              <button type="button" className="btn mix" onClick={mix}>
                <Icon name="dice" />
                <span>
                  <b>{t.setUp.mix}</b>
                  <small>{t.setUp.mixNote}</small>
                </span>
              </button>
            )}
            {ofBots !== undefined && bots > 0 && <p className="note">{ofBots}</p>}
            {bots !== length - 1 && (
              <p className="note">{bots === length ? t.setUp.watch : t.setUp.hiddenHands}</p>
            )}
            <TableOptions game={game} options={options} onOptions={setOptions} aids={aids} onAids={setAids} />
            {refusal !== null && (
              <p className="refusal" role="alert">
                <b>{t.setUp.refused}.</b> {refusal.reason} <Clauses ids={refusal.clauses} />
              </p>
            )}
          </form>
          <Stage
            game={box.id}
            from={from}
            seating={seating}
            record={record}
            onSeat={(bot) => settle({ name: '', bot })}
          />
          <Deal box={box} seating={seating} />
        </div>
      </Reading>
    </OpenClause>
  )
}
