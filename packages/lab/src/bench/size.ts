import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/** The kernel without any game as a browser would load it, in bytes; null where esbuild is not installed. */
export async function kernelSize(root: URL): Promise<{ minified: number; gzip: number } | null> {
  const esbuild = await import('esbuild').catch(() => null)
  if (esbuild === null) return null
  const { outputFiles } = await esbuild.build({
    entryPoints: [fileURLToPath(new URL('packages/kernel/src/index.ts', root))],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  })
  const code = outputFiles[0]!.contents
  return { minified: code.length, gzip: gzipSync(code, { level: 9 }).length }
}
