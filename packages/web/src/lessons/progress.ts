import type { Action } from '@midden/kernel'

/** How far somebody has come in a chapter: the moves that counted, and the beat. */
export interface LessonProgress {
  own: readonly Action[]
  place: number
  done: boolean
}

const KEY = 'midden.lessons'

type All = Readonly<Record<string, LessonProgress>>

function read(): All {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof all === 'object' && all !== null ? (all as All) : {}
  } catch {
    return {}
  }
}

const isKept = (kept: Partial<LessonProgress> | undefined): kept is LessonProgress =>
  Array.isArray(kept?.own) && typeof kept.place === 'number' && typeof kept.done === 'boolean'

export function progressOf(game: string, chapter: string): LessonProgress | null {
  const kept = read()[`${game}/${chapter}`]
  return isKept(kept) ? kept : null
}

/** Keeps where the reader is. A chapter once finished stays so. */
export function keepProgress(game: string, chapter: string, kept: LessonProgress): void {
  const done = kept.done || (progressOf(game, chapter)?.done ?? false)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [`${game}/${chapter}`]: { ...kept, done } }))
  } catch {
    // Then the chapter begins anew after a reload.
  }
}
