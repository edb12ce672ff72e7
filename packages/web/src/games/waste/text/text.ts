import type { Worded } from '../../../text/text.ts'
import { en } from './en.ts'

/** Everything the board of WASTE says, in any language. */
export type WasteText = Worded<typeof en>

export const t: WasteText = en
