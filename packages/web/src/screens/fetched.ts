import type { Language } from '../settings/settings.ts'

/**
 * What a page is drawn from, asked for once a game and language. A page that `use`s it waits for it under the picture
 * drawn at build time, which shows the same: nothing moves. What could not be fetched is asked for again.
 */
export function fetched<T>(load: (id: string, language: Language) => Promise<T>) {
  const known = new Map<string, Promise<T>>()
  return (id: string, language: Language): Promise<T> => {
    const key = `${language} ${id}`
    const before = known.get(key)
    if (before !== undefined) return before
    const asked = load(id, language)
    known.set(key, asked)
    asked.catch(() => known.delete(key))
    return asked
  }
}
