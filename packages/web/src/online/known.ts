import { useSyncExternalStore } from 'react'

/** Has this browser been somebody at the server? An account's name, '' for a guest, null for never. */
const KEY = 'midden.online'
const listeners = new Set<() => void>()

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The cookie itself cannot be read by the page: this note saves strangers' browsers from asking at all. */
export function rememberAccount(account: string | null): void {
  try {
    if (account === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, account)
  } catch {
    // Then the start page does not show online tables; the lobby does.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useKnownAs = (): string | null => useSyncExternalStore(subscribe, stored, stored)
