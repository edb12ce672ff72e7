import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** What shrinks; fonts and pictures are packed already. */
const SHRINKS = /\.(js|css|html|svg|webmanifest)$/
const WORTH_IT = 1024

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
      handler() {
        for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
          const file = join(dist, name)
          if (!SHRINKS.test(name) || statSync(file).size < WORTH_IT) continue
          const bytes = readFileSync(file)
          writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
          writeFileSync(`${file}.br`, brotliCompressSync(bytes))
        }
      },
    },
  }
}
