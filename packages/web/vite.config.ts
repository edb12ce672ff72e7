import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { layers } from './layers-plugin.mjs'
import { licences } from './licences-plugin.ts'
import { offline } from './offline-plugin.ts'
import { packed } from './packed-plugin.ts'
import { pictured } from './pictured-plugin.ts'

/** The first browsers that know light-dark(); older ones get a page without colours. */
const target = ['chrome123', 'firefox128', 'safari17.5']

/** What the first page needs is one chunk: on a slow line every request costs more than its bytes. */
const first = new Set<string>()
function start(id: string, graph: { getModuleInfo(id: string): Rolldown.ModuleInfo | null }): string | null {
  if (first.size === 0) {
    const wanted = [join(import.meta.dirname, 'src/main.tsx')]
    for (const each of wanted)
      if (!first.has(each)) {
        first.add(each)
        wanted.push(...(graph.getModuleInfo(each)?.importedIds ?? []))
      }
  }
  return first.has(id) && !id.endsWith('/src/main.tsx') ? 'start' : null
}

const server = process.env.MIDDEN_SERVER

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), layers(), licences(), pictured(), offline(), packed()],
  // While somebody works on it (npm run dev), the server is behind this one.
  server: {
    proxy:
      server === undefined ? {} : { '/api': { target: server }, '/socket': { target: server, ws: true } },
  },
  build: {
    target,
    cssTarget: target,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: start, debugName: 'start' }] } } },
  },
  worker: { format: 'es' },
})
