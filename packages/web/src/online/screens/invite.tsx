import { useOnlineText } from '../text/text.ts'
import { CopyButton } from './copy-button.tsx'
import { Qr } from './qr.tsx'
import './invite.css'

/** The link to a table: to copy, to send, to read out, to scan. */
export function Invite({ code, game }: { code: string; game: string }) {
  const t = useOnlineText()
  const link = `${location.origin}/join/${code}`
  const share = (): void => {
    navigator.share({ title: 'Midden', text: t.invite.shareText(game), url: link }).catch(() => {})
  }
  return (
    <section className="invite" aria-label={t.invite.title}>
      <Qr text={link} label={t.invite.square} />
      <div>
        <h2>{t.invite.title}</h2>
        <p>{t.invite.about}</p>
        <label className="field">
          <span className="label">{t.invite.link}</span>
          <input readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
        <div className="row-actions">
          <CopyButton text={link} label={t.invite.copy} />
          {'share' in navigator && (
            <button type="button" className="btn" onClick={share}>
              {t.invite.share}
            </button>
          )}
        </div>
        <p className="code">
          <span className="label">{t.invite.code}</span> <b>{code}</b>
        </p>
      </div>
    </section>
  )
}
