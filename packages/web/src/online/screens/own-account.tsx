import type { OwnAccount as Own } from '@midden/protocol'
import type { Refused } from '@midden/table'
import { useState } from 'react'
import { Link } from '../../router/router.tsx'
import { useOnlineText } from '../text/text.ts'
import { forgotten, post, put, remove } from '../wire/api.ts'
import { ended } from '../wire/person.ts'
import { Field, SmallForm } from './small-form.tsx'
import { useAsked } from './use-asked.ts'

/** Who asks with the wrong password is told that. */
const wrongly = (words: string) => (refused: Refused) =>
  refused.code === 'unwelcome' && refused !== forgotten ? words : null

function Change({ done }: { done(): void }) {
  const t = useOnlineText()
  return (
    <SmallForm
      title={t.own.change}
      note={t.own.changeNote}
      go={t.own.change}
      words={wrongly(t.own.wrong)}
      send={async (given) => {
        await post('password', { password: given('now'), next: given('next') })
        ended()
        done()
        return ''
      }}
    >
      <Field name="now" label={t.own.now} kind="current-password" />
      <Field name="next" label={t.own.next} kind="new-password" />
    </SmallForm>
  )
}

function Mail({ mail, done }: { mail: string; done(): void }) {
  const t = useOnlineText()
  return (
    <SmallForm
      title={t.own.mail}
      note={t.own.mailNote}
      go={t.own.mailGo}
      words={wrongly(t.own.wrong)}
      send={async (given) => {
        const address = given('mail').trim()
        await put('mail', { password: given('now'), mail: address === '' ? null : address })
        done()
        return t.own.saved
      }}
    >
      <Field key={mail} name="mail" label={t.own.mail} kind="email" value={mail} />
      <Field name="now" label={t.own.now} kind="current-password" />
    </SmallForm>
  )
}

function Gone({ account, done }: Props) {
  const t = useOnlineText()
  return (
    <SmallForm
      title={t.own.gone}
      note={t.own.goneNote}
      go={t.own.gone}
      words={wrongly(t.own.wrong)}
      send={async (given) => {
        await remove('me', account ? { password: given('now') } : {})
        ended()
        done()
        return ''
      }}
    >
      {account && <Field name="now" label={t.own.now} kind="current-password" />}
      <label className="check">
        <input type="checkbox" required />
        <span>{t.own.goneSure}</span>
      </label>
    </SmallForm>
  )
}

function LinkFor() {
  const t = useOnlineText()
  const [link, setLink] = useState('')
  return (
    <SmallForm
      title={t.own.link}
      note={t.own.linkNote}
      go={t.own.linkGo}
      words={({ code }) => (code === 'unknown' ? t.own.linkNone : null)}
      send={async (given) => {
        const { token } = await post<{ token: string }>('keeper/reset', { account: given('account') })
        setLink(`${location.origin}/account#reset=${token}`)
        return t.own.saved
      }}
    >
      <Field name="account" label={t.account.account} />
      {link !== '' && (
        <label className="field">
          <span className="label">{t.invite.link}</span>
          <input readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </SmallForm>
  )
}

interface Props {
  account: boolean
  /** nobody is logged in any more */
  done(): void
}

/** What somebody can do about an account, and about all that is kept of them. */
export function OwnAccount({ account, done }: Props) {
  const t = useOnlineText()
  const { answer, again } = useAsked<Own>('me/account')
  return (
    <>
      <div className="two-forms">
        {account && <Change done={done} />}
        {account && answer?.mails === true && <Mail mail={answer.mail ?? ''} done={again} />}
      </div>
      <h2>{t.own.data}</h2>
      <p>{t.own.dataNote}</p>
      <div className="row-actions">
        <a className="btn" href="/api/me/data" download>
          {t.own.dataGo}
        </a>
        <Link className="btn" href="/privacy">
          {t.own.privacy}
        </Link>
      </div>
      <Gone account={account} done={done} />
      {answer?.keeper === true && (
        <>
          <h2>{t.own.keeper}</h2>
          <LinkFor />
        </>
      )}
    </>
  )
}
