import type { TableSummary } from '@midden/protocol'
import type { Refused } from '@midden/table'
import { useState } from 'react'
import { go } from '../../router/router.tsx'
import { useArmed } from '../../table/use-armed.ts'
import { newShare } from '../shares.ts'
import { refusedIn, useOnlineText } from '../text/text.ts'
import { post, refusedBy } from '../wire/api.ts'
import { useAtTable } from './at-table.ts'

/** The match once more with the same people: whoever asks first lays it out, the others find it. */
export function Again() {
  const t = useOnlineText()
  const { session, feed } = useAtTable()
  const armed = useArmed()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const { me, next } = feed.picture
  async function again(): Promise<void> {
    setBusy(true)
    try {
      const { table } = await post<TableSummary>(`tables/${session.table}/rematch`, { share: newShare() })
      go(`/online/table/${table}`)
    } catch (error) {
      setRefused(refusedBy(error))
      setBusy(false)
    }
  }
  return (
    <>
      <a className="btn" href={`/api/tables/${session.table}/file`} download>
        {t.again.file}
      </a>
      {me !== null && next !== null && (
        <p className="path" role="status">
          {t.again.offered}
        </p>
      )}
      {me !== null && (
        <button type="button" className="btn btn-go" disabled={busy || !armed} onClick={again}>
          {next === null ? t.again.ask : t.again.join}
        </button>
      )}
      {refused !== null && <p role="alert">{refusedIn(t, refused)}</p>}
    </>
  )
}
