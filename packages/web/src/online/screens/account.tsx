import type { Refused } from '@midden/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { Reading } from '../../screens/page.tsx'
import { type OnlineText, refusedIn, useOnlineText } from '../text/text.ts'
import { refusedBy } from '../wire/api.ts'
import { logIn, logOut, register, usePerson, whoAmI } from '../wire/person.ts'

type Credentials = Parameters<typeof register>[0]

interface FormProps {
  title: string
  note: string
  fresh: boolean
  why(t: OnlineText, refused: Refused): string
  send(credentials: Credentials): Promise<void>
}

function CredentialsForm({ title, note, fresh, why, send }: FormProps) {
  const t = useOnlineText()
  const [refused, setRefused] = useState<Refused | null>(null)
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    setBusy(true)
    try {
      await send({ account: String(given.get('account')), password: String(given.get('password')) })
    } catch (error) {
      setRefused(refusedBy(error))
    }
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
      {refused !== null && (
        <p className="refusal" role="alert">
          {why(t, refused)}
        </p>
      )}
      <button type="submit" className="btn" disabled={busy}>
        {title}
      </button>
    </form>
  )
}

function Out() {
  const t = useOnlineText()
  const [refused, setRefused] = useState<Refused | null>(null)
  const out = (everywhere: boolean) => () =>
    logOut(everywhere).catch((error: unknown) => setRefused(refusedBy(error)))
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

/** Who one is to the server: a guest, or somebody with an account. */
export function Account() {
  const t = useOnlineText()
  const person = usePerson()
  const [refused, setRefused] = useState<Refused | null>(null)
  useEffect(() => {
    whoAmI().catch((error: unknown) => setRefused(refusedBy(error)))
  }, [])
  const account = person?.account ?? null
  const taken = (text: OnlineText, no: Refused): string =>
    no.code === 'not-now' ? text.account.taken : refusedIn(text, no)
  const wrong = (text: OnlineText, no: Refused): string =>
    no.code === 'unwelcome' ? text.account.wrong : refusedIn(text, no)
  return (
    <Reading here="/account" title={t.account.title}>
      <p>{t.account.about}</p>
      {refused === null ? (
        <>
          <p role="status">
            <b>
              {person === null
                ? t.account.stranger
                : account === null
                  ? t.account.guest(person.name)
                  : t.account.known(person.name, account)}
            </b>
          </p>
          {account === null ? (
            <div className="two-forms">
              <CredentialsForm
                title={t.account.register}
                note={t.account.registerNote}
                fresh
                why={taken}
                send={register}
              />
              <CredentialsForm
                title={t.account.login}
                note={t.account.loginNote}
                fresh={false}
                why={wrong}
                send={logIn}
              />
            </div>
          ) : (
            <Out />
          )}
        </>
      ) : (
        <p className="refusal" role="alert">
          <b>{t.lobby.noServer}.</b> {t.lobby.noServerNote}
        </p>
      )}
    </Reading>
  )
}
