import { Icon } from '../art/icons.tsx'
import type { Box } from '../games/box.ts'
import { Link } from '../router/router.tsx'
import { BOXES } from '../shelf/boxes.ts'
import type { Chapter, Course } from './course.ts'
import { type LessonProgress, progressOf } from './progress.ts'
import { type LessonText, LessonTextContext, useLessonText } from './text/text.ts'
import './chooser.css'

type Standing = 'done' | 'under way' | 'open'

const standingOf = (kept: LessonProgress | null): Standing =>
  kept === null ? 'open' : kept.done ? 'done' : kept.own.length > 0 || kept.place > 0 ? 'under way' : 'open'

interface Row {
  chapter: Chapter
  kept: LessonProgress | null
  is: Standing
}

/** The one yellow button: what is under way, else the first that is open. */
const loudest = (rows: readonly Row[]): Row | undefined =>
  rows.find(({ is }) => is === 'under way') ?? rows.find(({ is }) => is === 'open')

function ChapterRow({ game, row, number, loud }: { game: string; row: Row; number: number; loud: boolean }) {
  const t = useLessonText()
  const { chapter, kept, is } = row
  const { id, title, goal, minutes, beats } = chapter
  const [label, name] =
    is === 'done'
      ? [t.again, t.againOf(title)]
      : is === 'under way'
        ? [t.goOn, t.goOnWith(title)]
        : [t.start, t.startOf(title)]
  return (
    <li data-is={is}>
      <span className="number" aria-hidden="true">
        {is === 'done' ? <Icon name="tick" /> : number}
      </span>
      <span className="what">
        <b>{title}</b>
        {is === 'done' && <span className="sr">, {t.finished}</span>}
        <span>{goal}</span>
        {is === 'under way' && <small>{t.step(kept!.place + 1, beats.length)}</small>}
      </span>
      <span className="minutes">{t.minutes(minutes)}</span>
      <Link className={loud ? 'btn btn-go' : 'btn'} href={`/learn/${game}/${id}`} aria-label={name}>
        {label}
      </Link>
    </li>
  )
}

function Others({ than }: { than: string }) {
  const t = useLessonText()
  return (
    <p className="other-lessons">
      <b>{t.otherGames}</b>
      {BOXES.filter(({ id }) => id !== than).map(({ id, title }) => (
        <Link key={id} href={`/learn/${id}`}>
          {title}
        </Link>
      ))}
    </p>
  )
}

/** The chapters of a game's lessons: done, under way, open. None is ever locked. */
export function Chooser({ box, course, text }: { box: Box; course: Course; text: LessonText }) {
  const rows = course.chapters.map((chapter): Row => {
    const kept = progressOf(box.id, chapter.id)
    return { chapter, kept, is: standingOf(kept) }
  })
  const loud = loudest(rows)
  const minutes = rows.reduce((sum, { chapter }) => sum + chapter.minutes, 0)
  return (
    <LessonTextContext value={text}>
      <p>{text.lead(rows.length, minutes)}</p>
      <ol className="chapters">
        {rows.map((row, i) => (
          <ChapterRow key={row.chapter.id} game={box.id} row={row} number={i + 1} loud={row === loud} />
        ))}
      </ol>
      <section className="remember" aria-label={text.remember}>
        <h2>{text.remember}</h2>
        <ol>
          {course.remember.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </section>
      <Others than={box.id} />
    </LessonTextContext>
  )
}
