import { Icon } from '../art/icons.tsx'
import { go } from '../router/router.tsx'
import type { LessonPlace } from '../table/lesson-place.ts'
import { Tool } from '../table/top-bar.tsx'
import { Beat, usePoints } from './beat.tsx'
import type { Course } from './course.ts'
import type { Lesson } from './lesson-link.ts'
import { Meanwhile } from './meanwhile.tsx'
import { useLesson } from './place.ts'
import { useLessonText } from './text/text.ts'
import './frame.css'

function Title() {
  const t = useLessonText()
  const { lesson } = useLesson()
  return <span className="lesson-title">{t.title(lesson.chapter.title)}</span>
}

/** Where a chapter that is skipped leads: to the next, or back to the list of them. */
function afterwards(course: Course, { chapter, link }: Lesson): string {
  const later = course.chapters[course.chapters.indexOf(chapter) + 1]
  return `/learn/${link.game.id}${later === undefined ? '' : `/${later.id}`}`
}

function Tools() {
  const t = useLessonText()
  const { lesson, course } = useLesson()
  return (
    <>
      <Tool icon="first" label={t.restart} onClick={lesson.restart} />
      <Tool icon="last" label={t.skip} onClick={() => go(afterwards(course, lesson))} />
      <Tool icon="back" label={t.chapters} onClick={() => go(`/learn/${lesson.link.game.id}`)} />
    </>
  )
}

/** What has been learnt so far, a line a beat. */
function Learnt() {
  const t = useLessonText()
  const { lesson, at } = useLesson()
  const { beats } = lesson.chapter
  const whole = at.phase === 'why' || at.phase === 'over'
  const lines = at.order.flatMap((beat, place) => {
    const { learnt } = beats[beat]!
    return learnt === undefined ? [] : [{ learnt, place }]
  })
  return (
    <section className="lesson-learnt" aria-label={t.learnt} tabIndex={0}>
      <h2>{t.learnt}</h2>
      <ul>
        {lines
          .filter(({ place }) => whole || place <= at.place)
          .map(({ learnt, place }) => {
            const known = whole || place < at.place || at.phase === 'seen'
            return known ? (
              <li key={learnt}>
                <Icon name="tick" />
                {learnt}
              </li>
            ) : null
          })}
      </ul>
    </section>
  )
}

/** What a lesson puts on the table. */
export const placeOf = (lesson: Lesson): LessonPlace => ({
  Title,
  Tools,
  Beat,
  usePoints,
  Meanwhile,
  Learnt,
  onEnter() {
    const { tried, phase } = lesson.now()
    if (tried !== null) lesson.back()
    else if (phase === 'seen') lesson.next()
  },
})
