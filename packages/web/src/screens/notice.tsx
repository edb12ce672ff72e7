import { Link } from '../router/router.tsx'
import { useText } from '../text/text.ts'
import { Reading } from './page.tsx'

/** A page that only has to say something, and the way back to the shelf. */
export function Notice({ title, note }: { title: string; note: string }) {
  const t = useText()
  return (
    <Reading here="" title={title}>
      <p>{note}</p>
      <p>
        <Link className="btn" href="/">
          {t.missing.home}
        </Link>
      </p>
    </Reading>
  )
}
