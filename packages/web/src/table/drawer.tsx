import { type ReactNode, useEffect, useRef } from 'react'
import type { Language } from '../settings/settings.ts'
import { useText } from '../text/text.ts'
import './drawer.css'

/** A drawer over the log. It takes the focus when it opens; whoever opened it gives it back. */
export function Drawer({
  title,
  onClose,
  lang,
  children,
}: {
  title: string
  onClose(): void
  /** of what is in it, where that is not the page's language */
  lang?: Language | undefined
  children: ReactNode
}) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (title !== '') heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <section className="drawer" aria-label={title}>
      <header className="on-black">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="btn btn-plain" onClick={onClose}>
          {t.table.close}
        </button>
      </header>
      <div className="body" lang={lang}>
        {children}
      </div>
    </section>
  )
}
