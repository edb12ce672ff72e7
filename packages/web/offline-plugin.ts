import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { transformSync } from 'esbuild'
import type { Plugin } from 'vite'

/** Writes the service worker once everything else is built: it must know every file by name. */
export function offline(): Plugin {
  let dist = ''
  return {
    name: 'midden-offline',
    apply: 'build',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir)
    },
    closeBundle() {
      const files = readdirSync(dist, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/^(sw\.js|manifest\.json|.*\.(gz|br))$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
      const version = createHash('sha256')
      for (const file of files.sort()) version.update(file.slice(dist.length)).update(readFileSync(file))
      const { code } = transformSync(
        readFileSync(join(import.meta.dirname, 'src/offline/worker.ts'), 'utf8'),
        {
          loader: 'ts',
          minify: true,
          define: {
            FILES: JSON.stringify(files.map((file) => file.slice(dist.length).replaceAll('\\', '/'))),
            VERSION: JSON.stringify(version.digest('hex').slice(0, 12)),
          },
        },
      )
      writeFileSync(join(dist, 'sw.js'), code.replace(/export\s*\{\s*\};?\s*/, ''))
    },
  }
}
