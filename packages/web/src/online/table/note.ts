import { useSyncExternalStore } from 'react'

type Pages = Record<string, string>

/** So many tables are remembered; the oldest is forgotten first. */
const TABLES = 100

/** Small notes of this browser, one for each table. */
export function notes(kind: string) {
  const listeners = new Set<() => void>()
  const key = `midden.${kind}`

  function pages(): Pages {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '{}') as Pages
    } catch {
      return {}
    }
  }
  const read = (table: string): string => pages()[table] ?? ''

  return {
    read,
    write(table: string, text: string): void {
      const { [table]: was = '', ...others } = pages()
      if (was === text) return
      const kept = [...Object.entries(others).slice(1 - TABLES), [table, text]]
      try {
        localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)))
      } catch {
        // A browser that keeps nothing forgets this note too.
      }
      for (const listener of listeners) listener()
    },
    use: (table: string): string =>
      useSyncExternalStore(
        (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        () => read(table),
      ),
  }
}
