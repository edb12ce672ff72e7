import { useCallback, useRef, useState } from 'react'
import { outlives, type Panel } from './panel.ts'

const CLOSED: { panel: Panel | null; at: string | null } = { panel: null, at: null }

/** The drawer that is open, at the question that is asked; closing it gives the focus back to where it was. */
export function usePanel(asked: string | null): [Panel | null, (panel: Panel | null) => void] {
  const [opened, setOpened] = useState(CLOSED)
  // Once it has ended it stays closed, whatever is asked later.
  if (!outlives(opened.panel, opened.at, asked)) setOpened(CLOSED)
  const now = useRef({ asked, panel: opened.panel })
  now.current = { asked, panel: opened.panel }
  const opener = useRef<Element | null>(null)
  const show = useCallback((next: Panel | null) => {
    if (next !== null && now.current.panel === null) opener.current = document.activeElement
    if (next === null && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    if (next === null) opener.current = null
    setOpened({ panel: next, at: now.current.asked })
  }, [])
  return [opened.panel, show]
}
