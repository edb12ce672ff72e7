/** The table offline: everything it is made of is kept at the first visit and served from there. */
export {}

declare const self: ServiceWorkerGlobalScope
/** Put in by the build: every file of the table, and a name that changes with any of them. */
declare const FILES: readonly string[]
declare const VERSION: string

const cacheName = `midden-${VERSION}`
const known = new Set(FILES)

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(FILES)))
})

self.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name.startsWith('midden-') && name !== cacheName)
    await Promise.all(old.map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

self.addEventListener('message', ({ data }) => {
  if (data === 'use the new version') self.skipWaiting()
})

/** Pages of the table itself; a server's own addresses go to the network. */
const isPage = (request: Request, { pathname }: URL): boolean =>
  request.mode === 'navigate' && !/^\/(api|ws|healthz|readyz|metrics|openapi)/.test(pathname)

/** The page as it is drawn at an address, or the shell that any page is drawn into. */
function pageAt({ pathname }: URL): string {
  const drawn = pathname === '/' ? '/index.html' : `/pages${pathname}.html`
  return known.has(drawn) ? drawn : '/shell.html'
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  const file = isPage(request, url) && !known.has(url.pathname) ? pageAt(url) : url.pathname
  if (!known.has(file)) return
  const kept = caches.match(file, { cacheName })
  event.respondWith(kept.then((response) => response ?? fetch(request)))
})
