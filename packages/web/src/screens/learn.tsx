import { use } from 'react'
import type { Box } from '../games/box.ts'
import { Chooser } from '../lessons/chooser.tsx'
import { loadCourse } from '../lessons/load.ts'
import { lessonText } from '../lessons/text/text.ts'
import { Link } from '../router/router.tsx'
import { useSettings } from '../settings/settings.ts'
import { boxOf } from '../shelf/boxes.ts'
import { useText } from '../text/text.ts'
import { fetched } from './fetched.ts'
import { Notice } from './notice.tsx'
import { Reading } from './page.tsx'

/** The lessons of a game, where it has any, and what is said around them. */
const lessonsOf = fetched((id, language) => Promise.all([loadCourse(id, language), lessonText(language)]))

/** How a game is learnt, and the ways on; a game without lessons has its rules. */
export function LearnScreen({ id }: { id: string }) {
  const t = useText()
  const box = boxOf(id)
  if (box === undefined) return <Notice title={t.setUp.unknown} note={t.missing.note} />
  return <Lessons box={box} />
}

function Lessons({ box }: { box: Box }) {
  const t = useText()
  const [course, text] = use(lessonsOf(box.id, useSettings().language))
  return (
    <Reading here="" title={t.learn.title(box.title)}>
      <div className="learn">{course !== null && <Chooser box={box} course={course} text={text} />}</div>
      <div className="row-actions">
        <Link className="btn" href={`/rules/${box.id}`}>
          {t.rules.title(box.title)}
        </Link>
        <Link className={course === null ? 'btn btn-go' : 'btn'} href={`/play/${box.id}`}>
          {t.learn.play}
        </Link>
      </div>
    </Reading>
  )
}
