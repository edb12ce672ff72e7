import { join } from 'node:path'
import { gathered } from './gathered.mjs'
import { root } from './install.mjs'

/**
 * How our TypeScript becomes files that Node runs: our own packages inside, libraries left where they are.
 * @type {{ [K in keyof import('esbuild').BuildOptions]: import('esbuild').BuildOptions[K] }}
 */
export const forNode = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  splitting: true,
  logLevel: 'silent',
  plugins: [
    gathered,
    {
      name: 'bundle-only-our-own',
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@midden/') ? undefined : { path, external: true },
        )
      },
    },
  ],
}

/** The midden command and its workers, as one folder of files. */
export const command = {
  ...forNode,
  entryPoints: {
    midden: join(root, 'packages/cli/src/main.ts'),
    worker: join(root, 'packages/cli/src/worker.ts'),
    'bot-worker': join(root, 'packages/server/src/bots/worker.ts'),
  },
}
