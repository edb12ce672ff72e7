import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const GLOB =
  /import\.meta\.glob(?:<[^(]*>)?\(\s*'([^'*]*)\*([^'*]*)'(,\s*\{ eager: true, import: 'default' \})?,?\s*\)/g

/**
 * import.meta.glob is Vite's: for esbuild the registry's lists are written out. One folder is left open in a pattern.
 * @type {import('esbuild').Plugin}
 */
export const gathered = {
  name: 'gathered',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]registry[\\/]src[\\/]index\.ts$/ }, ({ path }) => {
      /** @type {string[]} */
      const imports = []
      const contents = readFileSync(path, 'utf8').replace(GLOB, (_, before, after, eager) => {
        const files = readdirSync(join(dirname(path), before))
          .sort()
          .map((name) => `${before}${name}${after}`)
          .filter((file) => existsSync(join(dirname(path), file)))
        const rows = files.map((file) => {
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
