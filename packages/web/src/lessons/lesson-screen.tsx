import type { Storyteller } from '@midden/table'
import { useEffect, useMemo, useState } from 'react'
import { loadStoryteller } from '../beats/storyteller.ts'
import type { Face } from '../games/contract.ts'
import { loadFace } from '../games/faces.ts'
import { loadGame } from '../games/load.ts'
import { useFail } from '../screens/guard.tsx'
import { Notice } from '../screens/notice.tsx'
import { type Language, PACE, settings, useSettings } from '../settings/settings.ts'
import { LessonContext } from '../table/lesson-place.ts'
import { Table } from '../table/table.tsx'
import { useText } from '../text/text.ts'
import type { Course } from './course.ts'
import { placeOf } from './frame.tsx'
import { type Lesson, openLesson } from './lesson-link.ts'
import { loadCourse } from './load.ts'
import { OpenLessonContext } from './place.ts'
import { keepProgress, progressOf } from './progress.ts'
import { type LessonText, LessonTextContext, lessonText } from './text/text.ts'

interface Opened {
  lesson: Lesson
  course: Course
  face: Face
  storyteller: Storyteller
  t: LessonText
}

async function open(id: string, chapterId: string, language: Language): Promise<Opened | null> {
  const { name } = settings()
  const [game, face, course, t] = await Promise.all([
    loadGame(id, language),
    loadFace(id, language),
    loadCourse(id, language),
    lessonText(language),
  ])
  const chapter = course?.chapters.find((one) => one.id === chapterId)
  if (course === null || chapter === undefined) return null
  const kept = progressOf(id, chapterId)
  const lesson = openLesson(
    // A chapter that was finished begins anew.
    { game, chapter, reader: name, kept: kept?.done === true ? null : kept, allowed: t.allowed },
    {
      pace: (latest) => PACE[settings().pace] * (face.dwell?.(latest) ?? 1),
      keep: (now) => keepProgress(id, chapterId, now),
    },
  )
  return { lesson, course, face, storyteller: await loadStoryteller(game, language), t }
}

/** A chapter of a game's lessons, at its own table. */
export function LessonScreen({ id, chapter }: { id: string; chapter: string }) {
  const shell = useText()
  const fail = useFail()
  const { language } = useSettings()
  const [opened, setOpened] = useState<Opened | null | undefined>()
  useEffect(() => {
    let left = false
    let close = (): void => {}
    open(id, chapter, language)
      .then((found) => {
        close = () => found?.lesson.link.close()
        if (left) close()
        else setOpened(found)
      })
      .catch(fail)
    return () => {
      left = true
      close()
    }
  }, [id, chapter, fail, language])
  const taught = useMemo(
    () => (opened ? { lesson: opened.lesson, course: opened.course, place: placeOf(opened.lesson) } : null),
    [opened],
  )
  if (opened === undefined) return <p className="laying-out label">{shell.table.loading}</p>
  if (opened === null || taught === null)
    return <Notice title={shell.missing.title} note={shell.missing.note} />
  return (
    <LessonTextContext value={opened.t}>
      <OpenLessonContext value={taught}>
        <LessonContext value={taught.place}>
          <Table link={opened.lesson.link} face={opened.face} storyteller={opened.storyteller} />
        </LessonContext>
      </OpenLessonContext>
    </LessonTextContext>
  )
}
