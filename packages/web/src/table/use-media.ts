import { useCallback, useSyncExternalStore } from 'react'

/** Does the window fit this media query? Where there is none, as when a page is drawn at build time, `otherwise`. */
export function useMedia(media: string, otherwise: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(media)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    [media],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media).matches,
    () => otherwise,
  )
}
