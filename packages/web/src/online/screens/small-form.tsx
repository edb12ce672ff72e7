import type { Refused } from '@midden/table'
import { type FormEvent, type ReactNode, useState } from 'react'
import { refusedIn, useOnlineText } from '../text/text.ts'
import { refusedBy } from '../wire/api.ts'

interface Props {
  title: string
  note: string
  go: string
  /** does what the form is for; what it answers is said when it is done */
  send(given: (name: string) => string): Promise<string>
  /** words of its own for a refusal */
  words?(refused: Refused): string | null
  children?: ReactNode
}

/** One thing to do about one's account, with what it needs, and what came of it. */
export function SmallForm({ title, note, go, send, words, children }: Props) {
  const t = useOnlineText()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [why, setWhy] = useState('')
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    setBusy(true)
    setSaid('')
    setWhy('')
    try {
      setSaid(await send((name) => String(fields.get(name) ?? '')))
      form.reset()
    } catch (error) {
      const refused = refusedBy(error)
      setWhy(words?.(refused) ?? refusedIn(t, refused))
    }
    setBusy(false)
  }
  return (
    <form className="credentials" onSubmit={submit} aria-label={title}>
      <h2>{title}</h2>
      <p className="note">{note}</p>
      {children}
      {why === '' ? (
        <p role="status">{said}</p>
      ) : (
        <p className="refusal" role="alert">
          {why}
        </p>
      )}
      <button type="submit" className="btn" disabled={busy}>
        {go}
      </button>
    </form>
  )
}

interface FieldProps {
  name: string
  label: string
  /** a password as it is, or one to be thought of */
  kind?: 'current-password' | 'new-password' | 'email' | 'username'
  value?: string
}

export function Field({ name, label, kind = 'username', value }: FieldProps) {
  const isPassword = kind.endsWith('password')
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input
        name={name}
        type={isPassword ? 'password' : kind === 'email' ? 'email' : 'text'}
        required={kind !== 'email'}
        defaultValue={value}
        {...(isPassword && { minLength: 8 })}
        maxLength={200}
        autoComplete={kind}
        autoCapitalize="none"
        spellCheck={false}
      />
    </label>
  )
}
