import type { Refused } from '@midden/table'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Reading } from '../../screens/page.tsx'
import { type OnlineText, refusedIn, useOnlineText } from '../text/text.ts'
import { forgotten, refusedBy } from '../wire/api.ts'
import { logIn, logOut, register, usePerson, whoAmI } from '../wire/person.ts'
import { LostPassword, Reset } from './lost-password.tsx'
import { OwnAccount } from './own-account.tsx'

type Credentials = Parameters<typeof register>[0]

interface FormProps {
  title: string
  note: string
  fresh: boolean
  /** why the last attempt failed, if it was made here */
  why: string | null
  /** settles in any case */
  send(credentials: Credentials): Promise<void>
}

function CredentialsForm({ title, note, fresh, why, send }: FormProps) {
  const t = useOnlineText()
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    setBusy(true)
    await send({ account: String(given.get('account')), password: String(given.get('password')) })
    setBusy(false)
  }
  return (
    <form className="credentials" onSubmit={submit} aria-label={title}>
      <h2>{title}</h2>
      <p className="note">{note}</p>
      <label className="field">
        <span className="label">{t.account.account}</span>
        <input
          name="account"
          required
          pattern="[A-Za-z0-9_.\-]{3,32}"
          title={t.account.accountNote}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        {fresh && <span className="note">{t.account.accountNote}</span>}
      </label>
      <label className="field">
        <span className="label">{t.account.password}</span>
        <input
          name="password"
          type="password"
          required
          minLength={8}
          maxLength={200}
          title={t.account.passwordNote}
          autoComplete={fresh ? 'new-password' : 'current-password'}
        />
        {fresh && <span className="note">{t.account.passwordNote}</span>}
      </label>
      {why !== null && (
        <p className="refusal" role="alert">
          {why}
        </p>
      )}
      <button type="submit" className="btn" disabled={busy}>
        {title}
      </button>
    </form>
  )
}

function Out({ done }: { done(): void }) {
  const t = useOnlineText()
  const [refused, setRefused] = useState<Refused | null>(null)
  const out = (everywhere: boolean) => () =>
    logOut(everywhere).then(done, (error: unknown) => setRefused(refusedBy(error)))
  return (
    <>
      <p>{t.account.outNote}</p>
      <div className="row-actions">
        <button type="button" className="btn" onClick={out(false)}>
          {t.account.out}
        </button>
        <button type="button" className="btn" onClick={out(true)}>
          {t.account.everywhere}
        </button>
      </div>
      {refused !== null && <p role="alert">{refusedIn(t, refused)}</p>}
    </>
  )
}

/** A refusal, in words of its own where it is this one. */
const whyNot = (t: OnlineText, refused: Refused, code: Refused['code'], words: string): string =>
  refused.code === code && refused !== forgotten ? words : refusedIn(t, refused)

/** Who one is to the server: a guest, or somebody with an account. */
export function Account() {
  const t = useOnlineText()
  const person = usePerson()
  const [refused, setRefused] = useState<Refused | null>(null)
  useEffect(() => {
    whoAmI().catch((error: unknown) => setRefused(refusedBy(error)))
  }, [])
  const [failed, setFailed] = useState<{ by: typeof logIn; refused: Refused } | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone: the sentence about who one is now has the focus.
  const toStatus = (): void => status.current?.focus()
  const attempt = (by: typeof logIn) => async (credentials: Credentials) => {
    setFailed(null)
    await by(credentials).then(toStatus, (error: unknown) => setFailed({ by, refused: refusedBy(error) }))
  }
  const account = person?.account ?? null
  const taken = failed?.by === register ? whyNot(t, failed.refused, 'not-now', t.account.taken) : null
  const wrong = failed?.by === logIn ? whyNot(t, failed.refused, 'unwelcome', t.account.wrong) : null
  return (
    <Reading here="/account" title={t.account.title}>
      <p>{t.account.about}</p>
      {refused === null ? (
        <>
          <p role="status" ref={status} tabIndex={-1}>
            <b>
              {person === null
                ? t.account.stranger
                : account === null
                  ? t.account.guest(person.name)
                  : t.account.known(person.name)}
            </b>
          </p>
          <Reset />
          {account === null ? (
            <div className="two-forms">
              <CredentialsForm
                title={t.account.register}
                note={t.account.registerNote}
                fresh
                why={taken}
                send={attempt(register)}
              />
              <CredentialsForm
                title={t.account.login}
                note={t.account.loginNote}
                fresh={false}
                why={wrong}
                send={attempt(logIn)}
              />
            </div>
          ) : (
            <Out done={toStatus} />
          )}
          {account === null && <LostPassword />}
          {person !== null && <OwnAccount account={account !== null} done={toStatus} />}
        </>
      ) : (
        <p className="refusal" role="alert">
          <b>{t.lobby.noServer}.</b> {t.lobby.noServerNote}
        </p>
      )}
    </Reading>
  )
}
