import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const target = ['chrome123', 'firefox128', 'safari17.5']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    target,
    cssTarget: target,
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
})
