import type { Action, Offer } from '@midden/kernel'
import { useContext } from 'react'
import { LessonContext } from './lesson-place.ts'

const nowhere = (): null => null

/** What a lesson points at now, as a selector; null outside of lessons, and where it points at nothing. */
export function useLessonPoints(offers: readonly Offer[], picked: Action | null): string | null {
  const lesson = useContext(LessonContext)
  return (lesson?.usePoints ?? nowhere)(offers, picked)
}
