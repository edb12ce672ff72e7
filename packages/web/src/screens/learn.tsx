import { type ReactNode, useEffect, useState } from 'react'
import { loadLesson } from '../games/faces.ts'
import { FirstGame } from '../guide/first-game.tsx'
import { Link } from '../router/router.tsx'
import { useSettings } from '../settings/settings.ts'
import { boxOf, inksOf } from '../shelf/boxes.ts'
import { useText } from '../text/text.ts'
import { useFail } from './guard.tsx'
import { Notice } from './notice.tsx'
import { Reading } from './page.tsx'

/** The game's own part: null where it has none, undefined until it is here. */
function useLesson(id: string): (() => ReactNode) | null | undefined {
  const { language } = useSettings()
  const [lesson, setLesson] = useState<{ Page: (() => ReactNode) | null }>()
  const fail = useFail()
  useEffect(() => {
    loadLesson(id, language).then((Page) => setLesson({ Page }), fail)
  }, [id, language, fail])
  return lesson?.Page
}

/** How to play, on one page. The game's own part fills it; the frame and the ways on are here. */
export function LearnScreen({ id }: { id: string }) {
  const t = useText()
  const Lesson = useLesson(id)
  const box = boxOf(id)
  if (box === undefined) return <Notice title={t.setUp.unknown} note={t.missing.note} />
  return (
    <Reading here="" title={t.learn.title(box.title)}>
      {Lesson === undefined ? (
        <div className="lesson" aria-busy="true" />
      ) : Lesson === null ? (
        <p>{t.learn.soon}</p>
      ) : (
        <div className={`lesson game-${id}`} style={inksOf(id)}>
          <Lesson />
        </div>
      )}
      <div className="row-actions">
        <Link className="btn" href={`/rules/${id}`}>
          {t.rules.title(box.title)}
        </Link>
        <FirstGame box={box} />
        <Link className="btn btn-go" href={`/play/${id}`}>
          {t.learn.play}
        </Link>
      </div>
    </Reading>
  )
}
