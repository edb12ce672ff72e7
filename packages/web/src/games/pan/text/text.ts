import { createContext, useContext } from 'react'
import type { Worded } from '../../../text/text.ts'
import { en } from './en.ts'

/** Everything the board of Pan says, in any language. */
export type PanText = Worded<typeof en>

export const PanTextContext = createContext<PanText>(en)

export const usePanText = (): PanText => useContext(PanTextContext)
