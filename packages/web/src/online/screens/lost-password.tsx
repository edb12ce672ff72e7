import { useState } from 'react'
import { useOnlineText } from '../text/text.ts'
import { post } from '../wire/api.ts'
import { Field, SmallForm } from './small-form.tsx'

/** Who has lost a password asks for a link to a new one. */
export function LostPassword() {
  const t = useOnlineText()
  return (
    <SmallForm
      title={t.own.lost}
      note={t.own.lostNote}
      go={t.own.lostGo}
      words={({ code }) => (code === 'not-now' ? t.own.noMail : null)}
      send={async (given) => {
        await post('lost', { account: given('account') })
        return t.own.lostSent
      }}
    >
      <Field name="account" label={t.account.account} />
    </SmallForm>
  )
}

const tokenIn = (hash: string): string => /^#reset=([\w-]+)$/.exec(hash)?.[1] ?? ''

/** Who comes by such a link thinks of a new password. */
export function Reset() {
  const t = useOnlineText()
  const [token] = useState(() => tokenIn(location.hash))
  if (token === '') return null
  return (
    <SmallForm
      title={t.own.reset}
      note={t.own.resetNote}
      go={t.own.reset}
      words={({ code }) => (code === 'unwelcome' ? t.own.resetWrong : null)}
      send={async (given) => {
        await post('reset', { token, next: given('next') })
        history.replaceState(history.state, '', location.pathname)
        return t.own.resetDone
      }}
    >
      <Field name="next" label={t.own.next} kind="new-password" />
    </SmallForm>
  )
}
