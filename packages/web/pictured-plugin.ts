import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

/** Pages that look the same to everybody who comes for the first time. */
const PLAIN = ['/', '/tables', '/settings', '/rules', '/credits']
const OF_A_GAME = ['/play', '/rules', '/learn']

/** Letters that every page begins with. */
const FONT = /archivo-latin-(?!ext)[^/]*\.woff2$/

/** Values on elements become a sheet: the page may carry no style of its own (see docs/security.md). */
function styleSheet() {
  const known = new Map<string, string>()
  const named = (style: string): string => {
    const name = known.get(style) ?? `v${known.size}`
    known.set(style, name)
    return name
  }
  return {
    without: (markup: string): string =>
      markup.replace(/ style="([^"]*)"/g, (_, style: string) => ` data-v="${named(style)}"`),
    write(dist: string): string {
      const rules = [...known].map(([style, name]) => `#picture [data-v=${name}]{${style}}`).join('')
      const hash = createHash('sha256').update(rules).digest('hex').slice(0, 8)
      const file = `assets/picture-${hash}.css`
      writeFileSync(join(dist, file), rules)
      return file
    },
  }
}

/**
 * Draws the pages around the table into the built page, so that they are seen before any script has run. What is
 * drawn can be read, not used, until the script has drawn the same and takes it away. `shell.html` is the page
 * without a picture, for every address that has none. Under a picture the script comes after sheets and letters.
 */
export function pictured(): Plugin {
  let dist = ''
  let define: Record<string, unknown> = {}
  /** Sheets that a page brings along when its script comes; its picture needs them before. */
  const later = new Set<string>()
  return {
    name: 'midden-pictured',
    apply: 'build',
    configResolved(config) {
      dist = resolve(config.root, config.build.outDir)
      define = config.define ?? {}
    },
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const sheetsOf = (chunk: string): string[] =>
        chunks
          .filter(({ name }) => name === chunk)
          .flatMap(({ fileName, imports }) => [fileName, ...imports])
          .flatMap((name) => {
            const used = bundle[name]
            return used?.type === 'chunk' ? [...(used.viteMetadata?.importedCss ?? [])] : []
          })
      const atOnce = new Set(sheetsOf('start'))
      for (const sheet of sheetsOf('pages')) if (!atOnce.has(sheet)) later.add(sheet)
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const root = import.meta.dirname
        const outDir = join(root, 'node_modules/.cache/picture')
        await build({
          root,
          configFile: false,
          define,
          plugins: [react()],
          build: {
            ssr: 'src/picture.tsx',
            outDir,
            emptyOutDir: true,
            target: 'node20',
            assetsInlineLimit: 0,
            copyPublicDir: false,
          },
          logLevel: 'error',
        })
        const { draw } = await import(`${pathToFileURL(join(outDir, 'picture.js')).href}?${Date.now()}`)
        const assets = readdirSync(join(dist, 'assets'))
        const font = assets.find((name) => FONT.test(name))
        const preload = `<link rel="preload" as="font" type="font/woff2" href="/assets/${font}" crossorigin />`
        const shell = readFileSync(join(dist, 'index.html'), 'utf8').replace(
          '<title>',
          `${preload}\n    <title>`,
        )
        writeFileSync(join(dist, 'shell.html'), shell)
        const games = readdirSync(join(root, 'src/games'), { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && entry.name !== 'plain')
          .map(({ name }) => name)
        const paths = [...PLAIN, ...OF_A_GAME.flatMap((page) => games.map((game) => `${page}/${game}`))]
        const styles = styleSheet()
        const pictures: [string, string][] = []
        for (const path of paths) pictures.push([path, styles.without(await draw(path))])
        const link = (sheet: string) => `<link rel="stylesheet" crossorigin href="/${sheet}" />`
        const own = link(styles.write(dist))
        const ofPages = [...later].map(link).join('')
        for (const [path, picture] of pictures) {
          const file = join(dist, path === '/' ? 'index.html' : `pages${path}.html`)
          mkdirSync(dirname(file), { recursive: true })
          const drawn = `<div id="picture" inert aria-hidden="true">${picture}</div>`
          writeFileSync(
            file,
            shell
              .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
              .replace('</head>', `${path === '/' ? '' : ofPages}${own}</head>`)
              .replace('<div id="root">', () => `${drawn}<div id="root">`),
          )
        }
        rmSync(outDir, { recursive: true })
      },
    },
  }
}
