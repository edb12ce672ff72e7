import type { ReactNode } from 'react'
import type { Language } from '../settings/settings.ts'
import type { Face } from './contract.ts'
import { plain } from './plain/face.tsx'

/** How each game looks. A game without a face of its own is played on the plain board. */
const faces: Readonly<Record<string, (language: Language) => Promise<Face>>> = {
  pan: (language) => import('./pan/index.tsx').then(({ faceIn }): Promise<Face> => faceIn(language)),
  waste: () => import('./waste/index.tsx').then(({ face }) => face),
  'industrial-waste': () => import('./industrial-waste/index.tsx').then(({ face }) => face),
  'waste-knights': () => import('./waste-knights/index.tsx').then(({ face }) => face),
}

export const loadFace = (id: string, language: Language): Promise<Face> =>
  faces[id]?.(language) ?? Promise.resolve(plain)

/** How to play each game, on one page, drawn with its own components. */
const lessons: Readonly<Record<string, (language: Language) => Promise<() => ReactNode>>> = {
  pan: (language) => import('./pan/learn.tsx').then(({ lessonIn }) => lessonIn(language)),
  waste: () => import('./waste/learn.tsx').then(({ Lesson }) => Lesson),
  'industrial-waste': () => import('./industrial-waste/learn.tsx').then(({ Lesson }) => Lesson),
  'waste-knights': () => import('./waste-knights/learn.tsx').then(({ Lesson }) => Lesson),
}

export const loadLesson = (id: string, language: Language): Promise<() => ReactNode> | null =>
  lessons[id]?.(language) ?? null
