import type { TableSummary } from '@midden/protocol'
import { type FormEvent, useState } from 'react'
import { go, Link } from '../../router/router.tsx'
import { Reading } from '../../screens/page.tsx'
import { BOXES } from '../../shelf/boxes.ts'
import { Layer } from '../../shelf/layer.tsx'
import { useText } from '../../text/text.ts'
import { useKnownAs } from '../known.ts'
import { useOnlineText } from '../text/text.ts'
import { OnlineRow } from './rows.tsx'
import { NOW_AND_THEN, useAsked } from './use-asked.ts'
import './lobby.css'

interface List {
  tables: TableSummary[]
  more: string | null
}

/** A list that grows on request; the newest first. */
function Tables({ path, none }: { path: string | null; none: string }) {
  const t = useOnlineText()
  const { answer } = useAsked<List>(path, NOW_AND_THEN)
  const [before, setBefore] = useState<string | null>(null)
  const more = useAsked<List>(before === null || path === null ? null : `${path}?before=${before}`)
  const tables = [...(answer?.tables ?? []), ...(more.answer?.tables ?? [])]
  if (tables.length === 0) return <p>{answer === null && path !== null ? '…' : none}</p>
  const next = before === null ? answer?.more : more.answer?.more
  return (
    <>
      <div className="tables">
        {tables.map((table) => (
          <OnlineRow key={table.table} table={table} />
        ))}
      </div>
      {next != null && (
        <button type="button" className="btn" onClick={() => setBefore(next)}>
          {t.lobby.more}
        </button>
      )}
    </>
  )
}

/** The way in for whoever was told a code. */
function ByCode() {
  const t = useOnlineText()
  const [code, setCode] = useState('')
  const join = (event: FormEvent): void => {
    event.preventDefault()
    go(`/join/${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`)
  }
  return (
    <form className="by-code" onSubmit={join}>
      <label className="field">
        <span className="label">{t.lobby.code}</span>
        <input
          value={code}
          required
          minLength={10}
          maxLength={14}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          aria-describedby="code-note"
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <button type="submit" className="btn">
        {t.lobby.useCode}
      </button>
      <p className="note" id="code-note">
        {t.lobby.codeNote}
      </p>
    </form>
  )
}

/** Listed tables, one's own, and the ways to a new one. */
export function Lobby() {
  const shell = useText()
  const t = useOnlineText()
  const known = useKnownAs() !== null
  const listed = useAsked<List>('tables', NOW_AND_THEN)
  const open = listed.answer?.tables.filter(({ me }) => me === null) ?? []
  return (
    <Reading here="/online" title={t.lobby.title}>
      <p>{t.lobby.about}</p>
      {listed.refused !== null && (
        <p className="refusal" role="alert">
          <b>{t.lobby.noServer}.</b> {t.lobby.noServerNote}
        </p>
      )}
      <h2>{t.lobby.newTable}</h2>
      <div className="row-actions">
        {BOXES.map(({ id, title }) => (
          <Link key={id} className="btn" href={`/play/${id}/online`} aria-label={t.lobby.of(title)}>
            <Layer game={id} className="layer swatch" />
            {title}
          </Link>
        ))}
      </div>
      <ByCode />
      <h2>{t.lobby.listed}</h2>
      {open.length === 0 ? (
        <p>{t.lobby.none}</p>
      ) : (
        <div className="tables">
          {open.map((table) => (
            <OnlineRow key={table.table} table={table} />
          ))}
        </div>
      )}
      <h2>{t.lobby.mine}</h2>
      <Tables path={known ? 'tables/mine' : null} none={t.lobby.noneMine} />
      <h2>{t.lobby.finished}</h2>
      <Tables path={known ? 'tables/finished' : null} none={t.lobby.noneFinished} />
      <div className="row-actions account-link">
        <Link className="btn" href="/account">
          {t.account.title}
        </Link>
        <Link className="btn" href="/tables">
          {shell.tables.title}
        </Link>
      </div>
    </Reading>
  )
}
