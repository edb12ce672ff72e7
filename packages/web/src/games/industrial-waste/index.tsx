import type { WorksEvent, WorksView } from '@midden/industrial-waste'
import type { Face } from '../contract.ts'
import { plain } from '../plain/face.tsx'

export const face: Face<WorksView, WorksEvent> = { plate: 'Industrial', Board: plain.Board }
