import type { TableSummary } from '@midden/protocol'
import type { Refused, SeatRow } from '@midden/table'
import { useEffect, useState } from 'react'
import { go, Link } from '../../router/router.tsx'
import { Lid } from '../../screens/lid.tsx'
import { NameField } from '../../screens/name-field.tsx'
import { Notice } from '../../screens/notice.tsx'
import { Reading } from '../../screens/page.tsx'
import { boxOf } from '../../shelf/boxes.ts'
import { promises } from '../promises.ts'
import { newShare } from '../shares.ts'
import { useOnlineText } from '../text/text.ts'
import { post, refusedBy } from '../wire/api.ts'
import { enter } from '../wire/person.ts'
import { sittersOf } from '../wire/sitters.ts'
import { RefusalNotice } from './no-server.tsx'
import { Refusal } from './set-up.tsx'
import { useAsked } from './use-asked.ts'

/** For whom the free seats are kept, where none is for whoever comes. */
export function keptFor(seats: readonly SeatRow[]): string[] {
  if (seats.some(({ kind }) => kind === 'open')) return []
  return seats.flatMap(({ kind, name }) => (kind === 'reserved' && name !== null ? [name] : []))
}

/** Before one sits down: which table it is, who is there, and the chair. */
export function Doorstep({ table, code, seated }: { table: TableSummary; code?: string; seated(): void }) {
  const t = useOnlineText()
  const [refused, setRefused] = useState<Refused | null>(null)
  const [busy, setBusy] = useState(false)
  const { game, seats, status, listed, commitment } = table
  const box = boxOf(game)
  const address = `/online/table/${table.table}`
  const there = sittersOf(seats, []).filter((_, seat) => seats[seat]!.kind === 'person')
  const free = seats.some(({ kind }) => kind === 'open' || kind === 'reserved')
  const kept = keptFor(seats)
  async function sit(): Promise<void> {
    setBusy(true)
    if (commitment !== null) promises.keep(table.table, commitment)
    try {
      await enter()
      await post(`tables/${table.table}/join`, { share: newShare(), ...(code !== undefined && { code }) })
      seated()
    } catch (error) {
      setRefused(refusedBy(error))
      setBusy(false)
    }
  }
  return (
    <Reading here="" title={t.join.title(box?.title ?? game)}>
      {box !== undefined && <Lid box={box} />}
      <p>{there.length === 0 ? t.join.empty : t.join.from(there.map(({ name }) => name))}</p>
      {status === 'open' && free && (
        <form
          className="plan"
          onSubmit={(event) => {
            event.preventDefault()
            sit()
          }}
        >
          <NameField label={t.join.name} />
          {refused !== null &&
            (refused.code === 'not-now' && kept.length > 0 ? (
              <p className="refusal" role="alert">
                {t.join.kept(kept)}
              </p>
            ) : (
              <Refusal refused={refused} />
            ))}
          <button type="submit" className="btn btn-go" disabled={busy}>
            {t.join.sit}
          </button>
          {commitment !== null && (
            <p className="note promise">
              {t.room.lay} <code>{commitment}</code>
            </p>
          )}
        </form>
      )}
      {status === 'open' ? !free && <p>{t.join.full}</p> : <p>{t.join.begun}</p>}
      {listed && (
        <div className="row-actions">
          <Link className="btn" href={address}>
            {t.join.watch}
          </Link>
        </div>
      )}
    </Reading>
  )
}

/** An invitation, by its code in the address. */
export function Join({ code }: { code: string }) {
  const t = useOnlineText()
  const { answer, refused } = useAsked<TableSummary>(`codes/${encodeURIComponent(code)}`)
  const address = answer === null ? null : `/online/table/${answer.table}`
  const mine = answer !== null && answer.me !== null
  useEffect(() => {
    // Who sits there already goes straight to the table.
    if (mine && address !== null) go(address, 'replace')
  }, [mine, address])
  if (refused !== null && refused.code !== 'unknown' && refused.code !== 'malformed')
    return <RefusalNotice refused={refused} />
  if (refused !== null) return <Notice title={t.join.wrong} note={t.join.wrongNote} />
  if (answer === null || address === null || mine) return null
  return <Doorstep table={answer} code={code} seated={() => go(address, 'replace')} />
}
