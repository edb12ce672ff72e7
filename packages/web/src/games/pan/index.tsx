import { panFace } from './face.tsx'
import { en } from './text/en.ts'
import './style/sheets.ts'

export const face = panFace(en)
