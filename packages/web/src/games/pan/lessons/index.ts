import type { Course } from '../../../lessons/course.ts'
import type { Language } from '../../../settings/settings.ts'
import { lastOneStanding } from './last-one-standing.ts'
import { panLessons } from './text/load.ts'

export async function courseIn(language: Language): Promise<Course> {
  const t = await panLessons(language)
  return { chapters: [lastOneStanding(t)], remember: t.remember, real: { seats: 4 } }
}
