import { readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What shrinks; fonts and pictures are packed already. */
const SHRINKS = /\.(js|css|html|svg|txt|webmanifest)$/
const WORTH_IT = 1024

/** In threads of their own: all cores pack. */
const zipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

async function pack(file: string): Promise<void> {
  const bytes = await readFile(file)
  await Promise.all([
    zipped(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
    brotlied(bytes).then((small) => writeFile(`${file}.br`, small)),
  ])
}

/** Lays every text file beside itself as .br and .gz, so that a server need not pack it at every request. */
export function packed(): Plugin {
  let dist = ''
  return {
    name: 'midden-packed',
    apply: 'build',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
          .filter((name) => SHRINKS.test(name))
          .map((name) => join(dist, name))
        await Promise.all(files.filter((file) => statSync(file).size >= WORTH_IT).map(pack))
      },
    },
  }
}
