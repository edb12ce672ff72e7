import { useEffect, useState } from 'react'
import type { Face } from '../games/contract.ts'
import type { TableLink, TableState } from '../link/table-link.ts'
import { settings } from '../settings/settings.ts'
import { useTable } from './use-table.ts'

/** No beat is longer than this. */
const BEAT = 360

const eventsOf = ({ story, moves }: TableState) =>
  story.filter(({ move }) => move === moves).map(({ event }) => event)

/** Is the next state exactly one move on, openly, and does the game want stillness before it? */
function stillBefore(shown: TableState, live: TableState, face: Face): string | null {
  const next = live.moves === shown.moves + 1 && live.handTo === null && shown.handTo === null
  if (!next || settings().pace === 'instant') return null
  return face.still?.(eventsOf(live)) ?? null
}

/** The tap that ended the beat does nothing else. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }), BEAT)
}

/**
 * The state to show. Before a move that the game wants stillness for, the last state stays for a beat. Any key or
 * tap ends it; only the eye waits for it, the table has moved on.
 */
export function useStill(link: TableLink, face: Face): { state: TableState; still: string | null } {
  const live = useTable(link)
  const [shown, show] = useState(live)
  const still = stillBefore(shown, live, face)
  if (still === null && shown !== live) show(live)
  useEffect(() => {
    if (still === null) return
    const end = (): void => show(link.state())
    const timer = setTimeout(end, BEAT)
    const skip = (event: Event): void => {
      event.preventDefault()
      event.stopPropagation()
      if (event.type === 'pointerdown') swallowClick()
      end()
    }
    addEventListener('pointerdown', skip, true)
    addEventListener('keydown', skip, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', skip, true)
      removeEventListener('keydown', skip, true)
    }
  }, [still, link])
  return still === null ? { state: live, still } : { state: shown, still }
}
