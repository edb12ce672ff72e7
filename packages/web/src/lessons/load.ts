import type { Language } from '../settings/settings.ts'
import type { Course } from './course.ts'

/** Each game's lessons are a chunk of their own, fetched when somebody learns it. */
const courses = import.meta.glob<{ courseIn(language: Language): Promise<Course> }>(
  '../games/*/lessons/index.ts',
)

export const hasLessons = (id: string): boolean => `../games/${id}/lessons/index.ts` in courses

/** The lessons of a game; null where it has none. */
export async function loadCourse(id: string, language: Language): Promise<Course | null> {
  const file = await courses[`../games/${id}/lessons/index.ts`]?.()
  return file === undefined ? null : file.courseIn(language)
}
