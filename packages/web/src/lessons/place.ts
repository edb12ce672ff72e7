import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Course } from './course.ts'
import type { Lesson } from './lesson-link.ts'
import { type At, beatAt } from './run.ts'

/** A chapter at the table, with the course it is part of. */
export interface OpenLesson {
  lesson: Lesson
  course: Course
}

export const OpenLessonContext = createContext<OpenLesson>(null as unknown as OpenLesson)

export function useLesson(): OpenLesson & { at: At } {
  const open = useContext(OpenLessonContext)
  const { lesson } = open
  return { ...open, at: useSyncExternalStore(lesson.link.subscribe, lesson.now) }
}

/** What is said now. */
export function saying({ lesson: { chapter }, at }: { lesson: Lesson; at: At }): string {
  if (at.tried !== null) return at.tried.says
  if (at.phase === 'why' || at.phase === 'over') {
    const reason = at.reason === null ? null : chapter.reasons[at.reason]!
    if (reason === null) return `${chapter.won} *${chapter.asks}*`
    return at.phase === 'over' ? reason.says : `${reason.says} *${chapter.asks}*`
  }
  const beat = beatAt(chapter, at)
  return at.phase === 'seen' ? (beat.after ?? beat.says) : beat.says
}
