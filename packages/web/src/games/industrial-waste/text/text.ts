import type { Worded } from '../../../text/text.ts'
import { en } from './en.ts'

/** Everything the board of Industrial Waste says, in any language. */
export type WorksText = Worded<typeof en>

export const t: WorksText = en
