import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const dist = process.env.WEB_DIST ?? join(import.meta.dirname, '../dist')

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/**
 * @param {string} folder
 * @param {string} path
 */
async function fileFor(folder, path) {
  try {
    return {
      body: await readFile(join(folder, path)),
      packed: await readFile(join(folder, `${path}.gz`)).catch(() => null),
      type: types[extname(path)] ?? 'application/octet-stream',
    }
  } catch {
    return null
  }
}

/**
 * Serves the built table as any static host would: files, and the page itself for every other address.
 * @returns {Promise<{ url: string, close(): void }>}
 */
export async function serveBuilt(folder = dist) {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const found = extname(pathname) === '' ? null : await fileFor(folder, pathname)
    const drawn = pathname === '/' ? 'index.html' : `pages${pathname}.html`
    const file =
      found ??
      (extname(pathname) !== ''
        ? null
        : ((await fileFor(folder, drawn)) ??
          (await fileFor(folder, 'shell.html')) ??
          (await fileFor(folder, 'index.html'))))
    const packed = file !== null && /gzip/.test(String(headers['accept-encoding'])) && file.packed
    response.writeHead(file === null ? 404 : 200, {
      'content-type': file?.type ?? 'text/plain',
      ...(packed && { 'content-encoding': 'gzip' }),
    })
    response.end(packed || (file?.body ?? 'not found'))
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(null)))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
