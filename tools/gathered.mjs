import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']*)'(,\s*\{ eager: true, import: 'default' \})?,?\s*\)/g

/**
 * The files of a folder that a path with stars means, one star a name or a part of one.
 * @param {string} folder
 * @param {string} path
 * @returns {string[]}
 */
function meant(folder, path) {
  const star = path.indexOf('*')
  if (star < 0) return existsSync(join(folder, path)) ? [path] : []
  const before = path.slice(0, path.lastIndexOf('/', star) + 1)
  const [name = '', ...below] = path.slice(before.length).split('/')
  const [start = '', end = ''] = name.split('*')
  if (!existsSync(join(folder, before))) return []
  return readdirSync(join(folder, before))
    .filter((entry) => entry.startsWith(start) && entry.endsWith(end))
    .sort()
    .flatMap((entry) => meant(folder, [before + entry, ...below].join('/')))
}

/**
 * import.meta.glob is Vite's: for esbuild the registry's lists are written out.
 * @type {import('esbuild').Plugin}
 */
export const gathered = {
  name: 'gathered',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]registry[\\/]src[\\/]\w+\.ts$/ }, ({ path }) => {
      /** @type {string[]} */
      const imports = []
      const contents = readFileSync(path, 'utf8').replace(GLOB, (_, pattern, eager) => {
        const rows = meant(dirname(path), pattern).map((file) => {
          if (eager === undefined) return `'${file}': () => import('${file}')`
          imports.push(`import found${imports.length} from '${file}'`)
          return `'${file}': found${imports.length - 1}`
        })
        return `({ ${rows.join(', ')} })`
      })
      return { contents: `${imports.join('\n')}\n${contents}`, loader: 'ts', resolveDir: dirname(path) }
    })
  },
}
