import { useEffect, useRef } from 'react'
import { commandOf } from '../../../../settings/keys.ts'
import { settings } from '../../../../settings/settings.ts'

type MapKeys = Readonly<Record<'around' | 'places' | 'route', () => void>>

/** What is asked of the map by keys, wherever the focus is. */
export function useMapKeys(keys: MapKeys): void {
  const now = useRef<Readonly<Record<string, () => void>>>(keys)
  useEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.matches('input, select, textarea')
      if (typing || event.ctrlKey || event.metaKey || event.altKey || !settings().shortcuts) return
      const asked = now.current[commandOf(settings().keys, event.key) ?? '']
      if (asked === undefined) return
      event.preventDefault()
      asked()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
