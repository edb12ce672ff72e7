import type { PanEvent, PanView } from '@midden/pan'
import type { Face } from '../contract.ts'
import { plain } from '../plain/face.tsx'

export const face: Face<PanView, PanEvent> = { plate: 'PAN!', Board: plain.Board }
