import { STANDARD_BOT } from '@midden/bots'
import type { TableSummary } from '@midden/protocol'
import { NAME_LENGTH, PLAIN_PATTERN } from '@midden/protocol/client'
import type { Refused, SeatPlan, SeatRow } from '@midden/table'
import { useEffect, useState } from 'react'
import { go } from '../../router/router.tsx'
import { Lid } from '../../screens/lid.tsx'
import { Reading } from '../../screens/page.tsx'
import { useSettings } from '../../settings/settings.ts'
import { boxOf } from '../../shelf/boxes.ts'
import { SeatToken } from '../../table/seat-token.tsx'
import { useText } from '../../text/text.ts'
import { newShare } from '../shares.ts'
import { useAtTable } from '../table/at-table.ts'
import { Bar } from '../table/bar.tsx'
import { Talk } from '../table/talk.tsx'
import { useOnlineText } from '../text/text.ts'
import { chance, post, put, refusedBy } from '../wire/api.ts'
import { enter } from '../wire/person.ts'
import { BesideMe } from './beside-me.tsx'
import { Invite } from './invite.tsx'
import { SeatChoice } from './seat-plans.tsx'
import { Refusal } from './set-up.tsx'
import { Terms } from './terms.tsx'
import { useAsked } from './use-asked.ts'
import './room.css'

type Try = (order: () => Promise<unknown>) => Promise<void>

const isFree = ({ kind }: SeatRow): boolean => kind === 'open' || kind === 'reserved'

const planOf = ({ kind, name, bot }: SeatRow): SeatPlan => {
  if (kind === 'bot') return { kind: 'bot', bot: bot ?? STANDARD_BOT }
  return kind === 'reserved' ? { kind: 'reserved', name: name ?? '' } : { kind: 'open' }
}

/** The host lays a seat out. A reserved one needs a name first. */
function Lay({ seat, row, attempt }: { seat: number; row: SeatRow; attempt: Try }) {
  const shell = useText()
  const t = useOnlineText()
  const { session } = useAtTable()
  const [name, setName] = useState<string | null>(null)
  const lay = (plan: SeatPlan): Promise<void> =>
    attempt(() => put(`tables/${session.table}/seats/${seat}`, { id: chance(), plan }))
  if (name === null)
    return (
      <SeatChoice
        seat={seat}
        plan={planOf(row)}
        onChange={(plan) => (plan.kind === 'reserved' ? setName(plan.name) : lay(plan))}
      />
    )
  return (
    <form
      className="keep-for"
      onSubmit={(event) => {
        event.preventDefault()
        setName(null)
        lay({ kind: 'reserved', name: name.trim() })
      }}
    >
      <input
        aria-label={t.room.keepFor}
        placeholder={t.room.keepFor}
        value={name}
        required
        maxLength={NAME_LENGTH}
        pattern={PLAIN_PATTERN}
        title={shell.settings.nameNote}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="btn">
        {t.room.keep}
      </button>
    </form>
  )
}

function SeatLine({ seat, attempt }: { seat: number; attempt: Try }) {
  const t = useOnlineText()
  const { session, feed, names, present } = useAtTable()
  const { seats, me, mine, host } = feed.picture
  const row = seats[seat]!
  const words = {
    open: t.room.open,
    reserved: t.room.reservedFor(row.name ?? ''),
    bot: `${names[seat]} (${t.room.bot})`,
    person: seat === me ? `${names[seat]} (${t.room.you})` : names[seat]!,
  }
  return (
    <li data-free={isFree(row)}>
      {isFree(row) ? (
        <span className="empty-seat" />
      ) : (
        <SeatToken seat={seat} name={names[seat]!} bot={row.bot} />
      )}
      <b>
        {words[row.kind]}
        {seat === host && <span className="badge">{t.room.host}</span>}
        {row.kind === 'person' && <small>{present.includes(seat) ? t.room.here : t.room.notHere}</small>}
      </b>
      {me !== null && me === host && row.kind !== 'person' && <Lay seat={seat} row={row} attempt={attempt} />}
      {mine.includes(seat) && seat !== mine[0] && (
        <button
          type="button"
          className="btn"
          onClick={() => attempt(() => post(`tables/${session.table}/leave`, { id: chance(), as: seat }))}
        >
          {t.room.remove(names[seat]!)}
        </button>
      )}
    </li>
  )
}

/** The one button that matters now: start, sit down, or what is waited for. */
function Next({ attempt }: { attempt: Try }) {
  const t = useOnlineText()
  const { session, feed, names } = useAtTable()
  const { name } = useSettings()
  const { seats, me, host, fairness } = feed.picture
  const free = seats.flatMap((row, seat) => (isFree(row) ? [seat] : []))
  const order = (what: string, body: object = {}): Promise<unknown> =>
    post(`tables/${session.table}/${what}`, { id: chance(), ...body })
  async function fill(): Promise<void> {
    for (const seat of free)
      await put(`tables/${session.table}/seats/${seat}`, {
        id: chance(),
        plan: { kind: 'bot', bot: STANDARD_BOT },
      })
    await order('start')
  }
  if (fairness.until !== null) return <p role="status">{t.room.revealing}</p>
  if (me === null)
    return free.length === 0 ? (
      <p>{t.room.watch}</p>
    ) : (
      <button
        type="button"
        className="btn btn-go"
        onClick={() =>
          attempt(async () => {
            await enter()
            await order('join', { share: newShare() })
          })
        }
      >
        {t.room.sit(name)}
      </button>
    )
  if (me !== host)
    return (
      <p role="status">
        {free.length > 0 ? t.room.waitSeats(free.length) : t.room.waitHost(names[host ?? 0]!)}
      </p>
    )
  return free.length === 0 ? (
    <button type="button" className="btn btn-go" onClick={() => attempt(() => order('start'))}>
      {t.room.start}
    </button>
  ) : (
    <>
      <p role="status">{t.room.waitSeats(free.length)}</p>
      <button type="button" className="btn" onClick={() => attempt(fill)}>
        {t.room.fill}
      </button>
    </>
  )
}

/** When the button that had the focus is gone, the heading has it. */
function useKeptFocus(scene: string): void {
  useEffect(() => {
    if (scene !== '' && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [scene])
}

/** A table before its match: chairs, the invitation, and talk. */
export function Room() {
  const t = useOnlineText()
  const { session, feed } = useAtTable()
  const { game, seats, me, mine } = feed.picture
  const [refused, setRefused] = useState<Refused | null>(null)
  const own = useAsked<TableSummary>(me === null ? null : `tables/${session.table}`)
  const box = boxOf(game)
  const title = box?.title ?? game
  useKeptFocus(seats.map(({ kind }) => kind).join())
  const attempt: Try = async (order) => {
    setRefused(null)
    try {
      await order()
    } catch (error) {
      setRefused(refusedBy(error))
    }
  }
  async function leave(): Promise<void> {
    session.close()
    for (const as of mine.toReversed())
      await attempt(() => post(`tables/${session.table}/leave`, { id: chance(), as }))
    go('/online')
  }
  return (
    <Reading here="/online" title={t.room.title(title)}>
      {box !== undefined && <Lid box={box} />}
      <Bar />
      <h2>{t.room.seats}</h2>
      <ol className="chairs">
        {[...seats.keys()].map((seat) => (
          <SeatLine key={seat} seat={seat} attempt={attempt} />
        ))}
      </ol>
      <div className="room-next">
        <Next attempt={attempt} />
      </div>
      {me !== null && seats.some(isFree) && <BesideMe attempt={attempt} />}
      {refused !== null && <Refusal refused={refused} />}
      {own.answer?.code != null && <Invite code={own.answer.code} game={title} />}
      <Terms />
      <h2>{t.talk.title}</h2>
      <Talk />
      {me !== null && (
        <div className="row-actions">
          <button type="button" className="btn" onClick={leave}>
            {t.room.leave}
          </button>
        </div>
      )}
    </Reading>
  )
}
