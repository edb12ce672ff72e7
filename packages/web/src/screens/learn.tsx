import { useEffect, useState } from 'react'
import { Chooser } from '../lessons/chooser.tsx'
import type { Course } from '../lessons/course.ts'
import { loadCourse } from '../lessons/load.ts'
import { type LessonText, lessonText } from '../lessons/text/text.ts'
import { Link } from '../router/router.tsx'
import { useSettings } from '../settings/settings.ts'
import { boxOf } from '../shelf/boxes.ts'
import { useText } from '../text/text.ts'
import { useFail } from './guard.tsx'
import { Notice } from './notice.tsx'
import { Reading } from './page.tsx'

/** The lessons of a game; a game without any has its rules. */
interface Learning {
  course: Course | null
  text: LessonText
}

function useLearning(id: string): Learning | null {
  const { language } = useSettings()
  const [learning, setLearning] = useState<Learning | null>(null)
  const fail = useFail()
  useEffect(() => {
    Promise.all([loadCourse(id, language), lessonText(language)]).then(
      ([course, text]) => setLearning({ course, text }),
      fail,
    )
  }, [id, language, fail])
  return learning
}

/** How a game is learnt, and the ways on. */
export function LearnScreen({ id }: { id: string }) {
  const t = useText()
  const learning = useLearning(id)
  const box = boxOf(id)
  if (box === undefined) return <Notice title={t.setUp.unknown} note={t.missing.note} />
  const course = learning?.course ?? null
  return (
    <Reading here="" title={t.learn.title(box.title)}>
      <div className="learn" aria-busy={learning === null}>
        {learning === null && <div className="awaited" />}
        {learning !== null && course !== null && <Chooser box={box} course={course} text={learning.text} />}
      </div>
      <div className="row-actions">
        <Link className="btn" href={`/rules/${id}`}>
          {t.rules.title(box.title)}
        </Link>
        <Link className={learning !== null && course === null ? 'btn btn-go' : 'btn'} href={`/play/${id}`}>
          {t.learn.play}
        </Link>
      </div>
    </Reading>
  )
}
