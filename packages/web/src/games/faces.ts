import type { Face } from './contract.ts'
import { plain } from './plain/face.tsx'

/** How each game looks. A game without a face of its own is played on the plain board. */
const faces: Readonly<Record<string, () => Promise<Face>>> = {
  pan: () => import('./pan/index.tsx').then(({ face }) => face),
  waste: () => import('./waste/index.tsx').then(({ face }) => face),
  'industrial-waste': () => import('./industrial-waste/index.tsx').then(({ face }) => face),
}

export const loadFace = (id: string): Promise<Face> => faces[id]?.() ?? Promise.resolve(plain)
