import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkOf } from './chunks.ts'
import { layers } from './layers-plugin.mjs'
import { licences } from './licences-plugin.ts'
import { offline } from './offline-plugin.ts'
import { packed } from './packed-plugin.ts'
import { pictured } from './pictured-plugin.ts'

/** The first browsers that know light-dark(); older ones get a page without colours. */
const target = ['chrome123', 'firefox128', 'safari17.5']

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
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: chunkOf }], includeDependenciesRecursively: false } },
    },
  },
  worker: { format: 'es' },
})
