import type { ReactNode } from 'react'
import { Link } from '../router/router.tsx'
import { useText } from '../text/text.ts'
import { Reading } from './page.tsx'

/** A page that could not be fetched, on a poor line, or not be drawn. */
export function NotHere() {
  const t = useText()
  return (
    <Notice title={t.missing.failed} note={t.missing.failedNote}>
      <button type="button" className="btn btn-go" onClick={() => location.reload()}>
        {t.missing.again}
      </button>
    </Notice>
  )
}

/** A page that only has to say something, and the way back to the shelf. */
export function Notice({ title, note, children }: { title: string; note: string; children?: ReactNode }) {
  const t = useText()
  return (
    <Reading here="" title={title}>
      <p>{note}</p>
      <div className="row-actions">
        {children}
        <Link className="btn" href="/">
          {t.missing.home}
        </Link>
      </div>
    </Reading>
  )
}

/** A table of this browser that friends were asked to: the way to where it goes on. */
export function MovedNotice({ to }: { to: string }) {
  const t = useText()
  return (
    <Notice title={t.tables.moved} note={t.tables.movedNote}>
      <Link className="btn btn-go" href={`/online/table/${to}`}>
        {t.tables.movedGo}
      </Link>
    </Notice>
  )
}
