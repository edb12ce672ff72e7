import type { PanEvent, PanView } from '@midden/pan'
import type { Language } from '../../settings/settings.ts'
import type { Face } from '../contract.ts'
import { panFace } from './face.tsx'
import { panText } from './text/load.ts'
import './style/tokens.css'

export const faceIn = async (language: Language): Promise<Face<PanView, PanEvent>> =>
  panFace(await panText(language))
