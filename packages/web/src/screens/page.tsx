import type { ReactNode } from 'react'
import { Icon, Mark } from '../art/icons.tsx'
import { useNewVersion, useOnline } from '../offline/register.ts'
import { useKnownAs } from '../online/known.ts'
import { Link, usePage } from '../router/router.tsx'
import { useSettings } from '../settings/settings.ts'
import { BOXES } from '../shelf/boxes.ts'
import { Layer } from '../shelf/layer.tsx'
import { SeatToken } from '../table/seat-token.tsx'
import { useText } from '../text/text.ts'
import './page.css'

function Head({ here }: { here: string }) {
  const t = useText()
  const { name } = useSettings()
  const account = useKnownAs()
  const places = [
    ['/', t.shell.play],
    ['/online', t.shell.online],
    ['/tables', t.shell.tables],
    ['/rules', t.shell.rules],
  ] as const
  return (
    <header className="page-top">
      <a className="skip btn" href="#main">
        {t.shell.toMain}
      </a>
      <Link className="brand" href="/">
        <Mark />
        MIDDEN
      </Link>
      <nav aria-label={t.shell.main}>
        {places.map(([href, label]) => (
          <Link
            key={href}
            href={href}
            className={href === '/tables' ? 'spare' : undefined}
            aria-current={here === href ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Link className="me" href="/settings" aria-current={here === '/settings' ? 'page' : undefined}>
        <SeatToken seat={0} name={name} />
        <span className="name">{account ? account : `${name}, ${t.shell.guest}`}</span>
        <Icon name="settings" />
        <span className="sr">{t.shell.settings}</span>
      </Link>
    </header>
  )
}

/** News of the page itself: offline, or a newer version that waits. */
function Bulletin() {
  const t = useText()
  const online = useOnline()
  const change = useNewVersion()
  return (
    <div className="bulletin" role="status">
      {!online && <p>{t.shell.offline}</p>}
      {change !== null && (
        <p>
          {t.shell.newVersion}{' '}
          <button type="button" className="btn" onClick={change}>
            {t.shell.reload}
          </button>
        </p>
      )}
    </div>
  )
}

/** The ground the shelf stands on: one layer a game. */
function Strata() {
  const t = useText()
  return (
    <footer className="strata">
      <p>
        {t.shell.footer} <Link href="/lab">{t.shell.lab}</Link> ·{' '}
        <Link href="/credits">{t.shell.credits}</Link>
      </p>
      {BOXES.map(({ id }) => (
        <Layer key={id} game={id} />
      ))}
    </footer>
  )
}

/** Every page but the table: head, content, ground. */
export function Page({ here, children }: { here: string; children: ReactNode }) {
  return (
    <div className="page">
      <Head here={here} />
      <Bulletin />
      <main id="main">{children}</main>
      <Strata />
    </div>
  )
}

/** A heading that breaks before the name of a game, not within it. */
function Title({ text }: { text: string }) {
  const name = BOXES.map(({ title }) => title).find((title) => text.includes(title))
  if (name === undefined) return text
  const [before, after] = text.split(name)
  return (
    <>
      {before}
      <span className="whole">{name}</span>
      {after}
    </>
  )
}

/** A page of reading: its heading takes the focus when it is entered. */
export function Reading({ here, title, children }: { here: string; title: string; children: ReactNode }) {
  const heading = usePage(title)
  return (
    <Page here={here}>
      <div className="reading">
        <h1 ref={heading} tabIndex={-1}>
          <Title text={title} />
        </h1>
        {children}
      </div>
    </Page>
  )
}
