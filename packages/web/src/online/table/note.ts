import { useSyncExternalStore } from 'react'

/** Small notes of this browser about one table. */
export function notes(kind: string) {
  const listeners = new Set<() => void>()
  const keyOf = (table: string): string => `midden.${kind}.${table}`
  const read = (table: string): string => {
    try {
      return localStorage.getItem(keyOf(table)) ?? ''
    } catch {
      return ''
    }
  }
  return {
    read,
    write(table: string, text: string): void {
      if (read(table) === text) return
      try {
        localStorage.setItem(keyOf(table), text)
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
