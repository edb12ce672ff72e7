import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Says the order of the layers at the head of every built sheet: which chunk comes first is nobody's choice.
 * @returns {import('vite').Plugin}
 */
export function layers() {
  const sheet = readFileSync(join(import.meta.dirname, 'src/style/layers.css'), 'utf8')
  const order = sheet.slice(sheet.indexOf('@layer')).trim()
  return {
    name: 'midden-layers',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = order + String(file.source)
    },
  }
}
