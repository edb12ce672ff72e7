import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Frames of a movement: they have a name of their own and can stand in no rule. */
const FRAMES = /^@keyframes [\w-]+ \{\n(?: .*\n)*\}\n/gm

/**
 * A sheet of a game lies in the last layer and says nothing of other tables. One that names its layer says so itself.
 * @param {string} sheet
 * @param {string} file
 */
export function within(sheet, file) {
  const game = /\/games\/([^/]+)\/.*\.css$/.exec(file)?.[1]
  if (game === undefined || /^@layer /m.test(sheet)) return sheet
  const frames = sheet.match(FRAMES) ?? []
  return `@layer game {\n.game-${game} {\n${sheet.replace(FRAMES, '')}}\n${frames.join('')}}\n`
}

/**
 * Lays every sheet of a game in its layer, and says the order of the layers at the head of every built sheet: which
 * chunk comes first is nobody's choice.
 * @returns {import('vite').Plugin}
 */
export function layers() {
  const sheet = readFileSync(join(import.meta.dirname, 'src/style/layers.css'), 'utf8')
  const order = sheet.slice(sheet.indexOf('@layer')).trim()
  return {
    name: 'midden-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\/games\/.*\.css$/ },
      handler: (code, id) => ({ code: within(code, id), map: null }),
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = order + String(file.source)
    },
  }
}
