import type { ReactNode } from 'react'
import type { Face } from './contract.ts'
import { plain } from './plain/face.tsx'

/** How each game looks. A game without a face of its own is played on the plain board. */
const faces: Readonly<Record<string, () => Promise<Face>>> = {
  pan: () => import('./pan/index.tsx').then(({ face }) => face),
  waste: () => import('./waste/index.tsx').then(({ face }) => face),
  'industrial-waste': () => import('./industrial-waste/index.tsx').then(({ face }) => face),
}

export const loadFace = (id: string): Promise<Face> => faces[id]?.() ?? Promise.resolve(plain)

/** How to play each game, on one page, drawn with its own components. */
const lessons: Readonly<Record<string, () => Promise<() => ReactNode>>> = {
  waste: () => import('./waste/learn.tsx').then(({ Lesson }) => Lesson),
}

export const loadLesson = (id: string): Promise<() => ReactNode> | null => lessons[id]?.() ?? null
