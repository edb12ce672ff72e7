import type { Refused } from '@midden/table'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fetched, refusedBy } from '../wire/api.ts'

interface Asked<T> {
  answer: T | null
  refused: Refused | null
  /** asks again; the old answer stays until the new one is there */
  again(): void
}

interface Held<T> {
  path: string
  answer: T | null
  refused: Refused | null
}

/** Lists of tables are looked at anew this often. */
export const NOW_AND_THEN = 20_000

/** So long after a silence the server is asked again. */
const SILENCE = 5000
const LONGEST_SILENCE = 120_000

const passing = ({ code }: Refused): boolean => code === 'unavailable' || code === 'too-many'

/**
 * An answer of the lobby, asked for when the page opens and again whenever it is looked at; every so many
 * milliseconds, where that is wanted. Null: nothing to ask.
 */
export function useAsked<T>(path: string | null, every = 0): Asked<T> {
  const [held, hold] = useState<Held<T> | null>(null)
  const silences = useRef(0)
  const again = useCallback(() => {
    if (path === null) return
    fetched<T>(path).then(
      (answer) => hold({ path, answer, refused: null }),
      (error: unknown) => {
        const refused = refusedBy(error)
        // What was known a moment ago is better than a server that is busy now.
        hold((was) =>
          was?.path === path && was.answer !== null && passing(refused)
            ? was
            : { path, answer: null, refused },
        )
      },
    )
  }, [path])
  useEffect(() => {
    again()
    const look = (): void => {
      if (document.visibilityState === 'visible') again()
    }
    document.addEventListener('visibilitychange', look)
    const timer = every > 0 ? window.setInterval(look, every) : 0
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [again, every])
  const now = held?.path === path ? held : null
  useEffect(() => {
    if (now?.answer != null) silences.current = 0
    if (now?.refused == null || !passing(now.refused)) return
    // A page without any server behind it must not ask for ever at this pace.
    const timer = setTimeout(again, Math.min(LONGEST_SILENCE, SILENCE * 2 ** silences.current++))
    return () => clearTimeout(timer)
  }, [now, again])
  return { answer: now?.answer ?? null, refused: now?.refused ?? null, again }
}
