import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { refusal } from '../refusal.ts'
import type { Api } from './types.ts'

const BUILT = 'packages/web/dist'

/** The built client, wherever this file runs from; null if it has not been built. */
export function builtWeb(from = fileURLToPath(import.meta.url)): string | null {
  const folder = dirname(from)
  if (existsSync(join(folder, BUILT, 'index.html'))) return join(folder, BUILT)
  return folder === from ? null : builtWeb(folder)
}

/** The page as it was drawn for an address when the client was built, or the shell that any page is drawn into. */
function pageAt(web: string, path: string): string {
  const drawn = `pages${path}.html`
  return /^(\/[a-z-]+)+$/.test(path) && existsSync(join(web, drawn)) ? drawn : 'shell.html'
}

/** The browser client. Its pages are one page: what is not a file is shown by it. */
export async function webRoutes(app: Api, web: string | null): Promise<void> {
  if (web !== null)
    await app.register(fastifyStatic, {
      root: web,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Built files carry a hash of their content in their names; the page that names them must be fresh.
        const forEver = path.includes('/assets/')
        reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0]!
    const page = request.method === 'GET' && !/\.[a-z0-9]+$/.test(path)
    if (page && web !== null) return reply.sendFile(pageAt(web, path))
    throw refusal(
      'unknown',
      web === null && page ? 'the browser client has not been built' : 'there is nothing here',
    )
  })
}
