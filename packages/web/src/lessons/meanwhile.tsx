import { useContext, useEffect, useRef } from 'react'
import { go, Link } from '../router/router.tsx'
import { useFail } from '../screens/guard.tsx'
import { ServicesContext } from '../services.ts'
import { useSettings } from '../settings/settings.ts'
import { seatPlan } from '../shelf/seat-plan.ts'
import { OptionLine } from '../table/option-line.tsx'
import { useLesson } from './place.ts'
import { useLessonText } from './text/text.ts'

/** The pieces of the board that the question may be answered with answer it when they are tapped. */
function useBoardReasons(): React.RefObject<HTMLDivElement | null> {
  const { lesson } = useLesson()
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const table = here.current?.closest('.table')
    const tap = (event: Event): void => {
      const at = event.target as Element
      const reason = lesson.chapter.reasons.findIndex((one) => at.closest(one.at) !== null)
      if (reason >= 0) lesson.choose(reason)
    }
    table?.addEventListener('click', tap)
    return () => table?.removeEventListener('click', tap)
  }, [lesson])
  return here
}

/** "Why did you win?": what it may be answered with, on the board and here. */
function Reasons() {
  const t = useLessonText()
  const { lesson, at } = useLesson()
  const here = useBoardReasons()
  return (
    <div className="lines" ref={here}>
      <p className="label">{t.answers}</p>
      {lesson.chapter.reasons.map(({ name }, i) => (
        <OptionLine
          key={name}
          title={name}
          pressed={at.reason === i || at.found.includes(i)}
          onPick={() => lesson.choose(i)}
        />
      ))}
    </div>
  )
}

/** What to remember, and the way on: the next chapter, or a real game. */
function Over() {
  const t = useLessonText()
  const { lesson, course } = useLesson()
  const { name } = useSettings()
  const services = useContext(ServicesContext)
  const fail = useFail()
  const { chapter, link } = lesson
  const later = course.chapters[course.chapters.indexOf(chapter) + 1]
  const { seats, options = {}, start } = course.real
  async function play(): Promise<void> {
    const plan = { seats: seatPlan(seats, 1, name), options, aids: true }
    const dealt = await services.deal(link.game.id, plan).catch(fail)
    if (typeof dealt === 'string') go(`/table/${dealt}`)
  }
  return (
    <>
      <div className="lines lesson-over">
        <p className="label">{t.chapterDone(chapter.title)}</p>
        {later === undefined && (
          <ol>
            {course.remember.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        )}
        {later === undefined && start !== undefined && (
          <section>
            <h2>{start.title}</h2>
            {start.about.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )}
      </div>
      <div className="confirm">
        {later === undefined ? (
          <button type="button" className="btn btn-go" onClick={play}>
            {start?.button ?? t.real}
          </button>
        ) : (
          <Link className="btn btn-go" href={`/learn/${link.game.id}/${later.id}`}>
            {t.nextChapter(later.title)}
          </Link>
        )}
      </div>
    </>
  )
}

/** In the place of the answers, while there is something to look at. One button leads on. */
export function Meanwhile() {
  const t = useLessonText()
  const { lesson, at } = useLesson()
  if (at.tried === null && at.phase === 'why') return <Reasons />
  if (at.tried === null && at.phase === 'over') return <Over />
  const seen = at.tried === null && at.phase === 'seen'
  return (
    <>
      <p className="rest">{at.tried === null && !seen ? t.others : ''}</p>
      {(at.tried !== null || seen) && (
        <div className="confirm">
          <button
            type="button"
            className="btn btn-go"
            onClick={at.tried !== null ? lesson.back : lesson.next}
          >
            {at.tried !== null ? t.back : t.next}
          </button>
        </div>
      )}
    </>
  )
}
