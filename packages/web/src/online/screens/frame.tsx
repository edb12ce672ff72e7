import type { ReactNode } from 'react'
import { OnlineTextContext, useLoadedText } from '../text/text.ts'
import './frame.css'

/** Everything online speaks the language chosen. */
export function Frame({ children }: { children: ReactNode }) {
  return <OnlineTextContext value={useLoadedText()}>{children}</OnlineTextContext>
}
