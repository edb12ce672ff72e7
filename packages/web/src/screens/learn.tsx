import { Link } from '../router/router.tsx'
import { boxOf } from '../shelf/boxes.ts'
import { useText } from '../text/text.ts'
import { Notice } from './notice.tsx'
import { Reading } from './page.tsx'

/** How to play, on one page. A game's face fills it; the frame and the ways on are here. */
export function LearnScreen({ id }: { id: string }) {
  const t = useText()
  const box = boxOf(id)
  if (box === undefined) return <Notice title={t.setUp.unknown} note={t.missing.note} />
  return (
    <Reading here="" title={t.learn.title(box.title)}>
      <p>{t.learn.soon}</p>
      <div className="row-actions">
        <Link className="btn" href={`/rules/${id}`}>
          {t.rules.title(box.title)}
        </Link>
        <Link className="btn btn-go" href={`/play/${id}`}>
          {t.learn.play}
        </Link>
      </div>
    </Reading>
  )
}
