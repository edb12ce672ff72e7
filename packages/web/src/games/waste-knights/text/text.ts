import type { Worded } from '../../../text/text.ts'
import { en } from './en.ts'

/** Everything the board of Waste Knights says, in any language. */
export type KnightsText = Worded<typeof en>

export const t: KnightsText = en
