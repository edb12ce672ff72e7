import { useSyncExternalStore } from 'react'

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

function found(worker: ServiceWorker | null): void {
  waiting = worker
  for (const listener of listeners) listener()
}

/** Keeps the table for offline use, and notices when a newer one has been fetched. */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { serviceWorker } = navigator
  let reloading = serviceWorker.controller === null
  serviceWorker.addEventListener('controllerchange', () => {
    if (!reloading) location.reload()
    reloading = true
  })
  // Private windows and strict settings refuse: then the table is there with a connection only.
  const registration = await serviceWorker.register('/sw.js').catch(() => null)
  if (registration === null) return
  if (registration.waiting !== null && serviceWorker.controller !== null) found(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && serviceWorker.controller !== null) found(installing)
    })
  })
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const newer = (): ServiceWorker | null => waiting

/** Is a newer version ready, and how to change over to it. */
export function useNewVersion(): (() => void) | null {
  const worker = useSyncExternalStore(subscribe, newer, newer)
  return worker === null ? null : () => worker.postMessage('use the new version')
}

const online = (listener: () => void): (() => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
const connected = (): boolean => navigator.onLine
export const useOnline = (): boolean => useSyncExternalStore(online, connected, connected)
