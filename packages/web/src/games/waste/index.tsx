import type { WasteEvent, WasteView } from '@midden/waste'
import type { Face } from '../contract.ts'
import { plain } from '../plain/face.tsx'

export const face: Face<WasteView, WasteEvent> = { Board: plain.Board }
