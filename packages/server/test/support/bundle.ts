import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { folder } from './node.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Bundles files of the tests for processes and threads of their own. Libraries are found beside the sources. */
export async function bundled(...files: string[]): Promise<URL[]> {
  const outdir = folder()
  const { symlinkSync } = await import('node:fs')
  symlinkSync(`${root}node_modules`, `${outdir}/node_modules`)
  await build({
    absWorkingDir: root,
    entryPoints: files.map((file) => fileURLToPath(new URL(file, import.meta.url))),
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    outExtension: { '.js': '.mjs' },
    plugins: [
      {
        name: 'bundle-only-our-own',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@midden/') ? undefined : { path, external: true },
          )
        },
      },
    ],
  })
  return files.map((file) => new URL(`file://${outdir}/${file.split('/').at(-1)!.replace(/\.ts$/, '.mjs')}`))
}
