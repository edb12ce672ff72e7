import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')
const fonts = join(import.meta.dirname, 'src/fonts')

interface Licence {
  of: string
  text: string
}

function licenceOf(library: string): Licence {
  const folder = join(root, 'node_modules', library)
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name))
  if (file !== undefined) return { of: library, text: readFileSync(join(folder, file), 'utf8') }
  const { license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  throw new Error(`${library} has no licence file (${license}, by ${JSON.stringify(author)}).`)
}

/** The library a module belongs to; our own belong to none. */
const libraryOf = (module: string): string[] =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll('\\', '/'))?.slice(1, 2) ?? []

/** Writes licences.txt: our own licence, those of the fonts, and of every library that ended up in the page. */
export function licences(): Plugin {
  return {
    name: 'midden-licences',
    apply: 'build',
    generateBundle() {
      const libraries = new Set([...this.getModuleIds()].flatMap(libraryOf))
      const all: Licence[] = [
        { of: 'Midden', text: readFileSync(join(root, 'LICENSE'), 'utf8') },
        ...readdirSync(fonts)
          .filter((name) => name.endsWith('-OFL.txt'))
          .map((name) => ({
            of: name.replace('-OFL.txt', ''),
            text: readFileSync(join(fonts, name), 'utf8'),
          })),
        ...[...libraries].toSorted().map(licenceOf),
      ]
      const source = all.map(({ of, text }) => `== ${of}\n\n${text.trim()}\n`).join('\n\n')
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
    },
  }
}
